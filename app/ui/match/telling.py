"""A match in words on a sheet: to be read, heard turn by turn, and sent to somebody."""

from collections.abc import Iterator
from functools import partial
from itertools import islice

from app.presenters.match.at_table import AtTable
from app.presenters.match.told import (
    Piece,
    ToldRowModel,
    head,
    opening_pieces,
    rows,
    start_picture,
    text_of,
)
from app.presenters.phrase import phrase
from app.ui.kit.icon_key import IconKey
from app.ui.kit.share import is_copied
from app.ui.kit.sheet import Sheet
from app.ui.kit.shell import Shell
from app.ui.kit.words import said
from app.ui.match.told_heading import ToldHeading
from app.ui.match.told_piece import ToldPiece
from app.ui.match.told_row import ToldRow
from app.ui.match.told_words import ToldWords

AT_ONCE = 14
"""Rows that are made before somebody scrolls to their end."""
NEAR_END = 0.2


class Telling:
    """Long matches come row by row, as they are read."""

    def __init__(self, shell: Shell, table: AtTable) -> None:
        self._shell, self._table = shell, table
        self._rows: Iterator[ToldRowModel] = rows(table)
        self._say = partial(said, shell.words.catalogue)
        self.words = ToldWords(can_speak=shell.aloud.is_on)
        self.words.counted = " ".join(map(self._say, head(table)))
        shown = start_picture(table)
        self.words.title = self._say(shown.title)
        self.words.figure, self.words.names = shown.figure, list(shown.names)
        self._send = IconKey(icon="share-variant", name=self._say(phrase("told.send")))
        self._send.bind(on_release=lambda _: self.send())
        self.words.bind(on_unfold=lambda _: self._unfold())

    def open(self) -> None:
        title = self._say(phrase("told.title"))
        sheet = Sheet(self.words, keys=self._send, title=title)
        self.more()
        sheet.ids.scroller.keep_place()
        sheet.ids.scroller.bind(scroll_y=lambda _, at: self.more() if at < NEAR_END else None)
        self._shell.navigator.open_sheet(sheet)

    def more(self) -> None:
        for row in islice(self._rows, AT_ONCE):
            self.words.ids.rows.add_widget(self._made(row))

    def _made(self, row: ToldRowModel) -> ToldRow | ToldHeading:
        line = self._say(row.line)
        kind = ToldHeading if row.is_heading else ToldRow
        made = kind(row=row, name=line)
        made.bind(on_release=lambda _: self._shell.aloud.say(row.line))
        return made

    def _unfold(self) -> None:
        for piece in opening_pieces(self._table):
            self.words.ids.opening.add_widget(self._piece(piece))

    def _piece(self, piece: Piece) -> ToldPiece:
        made = ToldPiece(text="\n".join(map(self._say, piece)))
        made.bind(on_release=lambda _: self._shell.aloud.say(*piece))
        return made

    def send(self) -> None:
        """By the device's own way, else by the clipboard."""
        text = text_of(self._table, self._say)
        self.words.is_copied = not self._shell.device.share(text) and is_copied(text)
        if self.words.is_copied:
            self._send.icon, self._send.name = "check-bold", self._say(phrase("told.copied"))


def open_told(shell: Shell, table: AtTable) -> None:
    Telling(shell, table).open()
