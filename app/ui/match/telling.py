"""A match in words on a sheet: to be read, heard turn by turn, and sent to somebody."""

from collections.abc import Iterator
from functools import partial
from itertools import islice

from kivy.clock import Clock

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
from app.ui.kit.scroller import Scroller
from app.ui.kit.share import is_copied
from app.ui.kit.sheet import Sheet
from app.ui.kit.shell import Shell
from app.ui.kit.words import said
from app.ui.match.told_heading import ToldHeading
from app.ui.match.told_piece import ToldPiece
from app.ui.match.told_row import ToldRow
from app.ui.match.told_words import ToldWords

AT_ONCE, A_FRAME = 6, 3
"""Rows that are made at first, and with each frame as somebody comes near their end."""
AHEAD = 1.5
"""As many times as high as what is seen, there are rows below that."""


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
        self._add(AT_ONCE)
        scroller = sheet.ids.scroller
        scroller.keep_place()
        read = Clock.create_trigger(partial(self._read, scroller))
        for name in ("scroll_y", "viewport_size", "height"):
            scroller.fbind(name, read)
        self._shell.navigator.open_sheet(sheet)

    def _read(self, scroller: Scroller, _: float) -> None:
        """A few rows a frame: what is scrolled does not halt."""
        if scroller.below < AHEAD * scroller.height:
            self._add(A_FRAME)

    def _add(self, count: int) -> None:
        for row in islice(self._rows, count):
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
