"""Codes that come from elsewhere: typed, or sent by another app, of which nothing else is read."""

from app.core.errors import BadRequest
from app.presenters.phrase import phrase
from app.presenters.solo.hub import sent_code, trouble_words
from app.solo.codes import Code
from app.ui.kit.sheet import Sheet
from app.ui.kit.shell import Shell
from app.ui.kit.text import Text
from app.ui.kit.words import said
from app.ui.solo.opening import Opening


def open_code(shell: Shell, code: Code) -> None:
    """Its puzzle goes on if it was begun; with a result to beat it begins anew."""
    opening = Opening(shell, code.kind, code.seed).against(code)
    if code.result is None:
        opening.open()
    else:
        opening.begin()


def open_sent(shell: Shell) -> None:
    """What another app has sent since the last time; what is wrong with it is said."""
    text = shell.device.sent_text()
    if not text:
        return
    try:
        open_code(shell, sent_code(text))
    except BadRequest as error:
        catalogue = shell.words.catalogue
        words = said(catalogue, trouble_words(error.code))
        content = Text(role="body", text=words, ink=shell.app.theme.ink)
        title = said(catalogue, phrase("solo.title"))
        shell.navigator.open_sheet(Sheet(content, title=title))
