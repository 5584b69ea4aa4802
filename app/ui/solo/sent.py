"""Codes that come from elsewhere: typed, or sent by another app, of which nothing else is read."""

from collections.abc import Callable

from app.core.errors import BadRequest
from app.presenters.phrase import phrase
from app.presenters.solo.hub import sent_code
from app.solo.codes import Code
from app.solo.puzzles import checked
from app.ui.kit.sheet import Sheet
from app.ui.kit.shell import Shell
from app.ui.kit.words import said
from app.ui.solo.code_line import CodeLine
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


def ask_for_code(shell: Shell, read: Callable[[str], Code]) -> None:
    """`read` says which code is meant by what is typed."""
    line = CodeLine()
    line.bind(on_play=lambda line: _play(shell, read, line))
    title = said(shell.words.catalogue, phrase("puzzles.code.title"))
    shell.navigator.open_sheet(Sheet(line, title=title))


def _play(shell: Shell, read: Callable[[str], Code], line: CodeLine) -> None:
    try:
        open_code(shell, read(line.code))
    except BadRequest as error:
        line.trouble = error.code


def open_sent(shell: Shell) -> None:
    """What another app has sent since the last time; what is wrong with it is said."""
    text = shell.device.sent_text()
    if not text:
        return
    try:
        open_code(shell, sent_code(text))
    except BadRequest as error:
        tell_trouble(shell, error.code)
