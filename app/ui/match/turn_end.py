"""The end of a turn: its result rests for a moment, then the curtain, or the table turns."""

from collections.abc import Callable
from typing import Protocol

from app.presenters.match.at_table import AtTable
from app.ui.kit.motion import After, Movement, resting
from app.ui.match.turned import Turned

RESTS = 0.7
"""Seconds in which the result is seen, and undo still lives."""


class TurnScreen(Protocol):
    @property
    def table(self) -> AtTable: ...
    @property
    def lies(self) -> bool: ...
    def play_out(self, movements: list[Movement], then: After) -> None: ...
    def show_result(self, can_undo: bool) -> None: ...
    def turn_to_seat(self) -> None: ...
    def refresh(self) -> None: ...
    def hand_on(self) -> None: ...
    def next(self) -> None: ...


class TurnEnd:
    """`is_resting`: the seat that moved is still looking; nothing of the next one is shown yet."""

    def __init__(self, screen: TurnScreen, turned: Turned) -> None:
        self._screen, self._turned = screen, turned
        self.is_resting = False

    @property
    def can_undo(self) -> bool:
        return self.is_resting and self._screen.table.can_take_back

    def rest(self) -> None:
        """Then on to whoever is next, unless the move was taken back."""
        self.is_resting = True
        self._screen.show_result(self._screen.table.can_take_back)
        self._screen.play_out([resting(RESTS)], self._rested)

    def _rested(self) -> None:
        if self.is_resting:
            self.go_on(has_passed=True)

    def go_on(self, has_passed: bool) -> None:
        """With this seat's turn, or with the next one's."""
        self.is_resting = False
        table = self._screen.table
        is_passed_on = has_passed and table.is_in_hand and not self._screen.lies
        if is_passed_on and (table.is_handed_on or table.goes_round):
            self._screen.hand_on()
            return
        quarters = self._turned.quarters
        self._screen.turn_to_seat()
        self._screen.refresh()
        self._screen.play_out(self._turned.swing_from(quarters), self._screen.next)

    def taken_back(self, finish: Callable[[], None]) -> bool:
        """Whether there was something to take back; then the turn goes on."""
        can_undo = self.can_undo
        if can_undo:
            self.is_resting = False
            finish()
            self._screen.table.undo()
        return can_undo
