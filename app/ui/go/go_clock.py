"""The clock on Go's page: the round's five minutes alone, how long a board takes in relay.

It looks at a steady time a few times a second, and keeps what has run so that a kill loses little.
"""

from typing import TYPE_CHECKING, Any

from kivy.clock import Clock

from app.presenters.go.table import LAST_SECONDS, clock_text
from app.session.clock import Stopwatch

if TYPE_CHECKING:
    from app.ui.go.go_match_page import GoMatchPage

LOOKS = 0.2
"""How often the time is looked at, in seconds."""


class GoClock:
    """It runs while somebody builds, and stands still while the board is covered."""

    def __init__(self, page: "GoMatchPage[Any]") -> None:
        self._page = page
        self._watch = Stopwatch(page.now)
        self._shown = 0

    def begin(self) -> None:
        """As it was kept beside the match."""
        self.stop()
        self._watch = Stopwatch(self._page.now, self._page.table.played)
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

    def look(self, *_: object) -> None:
        """Show the time; each second that has run is kept, for a kill comes without a warning."""
        page = self._page
        if not page.is_there:
            return
        table = page.table
        if table.is_timed:
            page.seconds_left = table.seconds_left(self.milliseconds)
        page.is_last = table.is_timed and page.seconds_left <= LAST_SECONDS
        page.beats = page.is_last and (page.speed == 0 or page.seconds_left % 2 == 1)
        if not table.is_solo:
            table.keep_clock(self.milliseconds)
            page.elapsed = clock_text(table.on_board // 1000 if table.has_begun else 0)
        seconds = self.milliseconds // 1000
        if self.is_running and seconds != self._shown:
            self._shown = seconds
            self._second_passed()

    def _second_passed(self) -> None:
        page = self._page
        if page.table.is_timed and page.seconds_left == LAST_SECONDS:
            page.shell.haptics.tick()
            page.shell.sounds.play("tick")
        if page.table.is_timed and page.seconds_left == 0:
            page.time_is_up()
        elif page.table.is_timed or not page.table.is_solo:
            page.keep_moves([])
            page.table.match.keep()
