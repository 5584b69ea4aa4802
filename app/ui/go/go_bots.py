"""Bots that build at Go's table among people: they think before they begin, then act in time."""

from collections.abc import Callable

from app.bots.go_building import Act
from app.games.go.state import Phase
from app.presenters.go.bots import Acts, bot_seats, is_due, plans
from app.presenters.go.table import GoTable
from app.ui.kit.shell import Shell


def draw_luck(table: GoTable, shell: Shell) -> None:
    """Once a match, before a bot does anything."""
    if not table.kept.luck:
        table.kept.keep_luck(shell.new_seed())


class GoBots:
    """`play` does what a seat's bot wants now."""

    def __init__(self, table: GoTable, shell: Shell, play: Callable[[int, Act], None]) -> None:
        self._table, self._shell, self._play = table, shell, play
        self._plans: dict[int, Acts] = {}

    def begin(self) -> None:
        """They see the roll, from now on or again."""
        self._plans = {}
        if bot_seats(self._table):
            draw_luck(self._table, self._shell)
            self._shell.thinker.think(plans(self._table), self._found)

    def _found(self, plans: dict[int, Acts]) -> None:
        self._plans = plans
        self.look()

    def look(self) -> None:
        """Whatever is due by now."""
        for seat in tuple(self._plans):
            while self._is_due(seat):
                act, *rest = self._plans[seat]
                self._plans[seat] = tuple(rest)
                self._play(seat, act)

    def _is_due(self, seat: int) -> bool:
        """What was played may have ended the round, and another may have begun."""
        is_building = self._table.phase is Phase.BUILD
        return is_building and is_due(self._table, seat, self._plans.get(seat, ()))
