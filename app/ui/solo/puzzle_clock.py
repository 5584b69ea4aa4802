"""The clock of a puzzle: it runs while its board is seen, and every step is kept with its time.

A kill comes without a warning: where there is so much time and no more it is looked at a few times
a second and each second is kept, elsewhere what has been thought is kept now and then.
"""

from collections.abc import Callable
from time import monotonic

from kivy.clock import Clock

from app.session.alone import Alone
from app.session.clock import Stopwatch

LOOKS = 0.2
"""How often the time is looked at, in seconds."""
KEEPS = 10
"""So many seconds of thinking a kill may take away."""


class PuzzleClock:
    """`ticked` is told of each second that has run, where `limit` milliseconds are all there are;
    `ended` that they are over."""

    now = staticmethod(monotonic)

    def __init__(self, ticked: Callable[[], None], ended: Callable[[], None]) -> None:
        self._ticked, self._ended = ticked, ended
        self._asked: Alone | None = None
        self._limit = 0
        self._watch = Stopwatch(self._time)
        self._shown = 0

    def _time(self) -> float:
        return self.now()

    def begin(self, asked: Alone | None, limit: int) -> None:
        """Where it stood."""
        self.stop()
        self._asked, self._limit = asked, limit
        self._watch = Stopwatch(self._time, asked.clock if asked else 0)
        self._shown = self._watch.milliseconds // 1000

    def run(self) -> None:
        """Not once it is over, whatever the page shows then."""
        if self._asked is not None and self._asked.is_over:
            return
        self._watch.start()
        self._rest()
        if self._limit:
            Clock.schedule_interval(self._look, LOOKS)
        else:
            Clock.schedule_interval(self._keep, KEEPS)

    def halt(self) -> None:
        """And keep how far it is."""
        if self._watch.is_running and self._asked is not None:
            self.stop()
            self.note()
            self._asked.match.keep()

    def end(self) -> None:
        """Whoever plays has had enough."""
        self.stop()
        self._watch = Stopwatch(self._time, self._limit)
        self.note()

    def note(self) -> None:
        """What the next step is kept with."""
        if self._asked is not None:
            self._asked.keep_clock(self._watch.milliseconds)

    def stop(self) -> None:
        """Where the last step was kept."""
        self._watch.stop()
        self._rest()

    def _rest(self) -> None:
        Clock.unschedule(self._look)
        Clock.unschedule(self._keep)

    def _keep(self, _: float) -> None:
        if self._asked is not None:
            self.note()
            self._asked.match.keep()

    def _look(self, _: float) -> None:
        self.note()
        seconds = self._watch.milliseconds // 1000
        if self._watch.milliseconds >= self._limit:
            self.end()
            self._ended()
        elif seconds != self._shown and self._asked is not None:
            self._shown = seconds
            self._asked.match.keep()
            self._ticked()
