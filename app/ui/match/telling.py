"""A match in words on a sheet: to be read, heard piece by piece, and sent to somebody."""

from functools import partial

from app.presenters.match.at_table import AtTable
from app.presenters.match.told import Piece, head, opening_pieces, pieces, text_of
from app.presenters.phrase import phrase
from app.ui.kit.pile import Pile
from app.ui.kit.share import is_copied
from app.ui.kit.sheet import Sheet
from app.ui.kit.shell import Shell
from app.ui.kit.words import said
from app.ui.match.told_piece import ToldPiece
from app.ui.match.told_words import ToldWords


def open_told(shell: Shell, table: AtTable) -> None:
    say = partial(said, shell.words.catalogue)
    first, lay, told = head(table), list(opening_pieces(table)), list(pieces(table))
    words = ToldWords(can_speak=shell.aloud.is_on)
    _add(shell, words.ids.pieces, [first, *told])
    words.bind(on_unfold=lambda _: _add(shell, words.ids.opening, lay))
    words.bind(on_send=lambda _: _send(shell, words, text_of([first, *lay, *told], say)))
    shell.navigator.open_sheet(Sheet(words, title=say(phrase("told.title"))))


def _add(shell: Shell, pile: Pile, told: list[Piece]) -> None:
    for piece in told:
        pile.add_widget(_piece(shell, piece))


def _piece(shell: Shell, piece: Piece) -> ToldPiece:
    lines = "\n".join(said(shell.words.catalogue, line) for line in piece)
    made = ToldPiece(text=lines)
    made.bind(on_release=lambda _: shell.aloud.say(*piece))
    return made


def _send(shell: Shell, words: ToldWords, text: str) -> None:
    """By the device's own way, else by the clipboard."""
    words.is_copied = not shell.device.share(text) and is_copied(text)
