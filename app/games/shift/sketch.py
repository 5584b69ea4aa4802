"""Where a pawn may be after some pushes, when it is left open how the tiles that go in are turned.

A sketch is drawn in two ways. With every tile going in as it lies it shows ways that there are.
With every tile open to all sides it shows what can be reached at most: where the goal is out of
reach even so, no turn of the tiles helps. A sketch is of twelve boards side by side, one for each
arrow of the first push, as in `boards`; every further push is the same one on all of them.
"""

from functools import cache, lru_cache
from typing import NamedTuple

from app.core.sides import SIDES, turns_of
from app.games.shift.boards import (
    EVERY_ARROW,
    LANE,
    NO_SPARES,
    OPPOSITES,
    Boards,
    Push,
    all_slid,
    fallen,
    four,
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
ANY_SPARES = (EVERY, EVERY, EVERY, EVERY)
SOME = on_each(1, TWELVE)
FIRST = push_at(EVERY_ARROW, 1)
ENTRIES = FIRST.entries
EASTERN, SOUTHERN = on_each(HAS_EAST, TWELVE), on_each(HAS_SOUTH, TWELVE)
THRICE = repeated(ALL, TWELVE, MOST)
STILL, UP, LEFT, RIGHT, DOWN = (
    repeated(cells, TWELVE, len(SIDES))
    for cells in (FIRST.still, *(moving for _, moving, _ in FIRST.ways))
)
TOGETHER = on_each(ALL, TWELVE)
GOES_IN = tuple(
    sum(ENTRIES << WIDTH * n for n, side in enumerate(SIDES) if openings & side)
    for openings in range(16)
)
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
    (there, outside), reach = _target(target), _standing(starts)
    if barred is not None:
        reach &= ~(ALL << LANE * barred)
    north, east, south, west = planes = _pushed_in(maze)
    reach = flooded_until(
        reach,
        east & west >> 1 & EASTERN,
        south & north >> SIZE & SOUTHERN,
        goal(TWELVE, planes, there),
    )
    return Sketch(planes, NO_SPARES, there, outside, reach)


def _pushed_in(maze: Maze) -> Planes:
    """The planes after the first push; all four are slid as one."""
    north, east, south, west = maze.planes
    cells = (
        north * SOME | east * SOME << WIDTH | south * SOME << 2 * WIDTH | west * SOME << 3 * WIDTH
    )
    cells = (
        cells & STILL
        | (cells & UP) >> SIZE
        | (cells & LEFT) >> 1
        | (cells & RIGHT) << 1
        | (cells & DOWN) << SIZE
        | GOES_IN[maze.spare]
    )
    return (
        cells & TOGETHER,
        cells >> WIDTH & TOGETHER,
        cells >> 2 * WIDTH & TOGETHER,
        cells >> 3 * WIDTH,
    )


@lru_cache(maxsize=128)
def _standing(starts: int) -> int:
    """Where pawns are after the first push."""
    return ridden(repeated(starts, 1, TWELVE), FIRST)


class Turned(NamedTuple):
    """A tile that goes in at one arrow, once for each of its turns, each on a board of its own.

    `times` lays something out on all of these boards, `others` are the cells of the other tiles.
    """

    size: int
    times: int
    others: int
    tiles: Planes
    has_east: int
    has_south: int


@cache
def turned_in(arrow: int, openings: int) -> Turned:
    turns, entry = turns_of(openings), 1 << ARROWS[arrow].entry
    size = len(turns)
    tiles = four(
        sum(entry << LANE * turn for turn, turned in enumerate(turns) if turned & side)
        for side in SIDES
    )
    joins = on_each(HAS_EAST, size), on_each(HAS_SOUTH, size)
    return Turned(size, on_each(1, size), ALL ^ entry, tiles, *joins)


def planes_at(lying: Sketch, arrow: int, tile: Turned) -> Planes:
    """The board after the first push at this arrow, with the tile pushed in in all its turns."""
    shift, (north, east, south, west) = LANE * arrow, lying.planes
    _, times, others, (tile_n, tile_e, tile_s, tile_w), _, _ = tile
    return (
        (north >> shift & others) * times | tile_n,
        (east >> shift & others) * times | tile_e,
        (south >> shift & others) * times | tile_s,
        (west >> shift & others) * times | tile_w,
    )


def boards_at(
    lying: Sketch, arrow: int, maze: Maze, planes: Planes, target: int, times: int
) -> Boards:
    """The same as boards to push on: the next tile is the one that this push dropped."""
    exit_, whole, (north, east, south, west) = 1 << ARROWS[arrow].exit, ALL * times, maze.planes
    dropped = (
        whole if north & exit_ else 0,
        whole if east & exit_ else 0,
        whole if south & exit_ else 0,
        whole if west & exit_ else 0,
    )
    is_outside = lying.outside >> LANE * arrow & 1
    return Boards(times.bit_count(), planes, dropped, target, whole if is_outside else 0)


def standing_at(starts: int, arrow: int) -> int:
    """Where pawns are on the single board of this first push."""
    return _standing(starts) >> LANE * arrow & ALL


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
    north, east, south, west = lying.planes
    north, east, south, west = north | ENTRIES, east | ENTRIES, south | ENTRIES, west | ENTRIES
    planes = (north, east, south, west)
    reach = flooded(lying.reach, east & west >> 1 & EASTERN, south & north >> SIZE & SOUTHERN)
    return Sketch(planes, ANY_SPARES, lying.target, lying.outside, reach)


def thrice(sketch: Sketch) -> Sketch:
    """The boards once for each arrow of a side."""
    (north, east, south, west), spares, target, outside, reach = sketch
    north, east, south, west, target, reach = [
        cells | cells << WIDTH | cells << 2 * WIDTH
        for cells in (north, east, south, west, target, reach)
    ]
    return Sketch((north, east, south, west), spares, target, outside, reach)


class Onward(NamedTuple):
    """A further push: at one arrow or, if it is the last, at the three of a side.

    The boards after each of these lie in groups. `back` is the push that undoes it. `allowed` has
    for each arrow the boards on which this push may follow one there (S6), and at its end those on
    which it may follow the first.
    """

    arrows: tuple[int, ...]
    boards: int
    push: Push
    back: Push
    has_east: int
    has_south: int
    allowed: tuple[int, ...]


def _onward(*arrows: int) -> Onward:
    boards = TWELVE * len(arrows)
    opposites = tuple(OPPOSITES[arrow] for arrow in arrows)
    push = push_at(arrows, TWELVE)
    bars = [0] * (TWELVE + 1)
    for group, opposite in enumerate(opposites):
        bars[opposite] = on_each(ALL, TWELVE) << WIDTH * group
        bars[-1] |= ALL << WIDTH * group + LANE * opposite
    return Onward(
        arrows=arrows,
        boards=boards,
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
    wrong if another push is to follow; after three at once none can.
    """
    boards, push, entries = onward.boards, onward.push, onward.push.entries
    (north, east, south, west), target = all_slid(sketch.planes, sketch.target, push)
    tile_n, tile_e, tile_s, tile_w = sketch.spares
    north, east = north | tile_n & entries, east | tile_e & entries
    south, west = south | tile_s & entries, west | tile_w & entries
    planes, target = (north, east, south, west), target | sketch.outside & entries
    reach = flooded_until(
        ridden(sketch.reach & onward.allowed[last], push),
        east & west >> 1 & onward.has_east,
        south & north >> SIZE & onward.has_south,
        goal(boards, planes, target) if goal else 0,
    )
    if boards > TWELVE:
        return Sketch(planes, NO_SPARES, target, 0, reach)
    outside = (sketch.target >> ARROWS[onward.arrows[0]].exit & SOME) * THRICE
    return Sketch(planes, sketch.spares, target, outside, reach)
