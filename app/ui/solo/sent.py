"""Codes that come from elsewhere: typed, or sent by another app, of which nothing else is read."""

from app.core.errors import BadRequest
from app.presenters.solo.hub import sent_code
from app.solo.codes import Code
from app.solo.puzzles import checked
from app.ui.kit.shell import Shell
from app.ui.solo.opening import Opening
from app.ui.solo.trouble import tell_trouble


def open_code(shell: Shell, code: Code) -> None:
    """Its puzzle goes on if it was begun; with a result to beat it begins anew. BadRequest says why
    there is none."""
    checked(code, shell.desk.today())
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
        tell_trouble(shell, error.code)
