"""From where one more push wins: many boards, one arrow, every turn of the spare.

The tile that goes in is left out first, so that its turns need no boards of their own. What it
can join is then worked out from its shape.
"""

from collections.abc import Callable
from functools import cache

from app.core.sides import SIDES
from app.games.shift.boards import (
    OPPOSITES,
    Boards,
    four,
    joins,
    on_each,
    push_at,
    ridden,
    with_gap,
)
from app.games.shift.maze import BORDER, SIZE, Planes, flooded


def one_push_away(
    boards: Boards, arrow: int, goal: Callable[[int, Planes, int], int], is_outside: bool
) -> int:
    """The cells from which a push at this arrow, in some turn, opens a way to the goal.

    `is_outside`: the goal is the outside of the board, and the cells are those open towards it.
    """
    gap, inner = with_gap(boards, arrow), _inner(arrow, boards.size)
    entries = push_at((arrow,), boards.size).entries
    to_east, to_south = joins(gap.planes, gap.size)
    wins = flooded(goal(gap.size, gap.planes, gap.target), to_east, to_south)
    touched = _touched(gap.planes, wins, inner)
    if is_outside:
        touched = four(near | entries ^ inside for near, inside in zip(touched, inner, strict=True))
    joined = _joined(boards, touched, wins & entries)
    wins |= touched[0] | touched[1] | touched[2] | touched[3]
    wins |= _passed_on(gap.planes, joined, inner)
    wins = flooded(wins, to_east, to_south)
    return ridden(wins, push_at((OPPOSITES[arrow],), boards.size))


@cache
def _inner(arrow: int, size: int) -> Planes:
    """By side, the entries that have a neighbour there."""
    entries = push_at((arrow,), size).entries
    return four(entries & ~on_each(BORDER[side], size) for side in SIDES)


def _touched(planes: Planes, wins: int, inner: Planes) -> Planes:
    """By side, the entries whose neighbour there wins and is open towards them."""
    north, east, south, west = planes
    return (
        (wins & south) << SIZE & inner[0],
        (wins & west) >> 1 & inner[1],
        (wins & north) >> SIZE & inner[2],
        (wins & east) << 1 & inner[3],
    )


def _joined(boards: Boards, touched: Planes, here: int) -> Planes:
    """By side, the entries where the tile that goes in can join this side to one that wins.

    A tile with two opposite sides open can be turned to join any two opposite sides, a tile with
    two neighbouring sides open likewise; to the goal on the tile itself it can join any side.
    """
    north, east, south, west = touched
    open_north, open_east, open_south, open_west = boards.spares
    straight = open_north & open_south | open_east & open_west
    bent = (open_north | open_south) & (open_east | open_west)
    upright = bent & (east | west) | here
    level = bent & (north | south) | here
    return (
        straight & south | upright,
        straight & west | level,
        straight & north | upright,
        straight & east | level,
    )


def _passed_on(planes: Planes, joined: Planes, inner: Planes) -> int:
    """The neighbours of the entries on the sides joined, where they are open towards them."""
    north, east, south, west = planes
    return (
        (joined[0] & inner[0]) >> SIZE & south
        | (joined[1] & inner[1]) << 1 & west
        | (joined[2] & inner[2]) << SIZE & north
        | (joined[3] & inner[3]) >> 1 & east
    )
