"""A race against a bot on Go's page: it thinks of its rolls ahead, and is shown where it is."""

from collections.abc import Callable

from app.presenters.go.rival import NOBODY, Rival, RivalModel
from app.presenters.go.table import GoTable
from app.ui.go.go_bots import draw_luck
from app.ui.go.go_clock import GoClock
from app.ui.kit.motion import Motion, Movement
from app.ui.kit.shell import Shell

HOPS = 0.6
"""Seconds."""


class GoRace:
    """`show` gets what the rival comes to, whenever that changes; as it solves a roll, `hop` runs
    from 0 to 1."""

    def __init__(
        self,
        table: GoTable,
        shell: Shell,
        clock: GoClock,
        show: Callable[[RivalModel], None],
        hop: Callable[[object, float], None],
    ) -> None:
        self._table, self._shell, self._clock, self._show = table, shell, clock, show
        self._hop = Movement(HOPS, lambda share: hop(self, share), "linear", self._tell)
        self.motion = Motion()
        self._rival: Rival | None = None
        self._seen = NOBODY
        level = table.kept.rival
        if level is not None:
            draw_luck(table, shell)
            self._rival = Rival(level, table.kept.luck)
            clock.ticked = self.look
        self.look()

    def look(self) -> None:
        """Where it is now; the next roll is thought of before it comes."""
        now = self._clock.milliseconds
        if self._rival is None or self._table.is_over:
            self._show(NOBODY)
            return
        if self._rival.needs_thought(now) and not self._shell.thinker.is_busy:
            self._shell.thinker.think(self._rival.thought(now), lambda _: None)
        seen = self._rival.seen(now)
        if seen != self._seen and self._rival.is_known(now):
            if self._seen.is_there and seen.solved > self._seen.solved:
                self.motion.play([self._hop], self._shell.app.speed, lambda: None)
            self._seen = seen
            self._table.kept.keep_rival(seen.solved)
            self._show(seen)

    def _tell(self) -> None:
        self._shell.sounds.play("tick")
