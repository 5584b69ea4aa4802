"""One board after its first push, at any of some arrows and with the spare in every turn.

For every turn of the spare there is a group of boards, one for each arrow.
"""

from collections.abc import Iterator
from functools import cache

from app.core.sides import SIDES, turns_of
from app.games.shift.boards import (
    LANE,
    OPPOSITES,
    Boards,
    boards_in,
    fallen,
    on_each,
    push_at,
    reachable,
    repeated,
    ridden,
    slid,
)
from app.games.shift.maze import ALL, Maze
from app.games.shift.moves import PushIn

Arrows = tuple[int, ...]


def first_pushed(maze: Maze, board: Boards, arrows: Arrows) -> Boards:
    """The maze, a single board, after these pushes."""
    push, several, turns = push_at(arrows, 1), len(arrows), len(turns_of(maze.spare))
    n, e, s, w = _entered(maze.spare, arrows)
    north, east, south, west, target = [
        repeated(slid(repeated(cells, 1, several), push), several, turns)
        for cells in (*board.planes, board.target)
    ]
    if board.outside:
        target |= repeated(push.entries, several, turns)
    spare_n, spare_e, spare_s, spare_w, outside = [
        repeated(fallen(cells, 1, arrows), several, turns)
        for cells in (*board.planes, board.target)
    ]
    return Boards(
        size=several * turns,
        planes=(north | n, east | e, south | s, west | w),
        spares=(spare_n, spare_e, spare_s, spare_w),
        target=target,
        outside=outside,
    )


@cache
def _entered(spare: int, arrows: Arrows) -> tuple[int, ...]:
    """By side, the entries where the spare, turned so, is open."""
    entries = push_at(arrows, 1).entries
    return tuple(
        sum(
            entries << LANE * len(arrows) * turn
            for turn, openings in enumerate(turns_of(spare))
            if openings & side
        )
        for side in SIDES
    )


def first_reached(
    maze: Maze, boards: Boards, arrows: Arrows, starts: int, barred: int | None
) -> int:
    """Where a pawn on any of the starts can be after each of these pushes that is allowed."""
    several = len(arrows)
    standing = ridden(repeated(starts, 1, several), push_at(arrows, 1))
    if barred in arrows:
        standing &= ~(ALL << LANE * arrows.index(barred))
    return reachable(boards, repeated(standing, several, len(turns_of(maze.spare))))


@cache
def not_pushed_at(arrow: int, boards: int, arrows: Arrows) -> int:
    """Of so many boards after their first push those that bar no push at this arrow (S6)."""
    if OPPOSITES[arrow] not in arrows:
        return on_each(ALL, boards)
    bar = ALL << LANE * arrows.index(OPPOSITES[arrow])
    return on_each(ALL, boards) & ~repeated(bar, len(arrows), boards // len(arrows))


def parted(maze: Maze, arrows: Arrows, cells: int) -> Iterator[tuple[PushIn, int]]:
    """The pushes after which some cell of their board is in the set, with these cells."""
    turns = turns_of(maze.spare)
    for board in boards_in(cells):
        turn, arrow = divmod(board, len(arrows))
        yield PushIn(arrows[arrow], turns[turn]), cells >> LANE * board & ALL
