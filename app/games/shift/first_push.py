"""One board after every first push: 48 boards side by side, or 24 where the spare is straight.

For every turn of the spare there are twelve of them, one for each arrow.
"""

from functools import cache, partial

from app.core.sides import SIDES, turns_of
from app.games.shift.boards import (
    EVERY_ARROW,
    LANE,
    OPPOSITES,
    Boards,
    for_each_arrow,
    four,
    on_each,
    push_at,
    reachable,
    ridden,
    with_gap,
)
from app.games.shift.maze import ALL, ARROWS, Maze

TWELVE = LANE * len(EVERY_ARROW)


def first_pushed(maze: Maze, board: Boards) -> Boards:
    """The maze, a single board, after every push."""
    gap, turns = with_gap(board), turns_of(maze.spare)
    repeated = partial(_for_each_turn, turns=len(turns))
    entries = push_at(EVERY_ARROW, 1).entries
    return Boards(
        count=gap.count * len(turns),
        planes=four(
            repeated(plane)
            | sum(entries << TWELVE * turn for turn, opens in enumerate(turns) if opens & side)
            for side, plane in zip(SIDES, gap.planes, strict=True)
        ),
        spares=four(repeated(_fallen(plane)) for plane in board.planes),
        target=repeated(gap.target),
        outside=repeated(_fallen(board.target)),
        barred=_back(len(turns)),
    )


def first_reached(maze: Maze, board: Boards, boards: Boards, starts: int) -> int:
    """Where a pawn on any of the starts can be after the first push, if that is allowed."""
    pushed = ridden(for_each_arrow(starts, 1), push_at(EVERY_ARROW, 1)) & ~board.barred
    return reachable(boards, _for_each_turn(pushed, len(turns_of(maze.spare))))


def _fallen(cells: int) -> int:
    """Of a single board after every push: the whole boards whose spare was in the set."""
    return sum((cells >> arrow.exit & 1) << LANE * n for n, arrow in enumerate(ARROWS)) * ALL


@cache
def _back(turns: int) -> int:
    """Of the boards after every push those that bar an arrow: it is the one opposite."""
    return sum(
        (ALL << LANE * arrow) << TWELVE * (turns * opposite + turn)
        for arrow, opposite in enumerate(OPPOSITES)
        for turn in range(turns)
    )


def _for_each_turn(cells: int, turns: int) -> int:
    """A set of twelve boards repeated for 1, 2 or 4 turns of the spare."""
    done = 1
    while done < turns:
        cells |= cells << TWELVE * done
        done *= 2
    return cells


def of_turn(turn: int, cells: int) -> int:
    """The part of a set of the boards after every push that has the spare in this turn."""
    return cells >> TWELVE * turn & on_each(ALL, len(EVERY_ARROW))


def boards_of_turn(turn: int, boards: Boards) -> Boards:
    """Of the boards after every push those with the spare in this turn."""
    part = partial(of_turn, turn)
    return Boards(
        count=len(EVERY_ARROW),
        planes=four(map(part, boards.planes)),
        spares=four(map(part, boards.spares)),
        target=part(boards.target),
        outside=part(boards.outside),
        barred=_back(1),
    )
