"""How a ghost hand moves: it comes, waits where the gesture begins, presses, holds or draws along a
way, lets go, and is back where it began.

Pure: where it is at each moment. Points are in pixels, `unit` is one dp.
"""

from dataclasses import dataclass
from itertools import pairwise
from math import hypot

Point = tuple[float, float]

COMES, PRESSES, LETS_GO, LOOKS, GOES = 0.35, 0.18, 0.16, 0.3, 0.3
HOLDS = 0.9
"""Seconds of each part; one that holds stays so long between pressing and letting go."""
SPEED, SHORTEST, LONGEST = 210.0, 0.7, 1.8
"""Of a way: in dp a second, and how many seconds it takes at least and at most."""
AWAY = (46.0, -58.0)
"""From where it comes, in dp: from below, as a hand does."""
PRESSED = 0.88


@dataclass(frozen=True, slots=True)
class Pose:
    """`press` from 0 to 1; `drawn` is the part of the way behind it."""

    x: float
    y: float
    alpha: float
    press: float
    drawn: tuple[Point, ...] = ()

    @property
    def scale(self) -> float:
        return 1 - (1 - PRESSED) * self.press


@dataclass(frozen=True, slots=True)
class Ghost:
    """`way` has one point for a tap, several to be drawn along. `is_above` and `is_left`: it comes
    from there, where it has no room below or on the right."""

    way: tuple[Point, ...]
    is_held: bool = False
    unit: float = 1.0
    is_above: bool = False
    is_left: bool = False

    @property
    def length(self) -> float:
        return sum(hypot(x - a, y - b) for (a, b), (x, y) in pairwise(self.way))

    @property
    def _draws(self) -> float:
        if len(self.way) < 2:
            return 0.0
        return min(LONGEST, max(SHORTEST, self.length / self.unit / SPEED))

    @property
    def _held(self) -> float:
        """From pressing to letting go."""
        return PRESSES + LETS_GO + self._draws + HOLDS * self.is_held

    @property
    def seconds(self) -> float:
        return COMES + self._held + LOOKS + GOES

    @property
    def stays(self) -> bool:
        """It ends where it began."""
        return len(self.way) < 2

    @property
    def rest(self) -> Pose:
        """Where it waits: at the start, before it presses."""
        return Pose(*self.way[0], 1.0, 0.0)

    def at(self, time: float) -> Pose:
        since, gone = time - COMES, time - COMES - self._held - LOOKS
        if since < 0:
            return self._aside(self.way[0], _eased(time / COMES), ())
        if gone > 0:
            return self._aside(self.way[-1], 1 - _eased(min(1.0, gone / GOES)), self.way)
        share = _eased(min(1.0, max(0.0, (since - PRESSES) / (self._draws or 1.0))))
        drawn = self._drawn(share) if self._draws else self.way
        x, y = drawn[-1]
        return Pose(x, y, 1.0, self._press(since), drawn if self._draws else ())

    def _aside(self, point: Point, near: float, drawn: tuple[Point, ...]) -> Pose:
        dx, dy = ((1 - near) * self.unit * away for away in AWAY)
        dx *= -1 if self.is_left else 1
        dy *= -1 if self.is_above else 1
        shown = drawn if len(drawn) > 1 else ()
        return Pose(point[0] + dx, point[1] + dy, near, 0.0, shown)

    def _press(self, since: float) -> float:
        """Down, and up again."""
        return max(0.0, min(1.0, since / PRESSES, (self._held - since) / LETS_GO))

    def _drawn(self, share: float) -> tuple[Point, ...]:
        """The way up to this share of its length."""
        left = share * self.length
        found = [self.way[0]]
        for (a, b), (x, y) in pairwise(self.way):
            leg = hypot(x - a, y - b)
            if leg >= left:
                part = left / leg if leg else 0.0
                return (*found, (a + (x - a) * part, b + (y - b) * part))
            left -= leg
            found.append((x, y))
        return self.way


def _eased(share: float) -> float:
    return share * share * (3 - 2 * share)
