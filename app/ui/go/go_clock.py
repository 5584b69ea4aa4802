"""The clock on Go's pages: the round's five minutes alone, how long a board takes among several.

It looks at a steady time a few times a second, and keeps what has run so that a kill loses little.
Every step is kept with its time. What it shows is the presenter's.
"""

from collections.abc import Callable, Sequence

from kivy.clock import Clock

from app.core.errors import WanderwallError
from app.games.go.moves import Move
from app.presenters.go.clock_model import ClockModel, clock_model
from app.presenters.go.table import LAST_SECONDS, GoTable
from app.session.clock import Seconds, Stopwatch
from app.ui.kit.motion import After
from app.ui.kit.shell import Shell

LOOKS = 0.2
"""How often the time is looked at, in seconds."""


class GoClock:
    """It runs while somebody builds, and stands still while the board is covered."""

    table: GoTable

    def __init__(
        self,
        shell: Shell,
        now: Seconds,
        show: Callable[[ClockModel], None],
        tell_of_keeping: Callable[[WanderwallError | None], None],
    ) -> None:
        self._shell, self._now = shell, now
        self._show, self._tell_of_keeping = show, tell_of_keeping
        self._watch = Stopwatch(now)
        self._shown = 0
        self.time_is_up: After = lambda: None
        self.ticked: After = lambda: None

    def begin(self, table: GoTable) -> None:
        """As it was kept beside the match."""
        self.stop()
        self.table = table
        self._watch = Stopwatch(self._now, table.kept.clock)
        self._shown = self.milliseconds // 1000
        self.look()

    @property
    def is_running(self) -> bool:
        return self._watch.is_running

    @property
    def milliseconds(self) -> int:
        return self._watch.milliseconds

    def run(self) -> None:
        self._watch.start()
        Clock.unschedule(self.look)
        Clock.schedule_interval(self.look, LOOKS)

    def stop(self) -> None:
        self._watch.stop()
        Clock.unschedule(self.look)

    def jump(self, on_board: int) -> None:
        """This board has been built so long by somebody whose time is not waited for."""
        self.table.kept.keep_on_board(on_board)
        self._watch = Stopwatch(self._now, self.table.kept.clock)
        self.look()

    def halt(self) -> None:
        """And keep how far it is."""
        self.stop()
        self._keep_time()

    def keep(self, moves: Sequence[Move] = ()) -> None:
        self.table.keep_moves(moves, self.milliseconds)
        self._tell_of_keeping(self.table.match.keeping_error)

    def _keep_time(self) -> None:
        self.keep()
        self.table.match.keep()

    def look(self, *_: object) -> None:
        """Show the time; each second that has run is kept, for a kill comes without a warning."""
        if not self.table.is_solo:
            self.table.kept.keep_clock(self.milliseconds)
        shown = clock_model(self.table, self.milliseconds, is_still=self._shell.app.speed == 0)
        self._show(shown)
        if self.is_running:
            self.ticked()
        seconds = self.milliseconds // 1000
        if self.is_running and seconds != self._shown:
            self._shown = seconds
            self._second_passed(shown.seconds_left)

    def _second_passed(self, seconds_left: int) -> None:
        is_timed = self.table.kept.is_timed
        if is_timed and seconds_left == LAST_SECONDS:
            self._shell.haptics.tick()
            self._shell.sounds.play("tick")
        if is_timed and seconds_left == 0:
            self.time_is_up()
        elif self.table.terms.counts_time:
            self._keep_time()
