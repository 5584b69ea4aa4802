"""Bots that build at Go's table among people: they think before they begin, then act in time."""

from collections.abc import Callable

from app.bots.go_building import Act
from app.games.go.state import Phase
from app.presenters.go.bots import Acts, all_acts, bot_seats, next_due
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
        self._acts: dict[int, Acts] = {}

    def begin(self) -> None:
        """They see the roll, from now on or again."""
        self._acts = {}
        if bot_seats(self._table):
            draw_luck(self._table, self._shell)
            self._shell.thinker.think(all_acts(self._table), self._found)

    def _found(self, acts: dict[int, Acts]) -> None:
        self._acts = acts
        self.look()

    def look(self) -> None:
        """Whatever is due by now."""
        for seat, acts in self._acts.items():
            while self._table.phase is Phase.BUILD:
                act = next_due(self._table, seat, acts, self._table.kept.on_board)
                if act is None:
                    break
                self._play(seat, act)
