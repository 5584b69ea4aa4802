"""The band of light along the ways of a board: a stroke for each step from cell to cell, in the
order in which they light. What several ways share is lit once.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import NamedTuple

Point = tuple[float, float]
Rim = tuple[float, float, float, float]
"""Across the way, from where the band ends on its left to where it ends on its right."""
Step = tuple[Point, Point, Rim, Rim]


class Stroke(NamedTuple):
    """It grows from `here` to `there` while the light comes from one share of its way to another;
    of the last one of a way `is_end`."""

    begins: float
    ends: float
    here: Rim
    there: Rim
    is_end: bool


def strokes(ways: Iterable[Sequence[Point]], wide: float) -> tuple[Stroke, ...]:
    """As `wide` to each side."""
    lit: dict[Step, Stroke] = {}
    for way in ways:
        steps = list(_steps(way, wide))
        for number, step in enumerate(steps, start=1):
            shares = (number - 1) / len(steps), number / len(steps)
            found = Stroke(*shares, *step[2:], number == len(steps))
            lit[step] = min(found, lit.get(step, found))
    return tuple(sorted(lit.values()))


def _steps(way: Sequence[Point], wide: float) -> Iterator[Step]:
    """Two steps meet straight on, or at a right angle."""
    steps = list(pairwise(way))
    across = [_across(*step) for step in steps]
    meet = [a if a == b else (a[0] + b[0], a[1] + b[1]) for a, b in pairwise(across)]
    offs = [*across[:1], *meet, *across[-1:]]
    for (begin, end), here, there in zip(steps, offs, offs[1:], strict=False):
        yield begin, end, _rim(begin, here, wide), _rim(end, there, wide)


def _across(begin: Point, end: Point) -> Point:
    x, y = end[0] - begin[0], end[1] - begin[1]
    length = hypot(x, y)
    return -y / length, x / length


def _rim(point: Point, off: Point, wide: float) -> Rim:
    (x, y), far, high = point, wide * off[0], wide * off[1]
    return x + far, y + high, x - far, y - high
