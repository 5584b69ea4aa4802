"""The band of light along the ways of a board: small pieces, in the order in which they light.

It has the same pieces however wide it is. What several ways share is lit once.
"""

from array import array
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin
from typing import NamedTuple

Point = tuple[float, float]
Rim = tuple[float, float, float, float]
"""A point of the way; and how far off the rim of a band is that is one cell wide to each side."""
Step = tuple[Point, Point, Point, Point]
"""From a point to the next, and how far off the left rim is here and there."""
Piece = tuple[float, tuple[int, ...]]
"""When it lights, and the rims at the corners of its two triangles."""

PIECES = 8
"""Of a step from cell to cell."""
ROUND = 6
"""Triangles of a rounded end."""
CORNERS = 6


class Band(NamedTuple):
    """`corners` are `CORNERS` a piece, by number of their rim; `shares` say when a piece lights."""

    rims: Sequence[Rim] = ()
    corners: Sequence[int] = ()
    shares: Sequence[float] = ()


class Run(NamedTuple):
    """Pieces that light one after another, from the one of this number up to that of another one,
    which is not among them: their `rims`, and the corners by their places in these."""

    first: int
    end: int
    rims: Sequence[int]
    corners: "array[int]"


def in_runs(found: Band, count: int) -> list[Run]:
    """So many, of equal length."""
    ends = [len(found.shares) * number // count for number in range(count + 1)]
    return [_run(found, *pair) for pair in pairwise(ends)]


def _run(found: Band, first: int, end: int) -> Run:
    corners = found.corners[CORNERS * first : CORNERS * end]
    places = {rim: place for place, rim in enumerate(dict.fromkeys(corners))}
    return Run(first, end, list(places), array("H", [places[rim] for rim in corners]))


def band(ways: Iterable[Sequence[Point]]) -> Band:
    rims: list[Rim] = []
    pieces: list[Piece] = []
    lit: dict[Step, tuple[float, float]] = {}
    for way in ways:
        steps = list(_steps(way))
        for number, step in enumerate(steps):
            shares = number / len(steps), (number + 1) / len(steps)
            lit[step] = min(shares, lit.get(step, shares))
        if steps:
            pieces += _end(rims, 0.0, way[0], steps[0][2])
            pieces += _end(rims, 1.0, way[-1], _other(steps[-1][3]))
    for step, shares in lit.items():
        pieces += _along(rims, step, *shares)
    pieces.sort()
    return Band(rims, [each for _, some in pieces for each in some], [share for share, _ in pieces])


def _steps(way: Sequence[Point]) -> Iterator[Step]:
    """Two steps meet straight on, or at a right angle."""
    steps = list(pairwise(way))
    across = [_across(*step) for step in steps]
    meet = [a if a == b else (a[0] + b[0], a[1] + b[1]) for a, b in pairwise(across)]
    rims = [*across[:1], *meet, *across[-1:]]
    for (begin, end), here, there in zip(steps, rims, rims[1:], strict=False):
        yield begin, end, here, there


def _along(rims: list[Rim], step: Step, begins: float, ends: float) -> Iterator[Piece]:
    """The rims run straight from where a step begins to where it ends."""
    (x, y), (to_x, to_y), here, there = step
    far, off = _across((x, y), (to_x, to_y))
    for piece in range(PIECES + 1):
        share = piece / PIECES
        at = x + share * (to_x - x), y + share * (to_y - y)
        side = here if piece == 0 else there if piece == PIECES else (far, off)
        number = len(rims)
        rims += [(*at, *side), (*at, *_other(side))]
        if piece:
            corners = number - 2, number - 1, number, number - 1, number + 1, number
            yield begins + share * (ends - begins), corners


def _end(rims: list[Rim], share: float, point: Point, across: Point) -> Iterator[Piece]:
    """Half a disc, from the one rim round the back to the other."""
    middle = len(rims)
    begin = atan2(across[1], across[0])
    turns = [begin + pi * number / ROUND for number in range(ROUND + 1)]
    rims += [(*point, 0.0, 0.0), *((*point, cos(turn), sin(turn)) for turn in turns)]
    for rim in range(middle + 1, middle + ROUND, 2):
        yield share, (middle, rim, rim + 1, middle, rim + 1, rim + 2)


def _across(begin: Point, end: Point) -> Point:
    x, y = end[0] - begin[0], end[1] - begin[1]
    length = hypot(x, y)
    return -y / length, x / length


def _other(across: Point) -> Point:
    return -across[0], -across[1]
