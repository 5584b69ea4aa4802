"""Sheets with cards of Shift that all may see, large."""

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.presenters.match.seats import by_seat
from app.presenters.phrase import Field, phrase
from app.presenters.shift.table_model import TableModel, WantedModel
from app.ui.kit.sheet import Sheet
from app.ui.kit.shell import Shell
from app.ui.kit.words import said
from app.ui.shift.found_row import FoundRow
from app.ui.shift.target_card import TargetCard

FOUND_HEIGHT, FOUND_LARGEST = 112, 56
WANTED_HEIGHT, WANTED_SHARE = 320, 0.6
"""Of open cards, in dp and at most of the page's height."""


class ShiftCards:
    def __init__(self, shell: Shell) -> None:
        self._shell = shell

    def show_found(self, model: TableModel, number: int) -> None:
        """What the seat with this number has found."""
        seat = model.seats[number]
        row = FoundRow(
            size_hint_y=None,
            height=dp(FOUND_HEIGHT),
            found=seat.found,
            open_cards=seat.open_cards,
            left=seat.left,
            edition=model.edition,
            ink=self._shell.app.theme.ink,
            largest=dp(FOUND_LARGEST),
        )
        found = len(seat.found)
        told = by_seat("shift.found_by", seat.name)
        title = phrase("shift.found_sum", found=told, number=found, all=found + seat.left)
        self._open(row, title)

    def show_wanted(self, model: TableModel, wanted: WantedModel) -> None:
        """The open cards of a seat."""
        room = self._shell.navigator.height * WANTED_SHARE
        card = TargetCard(
            size_hint_y=None,
            height=min(dp(WANTED_HEIGHT), room),
            wanted=wanted,
            edition=model.edition,
        )
        self._open(card, next(seat.name for seat in model.seats if seat.pawn == wanted.pawn))

    def _open(self, cards: Widget, title: Field) -> None:
        words = said(self._shell.words.catalogue, title)
        self._shell.navigator.open_sheet(Sheet(cards, title=words))
