"""Where a pawn may be after some pushes, when it is left open how the tiles that go in are turned.

A sketch is drawn in two ways. With every tile going in as it lies it shows ways that there are.
With every tile open to all sides it shows what can be reached at most: where the goal is out of
reach even so, no turn of the tiles helps. A sketch is of twelve boards side by side, one for each
arrow of the first push, as in `boards`; every further push is the same one on all of them.
"""

from functools import cache, lru_cache
from typing import NamedTuple

from app.games.shift.boards import (
    EVERY_ARROW,
    LANE,
    OPPOSITES,
    Push,
    fallen,
    joins,
    on_each,
    push_at,
    repeated,
    ridden,
    slid,
)
from app.games.shift.goals import Cells
from app.games.shift.maze import (
    ALL,
    ARROWS,
    HAS_EAST,
    HAS_SOUTH,
    ON_SPARE,
    SIZE,
    Maze,
    Planes,
    flooded,
    flooded_until,
)

TWELVE = len(EVERY_ARROW)
WIDTH = LANE * TWELVE
MOST = 3
EVERY = on_each(ALL, MOST * TWELVE)
SOME = on_each(1, TWELVE)
FIRST = push_at(EVERY_ARROW, 1)
STILL, ENTRIES = FIRST.still, FIRST.entries
EASTERN, SOUTHERN = on_each(HAS_EAST, TWELVE), on_each(HAS_SOUTH, TWELVE)
THRICE = repeated(ALL, TWELVE, MOST)
NO_SPARES = (0, 0, 0, 0)
(UP, _), (LEFT, _), (RIGHT, _), (DOWN, _) = FIRST.moving
DOWN_EXITS = sum(1 << arrow.exit for arrow in ARROWS if abs(arrow.step) == SIZE)
ACROSS_EXITS = sum(1 << arrow.exit for arrow in ARROWS if abs(arrow.step) == 1)


class Sketch(NamedTuple):
    """Twelve boards, and where the pawn may be on each.

    `spares` and `outside` are whole boards, as in `boards`. A named tuple because it is made in a
    third of the time.
    """

    planes: Planes
    spares: Planes
    target: int
    outside: int
    reach: int


def as_it_lies(maze: Maze, starts: int, target: int, barred: int | None, goal: Cells) -> Sketch:
    """The boards after the first push; the pawn is followed until it gets to the goal."""
    tile, (there, outside), reach = maze.spare, _target(target), _standing(starts)
    if barred is not None:
        reach &= ~(ALL << LANE * barred)
    north, east, south, west = [
        cells & STILL
        | (cells & UP) >> SIZE
        | (cells & LEFT) >> 1
        | (cells & RIGHT) << 1
        | (cells & DOWN) << SIZE
        for cells in [plane * SOME for plane in maze.planes]
    ]
    north |= ENTRIES * (tile & 1)
    east |= ENTRIES * (tile >> 1 & 1)
    south |= ENTRIES * (tile >> 2 & 1)
    west |= ENTRIES * (tile >> 3)
    planes = (north, east, south, west)
    reach = flooded_until(
        reach,
        east & west >> 1 & EASTERN,
        south & north >> SIZE & SOUTHERN,
        goal(TWELVE, planes, there),
    )
    return Sketch(planes, NO_SPARES, there, outside, reach)


@lru_cache(maxsize=128)
def _standing(starts: int) -> int:
    """Where pawns are after the first push."""
    return ridden(repeated(starts, 1, TWELVE), FIRST)


def standing_at(starts: int, arrow: int) -> int:
    """Where pawns are on the single board of this first push."""
    return _standing(starts) >> LANE * arrow & ALL


def laid_so(lying: Sketch, arrow: int, openings: int) -> Planes:
    """The single board after a first push at this arrow, its tile with these openings."""
    entry, (north, east, south, west) = 1 << ARROWS[arrow].entry, lying.planes
    others, shift = ALL ^ entry, LANE * arrow
    return (
        north >> shift & others | entry * (openings & 1),
        east >> shift & others | entry * (openings >> 1 & 1),
        south >> shift & others | entry * (openings >> 2 & 1),
        west >> shift & others | entry * (openings >> 3),
    )


@cache
def _target(target: int) -> tuple[int, int]:
    """Where the target's tile is after the first push, and the boards on which it fell out."""
    if target == ON_SPARE:
        return FIRST.entries, 0
    there = slid(repeated(1 << target, 1, TWELVE), FIRST)
    return there, repeated(fallen(1 << target, 1, EVERY_ARROW), TWELVE, MOST)


def with_spares(maze: Maze, lying: Sketch) -> Sketch:
    """With the tiles that the first pushes dropped: they go in next."""
    north, east, south, west = [
        _dropped(plane & DOWN_EXITS) | _dropped(plane & ACROSS_EXITS) for plane in maze.planes
    ]
    return lying._replace(spares=(north, east, south, west))


@cache
def _dropped(exits: int) -> int:
    """The boards whose tile at the exit is one of these; only 128 sets are ever asked for."""
    return repeated(fallen(exits, 1, EVERY_ARROW), TWELVE, MOST)


def opened(lying: Sketch) -> Sketch:
    """The boards after the first push with its tile, and all that follow, open to all sides."""
    entries = FIRST.entries
    north, east, south, west = lying.planes
    planes = (north | entries, east | entries, south | entries, west | entries)
    reach = flooded(lying.reach, *joins(planes, TWELVE))
    return Sketch(planes, (EVERY, EVERY, EVERY, EVERY), lying.target, lying.outside, reach)


class Onward(NamedTuple):
    """A further push: at one arrow or, if it is the last, at the three of a side.

    The boards after each of these lie in groups. `back` is the push that undoes it. `allowed` has
    for each arrow the boards on which this push may follow one there (S6), and at its end those on
    which it may follow the first.
    """

    arrows: tuple[int, ...]
    boards: int
    still: int
    moving: int
    step: int
    entries: int
    push: Push
    back: Push
    has_east: int
    has_south: int
    allowed: tuple[int, ...]


def _onward(*arrows: int) -> Onward:
    boards = TWELVE * len(arrows)
    opposites = tuple(OPPOSITES[arrow] for arrow in arrows)
    push = push_at(arrows, TWELVE)
    ((moving, step),) = push.moving
    bars = [0] * (TWELVE + 1)
    for group, opposite in enumerate(opposites):
        bars[opposite] = on_each(ALL, TWELVE) << WIDTH * group
        bars[-1] |= ALL << WIDTH * group + LANE * opposite
    return Onward(
        arrows=arrows,
        boards=boards,
        still=push.still,
        moving=moving,
        step=step,
        entries=push.entries,
        push=push,
        back=push_at(opposites, TWELVE),
        has_east=on_each(HAS_EAST, boards),
        has_south=on_each(HAS_SOUTH, boards),
        allowed=tuple(on_each(ALL, boards) & ~bar for bar in bars),
    )


AT_ONE = tuple(_onward(arrow) for arrow in EVERY_ARROW)
AT_SIDE = tuple(_onward(first, first + 1, first + 2) for first in (0, 3, 6, 9))
THE_FIRST = -1
"""Stands for the first push, which was at every arrow."""


def pushed_on(
    sketch: Sketch, onward: Onward, last: int = THE_FIRST, goal: Cells | None = None
) -> Sketch:
    """The boards after one more push; the pawn is followed, to the goal at most.

    `last` is the arrow of the push before. The next spare is left as it was: open to all sides, or
    wrong if another push is to follow.
    """
    boards = onward.boards
    planes, target, reach = _slid_on(sketch, onward)
    north, east, south, west = planes
    reach = flooded_until(
        ridden(reach & onward.allowed[last], onward.push),
        east & west >> 1 & onward.has_east,
        south & north >> SIZE & onward.has_south,
        goal(boards, planes, target) if goal else 0,
    )
    outside = (sketch.target >> ARROWS[onward.arrows[0]].exit & SOME) * THRICE
    return Sketch(planes, sketch.spares, target, outside, reach)


def _slid_on(sketch: Sketch, onward: Onward) -> tuple[Planes, int, int]:
    """The planes and the target after the push, and the pawn before it on as many boards.

    Written out plane by plane: this is what a deep search does all the time.
    """
    still, moving, step, entries = onward.still, onward.moving, onward.step, onward.entries
    north, east, south, west = sketch.planes
    target, reach = sketch.target, sketch.reach
    if onward.boards > TWELVE:
        north, east, south, west, target, reach = [
            cells | cells << WIDTH | cells << 2 * WIDTH
            for cells in (north, east, south, west, target, reach)
        ]
    if step > 0:
        north = north & still | (north & moving) << step
        east = east & still | (east & moving) << step
        south = south & still | (south & moving) << step
        west = west & still | (west & moving) << step
        target = target & still | (target & moving) << step
    else:
        north = north & still | (north & moving) >> -step
        east = east & still | (east & moving) >> -step
        south = south & still | (south & moving) >> -step
        west = west & still | (west & moving) >> -step
        target = target & still | (target & moving) >> -step
    tile_n, tile_e, tile_s, tile_w = sketch.spares
    planes = (
        north | tile_n & entries,
        east | tile_e & entries,
        south | tile_s & entries,
        west | tile_w & entries,
    )
    return planes, target | sketch.outside & entries, reach
