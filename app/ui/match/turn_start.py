"""A person's turn begins: it is said once, and whoever is meant is seen on the board and beside it.

Where a curtain stood between two people it has said whose turn it is.
"""

from collections.abc import Callable
from typing import Protocol

from app.presenters.match.at_table import AtTable
from app.presenters.phrase import phrase
from app.session.lessons import is_lesson
from app.session.match import Match
from app.ui.match.notices import Notices

YOUR_TURN = phrase("match.your_turn")


class TurnScreen(Protocol):
    notices: Notices

    @property
    def table(self) -> AtTable: ...
    @property
    def lies(self) -> bool: ...


def _unseen(_: int) -> None:
    """Where a game shows nothing of it."""


class TurnStart:
    """`greet` shows on the page of a game that this seat is meant."""

    def __init__(self, screen: TurnScreen) -> None:
        self._screen = screen
        self.greet: Callable[[int], None] = _unseen
        self._match: Match | None = None
        self._moves = 0

    def tell(self) -> None:
        table, match = self._screen.table, self._screen.table.match
        moves = len(match.moves)
        is_told = self._match is match and self._moves >= moves
        if is_told or table.is_within_turn or len(table.seats) == 1 or is_lesson(match):
            return
        self._match, self._moves = match, moves
        if moves and not self._has_curtain:
            self._screen.notices.greet(YOUR_TURN)
        self.greet(table.seat)

    @property
    def _has_curtain(self) -> bool:
        """It has said who is next."""
        return self._screen.table.people > 1 and not self._screen.lies
