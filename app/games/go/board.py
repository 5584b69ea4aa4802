"""One seat's board: which cells a laid tile covers, what is joined to the centre (G1-G3).

A set of cells is a 25-bit integer. A joint is the border of two neighbours: joint c lies east of
cell c, joint 25 + c south of it. A path crosses a joint when it is open from both sides, so a
board is two sets of half joints, and a flood treats all cells at once.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, reduce
from operator import or_

from app.core.sides import EAST, NORTH, SIDES, SOUTH, WEST, opposite, turned
from app.games.go.tiles import CELLS, CENTRE, DICE, HOLE_TILES, JOKER, PRINTED, SIZE

ALL = (1 << len(CELLS)) - 1
STEPS = {NORTH: -SIZE, EAST: 1, SOUTH: SIZE, WEST: -1}
BORDER = {
    NORTH: sum(1 << cell for cell in CELLS if cell < SIZE),
    EAST: sum(1 << cell for cell in CELLS if cell % SIZE == SIZE - 1),
    SOUTH: sum(1 << cell for cell in CELLS if cell >= len(CELLS) - SIZE),
    WEST: sum(1 << cell for cell in CELLS if cell % SIZE == 0),
}
CROSSING = NORTH | EAST | SOUTH | WEST


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile on the board: cell A (the hole cell) lies at `at`, cell B at its `direction`.

    The joker has one cell: its `side` is empty and its `direction` 0.
    """

    tile: int
    side: str
    at: int
    direction: int


@dataclass(frozen=True, slots=True)
class Footprint:
    """What a laid tile does: cells covered, the hole among them, halves of joints it opens.

    `near` are the halves on the western or northern side of a joint, `far` the other ones.
    """

    cells: int
    hole: int
    near: int
    far: int


def cell_text(cell: int) -> str:
    return "abcde"[cell % SIZE] + str(cell // SIZE + 1)


CELL_NAMED = {cell_text(cell): cell for cell in CELLS}
TREASURE_CELLS = tuple(CELL_NAMED[name] for arm in DICE for name in arm)
"""The cell of treasure n is TREASURE_CELLS[n - 1]."""


def is_inside(laid: Laid) -> bool:
    """Whether both cells lie on the board."""
    return laid.tile == JOKER or not BORDER[laid.direction] >> laid.at & 1


def covers_centre(laid: Laid) -> bool:
    return CENTRE in (laid.at, laid.at + STEPS.get(laid.direction, 0))


@cache
def placements(tile: int) -> tuple[Laid, ...]:
    """Every way to lay this tile on an empty board (G2)."""
    turned_ways = _joker_ways() if tile == JOKER else _tile_ways(tile)
    return tuple(laid for laid in turned_ways if is_inside(laid) and not covers_centre(laid))


def _joker_ways() -> Iterator[Laid]:
    return (Laid(JOKER, "", cell, 0) for cell in CELLS)


def _tile_ways(tile: int) -> Iterator[Laid]:
    return (Laid(tile, side, cell, way) for side in "ab" for cell in CELLS for way in SIDES)


@cache
def footprint(laid: Laid) -> Footprint:
    """What the tile does; it must lie inside."""
    if laid.tile == JOKER:
        return Footprint(1 << laid.at, 0, *_halves(laid.at, CROSSING))
    openings_a, openings_b = PRINTED[laid.tile, laid.side]
    turns = SIDES.index(laid.direction) - SIDES.index(EAST)
    other = laid.at + STEPS[laid.direction]
    near_a, far_a = _halves(laid.at, turned(openings_a, turns) | laid.direction)
    near_b, far_b = _halves(other, turned(openings_b, turns) | opposite(laid.direction))
    hole = 1 << laid.at if laid.tile in HOLE_TILES else 0
    return Footprint(1 << laid.at | 1 << other, hole, near_a | near_b, far_a | far_b)


def _halves(cell: int, openings: int) -> tuple[int, int]:
    """The half joints, near and far, that a cell opens; there are none at the border."""
    open_to = {side: openings & side and not BORDER[side] >> cell & 1 for side in SIDES}
    near = (1 << cell if open_to[EAST] else 0) | (1 << 25 + cell if open_to[SOUTH] else 0)
    far = (1 << cell - 1 if open_to[WEST] else 0) | (1 << 20 + cell if open_to[NORTH] else 0)
    return near, far


CENTRE_NEAR, CENTRE_FAR = _halves(CENTRE, CROSSING)


def covered(board: Iterable[Laid]) -> int:
    """The cells under the tiles."""
    cells = 0
    for laid in board:
        cells |= footprint(laid).cells
    return cells


def holes(board: Iterable[Laid]) -> int:
    """The cells seen through the tiles."""
    return reduce(or_, (footprint(laid).hole for laid in board), 0)


def joined_holes(board: Iterable[Laid]) -> int:
    """The hole cells joined to the centre by unbroken path (G3)."""
    holes, near, far = 0, CENTRE_NEAR, CENTRE_FAR
    for laid in board:
        prints = footprint(laid)
        holes |= prints.hole
        near |= prints.near
        far |= prints.far
    joints = near & far
    to_east, to_south = joints & ALL, joints >> 25
    cells, before = 1 << CENTRE, 0
    while cells != before:
        before = cells
        cells |= (cells & to_east) << 1 | (cells & to_south) << SIZE
        cells |= cells >> 1 & to_east | cells >> SIZE & to_south
    return cells & holes


def is_solved(roll: Iterable[int], board: Iterable[Laid]) -> bool:
    """G3: every rolled treasure shows through a hole that is joined to the centre."""
    holes = joined_holes(board)
    return all(holes >> TREASURE_CELLS[treasure - 1] & 1 for treasure in roll)
