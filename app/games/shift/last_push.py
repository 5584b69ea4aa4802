"""From where one more push wins: many boards, one arrow, every turn of the spare.

The tile that goes in is left out first, so that its turns need no boards of their own. What it
can join is then worked out from its shape.
"""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from app.core.sides import SIDES
from app.games.shift.boards import (
    OPPOSITES,
    Boards,
    Push,
    all_slid,
    four,
    on_each,
    push_at,
    ridden,
)
from app.games.shift.maze import BORDER, HAS_EAST, HAS_SOUTH, SIZE, Planes, flooded


class Last(NamedTuple):
    """The push at one arrow of so many boards, and the push that undoes it.

    `inner` are by side the entries that have a neighbour there.
    """

    push: Push
    back: Push
    inner: Planes
    has_east: int
    has_south: int


@cache
def last_at(arrow: int, size: int) -> Last:
    push = push_at((arrow,), size)
    return Last(
        push,
        push_at((OPPOSITES[arrow],), size),
        four(push.entries & ~on_each(BORDER[side], size) for side in SIDES),
        on_each(HAS_EAST, size),
        on_each(HAS_SOUTH, size),
    )


def one_push_away(
    boards: Boards, arrow: int, goal: Callable[[int, Planes, int], int], is_outside: bool
) -> int:
    """The cells from which a push at this arrow, in some turn, opens a way to the goal.

    `is_outside`: the goal is the outside of the board, and the cells are those open towards it.
    """
    push, back, inner, has_east, has_south = last_at(arrow, boards.size)
    planes, target = all_slid(boards.planes, boards.target, push)
    entries, (north, east, south, west) = push.entries, planes
    to_east, to_south = east & west >> 1 & has_east, south & north >> SIZE & has_south
    goals = goal(boards.size, planes, target | boards.outside & entries)
    wins = flooded(goals, to_east, to_south)
    touched = (
        (wins & south) << SIZE & inner[0],
        (wins & west) >> 1 & inner[1],
        (wins & north) >> SIZE & inner[2],
        (wins & east) << 1 & inner[3],
    )
    if is_outside:
        touched = four(near | entries ^ inside for near, inside in zip(touched, inner, strict=True))
    up, right, down, left = _joined(boards.spares, touched, wins & entries)
    wins |= (
        touched[0] | touched[1] | touched[2] | touched[3]
        | (up & inner[0]) >> SIZE & south
        | (right & inner[1]) << 1 & west
        | (down & inner[2]) << SIZE & north
        | (left & inner[3]) >> 1 & east
    )  # fmt: skip
    return ridden(flooded(wins, to_east, to_south), back)


def _joined(spares: Planes, touched: Planes, here: int) -> Planes:
    """By side, the entries where the tile that goes in can join this side to one that wins.

    A tile with two opposite sides open can be turned to join any two opposite sides, a tile with
    two neighbouring sides open likewise; to the goal on the tile itself it can join any side.
    """
    north, east, south, west = touched
    open_north, open_east, open_south, open_west = spares
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
