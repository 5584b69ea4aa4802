"""A finger on Go's tiles: where it came down and on what, and whether that was a tap."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import hypot
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp

SLOP = 8
"""In dp: how far a tap may wander."""
LONGEST_TAP, HOLDS, LONGEST_FRAME = 0.8, 0.5, 0.1
"""What lies on no tile for long is a resting hand, on a tile it holds it. A frame that is late
counts as a short one: it makes no tap a hold."""

Point = tuple[float, float]


@dataclass(slots=True)
class Press:
    """A finger: where it came down, on which tile, how far off its middle in cells; where it is.

    `is_empty`: on the slot of a tile that lies on the board. `is_held`: it has stayed on its tile,
    which flips when it is let go there.
    """

    at: Point
    tile: int | None
    away: Point
    now: Point
    is_empty: bool = False
    is_drag: bool = False
    is_held: bool = False

    def is_far(self, touch: Any) -> bool:
        return hypot(touch.x - self.at[0], touch.y - self.at[1]) > dp(SLOP)

    def is_tap(self, touch: Any) -> bool:
        is_short = touch.time_end - touch.time_start <= LONGEST_TAP
        return is_short and not self.is_held and not self.is_far(touch)


def stayed_on(presses: Iterable[Press]) -> int | None:
    """The tile whose other side is seen while a finger holds it."""
    return next((press.tile for press in presses if press.is_held and not press.is_drag), None)


class Stay:
    """How long the last finger that came down has stayed; `held` is told once it is long."""

    def __init__(self, held: Callable[[Press], None]) -> None:
        self._held = held
        self._press: Press | None = None
        self._seconds = 0.0

    def begin(self, press: Press) -> None:
        self._press, self._seconds = press, 0.0
        Clock.unschedule(self._frame)
        Clock.schedule_interval(self._frame, 0)

    def end(self) -> None:
        Clock.unschedule(self._frame)

    def _frame(self, seconds: float) -> None:
        self._seconds += min(seconds, LONGEST_FRAME)
        if self._press is not None and self._seconds >= HOLDS:
            self.end()
            self._held(self._press)
