"""A finger on Go's tiles: where it came down and on what, and whether that was a tap."""

from dataclasses import dataclass
from math import hypot
from typing import Any

from kivy.metrics import dp

from app.games.go.board import Laid
from app.presenters.go.tray import Face

SLOP = 8
"""In dp: how far a tap may wander."""
DOUBLE_SECONDS, LONGEST_TAP, HOLDS = 0.45, 0.8, 0.5
"""Two taps of a slow finger are still one flip; what lies on no tile for long is a resting hand,
on a tile it holds it."""

Point = tuple[float, float]


@dataclass(slots=True)
class Press:
    """A finger: where it came down, on which tile, how far off its middle in cells; where it is.

    `is_done`: it has held its tile already, and is no tap any more.
    """

    at: Point
    tile: int | None
    away: Point
    now: Point
    is_drag: bool = False
    is_done: bool = False

    def is_far(self, touch: Any) -> bool:
        return hypot(touch.x - self.at[0], touch.y - self.at[1]) > dp(SLOP)

    def is_tap(self, touch: Any) -> bool:
        is_short = touch.time_end - touch.time_start <= LONGEST_TAP
        return is_short and not self.is_done and not self.is_far(touch)


@dataclass(frozen=True, slots=True)
class Tap:
    """The last tap on a tile, and how the tile lay before it."""

    tile: int
    seconds: float
    face: Face
    laid: Laid | None

    def is_followed(self, tile: int, seconds: float) -> bool:
        """By a second one that makes both a double tap."""
        return tile == self.tile and seconds - self.seconds < DOUBLE_SECONDS
