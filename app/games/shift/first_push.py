"""One board after every first push: 48 boards side by side, or 24 where the spare is straight.

For every turn of the spare there are twelve, one for each arrow.
"""

from collections.abc import Iterator
from functools import cache

from app.core.sides import SIDES, turns_of
from app.games.shift.boards import (
    EVERY_ARROW,
    LANE,
    OPPOSITES,
    Boards,
    allowed,
    four,
    push_at,
    reachable,
    repeated,
    ridden,
    with_gap,
)
from app.games.shift.maze import ALL, ARROWS, Maze
from app.games.shift.moves import PushIn

TWELVE = len(EVERY_ARROW)


def first_pushed(maze: Maze, board: Boards) -> Boards:
    """The maze, a single board, after every push."""
    gap, turns = with_gap(board, EVERY_ARROW), len(turns_of(maze.spare))
    return Boards(
        count=TWELVE * turns,
        planes=four(
            repeated(plane, TWELVE, turns) | tiles
            for plane, tiles in zip(gap.planes, _entered(maze.spare), strict=True)
        ),
        spares=four(repeated(_fallen(plane), TWELVE, turns) for plane in board.planes),
        target=repeated(gap.target, TWELVE, turns),
        outside=repeated(_fallen(board.target), TWELVE, turns),
        barred=_back(turns),
    )


@cache
def _entered(spare: int) -> tuple[int, ...]:
    """By side, the entries where the spare, turned so, is open."""
    entries = push_at(EVERY_ARROW, 1).entries
    return tuple(
        sum(
            entries << LANE * TWELVE * turn
            for turn, openings in enumerate(turns_of(spare))
            if openings & side
        )
        for side in SIDES
    )


def _fallen(cells: int) -> int:
    """Of a single board after every push: the whole boards whose spare was in the set."""
    return sum((cells >> arrow.exit & 1) << LANE * n for n, arrow in enumerate(ARROWS)) * ALL


@cache
def _back(turns: int) -> int:
    """Of the boards after every push those that bar an arrow: it is the one opposite."""
    return sum(
        repeated(ALL << LANE * arrow, TWELVE, turns) << LANE * TWELVE * turns * opposite
        for arrow, opposite in enumerate(OPPOSITES)
    )


def first_reached(maze: Maze, board: Boards, boards: Boards, starts: int) -> int:
    """Where a pawn on any of the starts can be after every push, if that is allowed."""
    standing = ridden(repeated(starts, 1, TWELVE), push_at(EVERY_ARROW, 1))
    standing = allowed(standing, board, 0)
    return reachable(boards, repeated(standing, TWELVE, len(turns_of(maze.spare))))


def parted(maze: Maze, cells: int) -> Iterator[tuple[PushIn, int]]:
    """The pushes after which some cell of their board is in the set, with these cells."""
    turns = turns_of(maze.spare)
    while cells:
        board = ((cells & -cells).bit_length() - 1) // LANE
        yield PushIn(board % TWELVE, turns[board // TWELVE]), cells >> LANE * board & ALL
        cells = cells >> LANE * (board + 1) << LANE * (board + 1)
