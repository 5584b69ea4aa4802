"""What stands while a hand waits: where a gesture begins, where it leads, and the way between.

Pure; in pixels, `unit` is one dp.
"""

from dataclasses import dataclass
from itertools import pairwise
from math import hypot

from app.presenters.lessons.ghost import Point
from app.teacher.lessons import Gesture

SIGNS = {
    Gesture.TURN: "rotate-right",
    Gesture.FLIP: "gesture-tap-hold",
    Gesture.BARRED: "cancel",
    Gesture.STAYS: "cancel",
}
"""Beside what is to be turned over or left alone; the other gestures say themselves."""
NUMBERS = ("numeric-1", "numeric-2")
"""First here, then there: where no hand moves from one to the other."""
HEAD, SLIM, STEPS = 16.0, 0.6, 96
"""Of an arrow's head, in dp, and how wide it is on each side by its length; how finely a leg of a
way is looked at."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A frame around a place on the screen, by its middle."""

    x: float
    y: float
    width: float
    height: float

    def holds(self, x: float, y: float) -> bool:
        return abs(x - self.x) <= self.width / 2 and abs(y - self.y) <= self.height / 2

    def meets(self, other: "Mark") -> bool:
        """Nothing without a size is met."""
        across, up = abs(other.x - self.x), abs(other.y - self.y)
        wide, high = self.width + other.width, self.height + other.height
        return bool(other.width and other.height) and across < wide / 2 and up < high / 2


NO_WORDS = Mark(0, 0, 0, 0)


def signs(gesture: Gesture, marks: int, moves: bool) -> tuple[str, ...]:
    """One for each mark, "" for none."""
    if not moves and marks > 1:
        return NUMBERS
    return ((SIGNS.get(gesture, ""),) + ("",) * (marks - 1))[:marks]


def badge_at(mark: Mark, side: float, top: float, head: Mark = NO_WORDS) -> Point:
    """On the upper left corner, for the hand comes from the other side; whole on the page, whose
    upper edge is `top`, and below its `head`."""
    x, y = max(mark.x - mark.width / 2, side / 2), mark.y + mark.height / 2
    ceiling = head.y - head.height / 2 if head.meets(Mark(x, y, side, side)) else top
    return x, min(y, ceiling - side / 2)


@dataclass(frozen=True, slots=True)
class Arrow:
    """Along a way, up to the frame of its goal; `head` is its tip and both corners."""

    line: tuple[Point, ...]
    head: tuple[Point, ...]


def arrow(way: tuple[Point, ...], goal: Mark, unit: float) -> Arrow | None:
    """None where the goal is where it begins."""
    line = _before(way, goal)
    if len(line) < 2:
        return None
    (from_x, from_y), (x, y) = line[-2], line[-1]
    length = hypot(x - from_x, y - from_y)
    across, up = (x - from_x) / length, (y - from_y) / length
    long = min(HEAD * unit, length)
    back_x, back_y = x - across * long, y - up * long
    wide = SLIM * HEAD * unit
    corners = tuple((back_x - side * up, back_y + side * across) for side in (wide, -wide))
    return Arrow((*line[:-1], (back_x, back_y)), ((x, y), *corners))


def beside(line: tuple[Point, ...], words: Mark) -> tuple[tuple[Point, ...], ...]:
    """Its pieces that leave these words to be read."""
    if not (words.width and words.height):
        return (line,)
    pieces: list[list[Point]] = [[]]
    for (from_x, from_y), (to_x, to_y) in pairwise(line):
        for step in range(STEPS + 1):
            share = step / STEPS
            point = from_x + (to_x - from_x) * share, from_y + (to_y - from_y) * share
            if not words.holds(*point):
                pieces[-1].append(point)
            elif pieces[-1]:
                pieces.append([])
    return tuple(tuple(piece) for piece in pieces if len(piece) > 1)


def _before(way: tuple[Point, ...], goal: Mark) -> tuple[Point, ...]:
    """As far as it does not lie in the frame."""
    found = [way[0]]
    for (from_x, from_y), (to_x, to_y) in pairwise(way):
        for step in range(1, STEPS + 1):
            share = step / STEPS
            point = from_x + (to_x - from_x) * share, from_y + (to_y - from_y) * share
            if goal.holds(*point):
                return tuple(found)
            found = [*found[:-1], point] if step > 1 else [*found, point]
    return tuple(found)
