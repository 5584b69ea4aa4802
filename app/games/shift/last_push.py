"""From where one more push wins: every arrow and every turn of the spare at once, on many boards.

The tile that goes in is left out first, so that its turns need no boards of their own. What it
can join is then worked out from its shape.
"""

from collections.abc import Callable
from functools import cache

from app.core.sides import SIDES
from app.games.shift.boards import (
    EVERY_ARROW,
    OPPOSITES,
    Boards,
    for_any_arrow,
    for_each_arrow,
    four,
    joins,
    on_each,
    push_at,
    ridden,
    with_gap,
)
from app.games.shift.maze import BORDER, SIZE, Planes, flooded


def one_push_away(boards: Boards, goal: Callable[[Boards], int], is_outside: bool) -> int:
    """The cells from which some push in some turn of the spare opens a way to the goal.

    `is_outside`: the goal is the outside of the board, and the cells are those open towards it.
    """
    gap = with_gap(boards)
    to_east, to_south = joins(gap.planes, gap.count)
    wins = flooded(goal(gap), to_east, to_south)
    touched = _touched(gap.planes, wins, boards.count, is_outside)
    wins |= _passed_on(gap.planes, _joined(boards, touched, wins), boards.count)
    wins |= touched[0] | touched[1] | touched[2] | touched[3]
    wins = flooded(wins, to_east, to_south) & ~boards.barred
    return for_any_arrow(ridden(wins, push_at(OPPOSITES, boards.count)), boards.count)


@cache
def _inner(count: int) -> Planes:
    """By side, the entries that have a neighbour there."""
    entries = push_at(EVERY_ARROW, count).entries
    return four(entries & ~on_each(BORDER[side], len(EVERY_ARROW) * count) for side in SIDES)


def _touched(planes: Planes, wins: int, count: int, is_outside: bool) -> Planes:
    """By side, the entries whose neighbour there wins and is open towards them."""
    north, east, south, west = planes
    around = (wins & south) << SIZE, (wins & west) >> 1, (wins & north) >> SIZE, (wins & east) << 1
    touched = four(side & inner for side, inner in zip(around, _inner(count), strict=True))
    if not is_outside:
        return touched
    entries = push_at(EVERY_ARROW, count).entries
    return four(side | entries ^ inner for side, inner in zip(touched, _inner(count), strict=True))


def _joined(boards: Boards, touched: Planes, wins: int) -> Planes:
    """By side, the entries where the tile that goes in can join this side to one that wins.

    A tile with two opposite sides open can be turned to join any two opposite sides, a tile with
    two neighbouring sides open likewise; to the goal on the tile itself it can join any side.
    """
    north, east, south, west = touched
    open_north, open_east, open_south, open_west = boards.spares
    is_straight = open_north & open_south | open_east & open_west
    is_bent = (open_north | open_south) & (open_east | open_west)
    straight = for_each_arrow(is_straight, boards.count)
    bent = for_each_arrow(is_bent, boards.count)
    here = wins & push_at(EVERY_ARROW, boards.count).entries
    upright = bent & (east | west) | here
    level = bent & (north | south) | here
    return (
        straight & south | upright,
        straight & west | level,
        straight & north | upright,
        straight & east | level,
    )


def _passed_on(planes: Planes, joined: Planes, count: int) -> int:
    """The neighbours of the entries on the sides joined, where they are open towards them."""
    north, east, south, west = planes
    up, right, down, left = (
        side & inner for side, inner in zip(joined, _inner(count), strict=True)
    )
    return up >> SIZE & south | right << 1 & west | down << SIZE & north | left >> 1 & east
