"""Movements one after another, on the frames while they last and never after.

A tap finishes all at once; with movements off (speed 0) each jumps to its end as soon as it is
due, but for those that rest. `after` is called when the last one is done.
"""

from collections.abc import Callable
from dataclasses import dataclass

from kivy.animation import AnimationTransition
from kivy.clock import Clock

After = Callable[[], None]

LONGEST_FRAME = 0.1
"""A frame that took longer, as a page is built, must not swallow what is to be seen."""


@dataclass(frozen=True, slots=True)
class Movement:
    """`update` gets 0 to 1 along the easing; `start` happens once before, for a sound or so.

    While it `rests` nothing moves, but there is something to see or to take back: it lasts as long
    with movements off. One that is read moves, and with movements off `stands` so far all along.
    """

    seconds: float
    update: Callable[[float], None]
    easing: str = "in_out_cubic"
    start: Callable[[], None] | None = None
    rests: bool = False
    stands: float = 0.0

    def length(self, speed: float) -> float:
        if self.rests or (self.stands and not speed):
            return self.seconds * max(speed, 1.0)
        return self.seconds * speed

    def share(self, elapsed: float, speed: float) -> float:
        """How far it has come after so many seconds."""
        if self.stands and not speed:
            return self.stands
        ease: Callable[[float], float] = getattr(AnimationTransition, self.easing)
        return ease(elapsed / self.length(speed))


def resting(seconds: float) -> Movement:
    return Movement(seconds, lambda _: None, "linear", rests=True)


class Motion:
    def __init__(self) -> None:
        self._queue: list[Movement] = []
        self._after: After | None = None
        self._elapsed = 0.0
        self._speed = 1.0

    @property
    def is_running(self) -> bool:
        return bool(self._queue)

    def play(self, movements: list[Movement], speed: float, after: After) -> None:
        """Play these now; what is still running is finished first, and what that began."""
        while self._queue or self._after is not None:
            self.finish()
        self._queue, self._after, self._speed = list(movements), after, speed
        self._elapsed = 0.0
        self._begin()
        if any(movement.length(speed) for movement in self._queue):
            Clock.schedule_interval(self._frame, 0)
            if not speed:
                self._frame(0)
        else:
            self.finish()

    def finish(self) -> None:
        """Everything at its end, now."""
        Clock.unschedule(self._frame)
        while self._queue:
            self._queue[0].update(1.0)
            self._queue.pop(0)
            self._begin()
        after, self._after = self._after, None
        if after is not None:
            after()

    def stop(self) -> None:
        """Everything at its end, and on with nothing."""
        self._after = None
        self.finish()

    def finish_all(self) -> None:
        """Also what begins as something ends."""
        while self.is_running:
            self.finish()

    def _begin(self) -> None:
        if self._queue and self._queue[0].start is not None:
            self._queue[0].start()

    def _frame(self, seconds: float) -> bool:
        self._elapsed += min(seconds, LONGEST_FRAME)
        while self._queue:
            movement = self._queue[0]
            length = movement.length(self._speed)
            if self._elapsed < length:
                movement.update(movement.share(self._elapsed, self._speed))
                return True
            self._elapsed -= length
            movement.update(1.0)
            self._queue.pop(0)
            self._begin()
        self.finish()
        return False
