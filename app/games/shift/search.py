"""The fewest turns to a target, exactly, and every first turn that achieves it.

Many boards are searched at once (`boards`): those after the first push lie side by side
(`first_push`). The pushes between are tried one by one on all of them; the last is tried at
three arrows and in every turn of the spare at once (`last_push`).

The search runs backwards from the goal: `_winning` gives, for every board, the set of cells from
which the goal is so many turns away. Where they meet what the pawn reaches after the first push
there is a first turn. It is one pawn's search, with nobody else moving between the turns.
"""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import product

from app.core.sides import SIDES
from app.core.thinking import Thinking
from app.games.shift.boards import (
    EVERY_ARROW,
    OPPOSITES,
    Boards,
    allowed,
    on_each,
    push_at,
    pushed,
    reachable,
    ridden,
    single,
)
from app.games.shift.first_push import first_pushed, first_reached, parted
from app.games.shift.last_push import one_push_away
from app.games.shift.maze import BORDER, Maze
from app.games.shift.moves import PushIn


@dataclass(frozen=True, slots=True)
class Goal:
    """Where the search wants to get: cells of each board, and perhaps out of the board."""

    cells: Callable[[Boards], int]
    is_outside: bool = False


to_target = Goal(lambda boards: boards.target)
"""The tile of the target, wherever the pushes carry it (S11 where outside)."""


def to_cell(cell: int) -> Goal:
    """A place on the board, whatever tile lies there."""
    return Goal(lambda boards: on_each(1 << cell, boards.count))


def _exits(boards: Boards) -> int:
    cells = 0
    for plane, border in zip(boards.planes, BORDER.values(), strict=True):
        cells |= plane & on_each(border, boards.count)
    return cells


to_exit = Goal(_exits, is_outside=True)
"""Any border cell open towards the outside (S15)."""


@dataclass(frozen=True, slots=True)
class FirstTurn:
    """A push and the set of cells to walk to after it."""

    push: PushIn
    cells: int


@dataclass(frozen=True, slots=True)
class Answer:
    """How many turns it takes, and the ways to begin."""

    turns: int
    first_turns: tuple[FirstTurn, ...]


def cells_at(maze: Maze, goal: Goal, target: int) -> int:
    """The set of cells on which the goal is reached on this one board."""
    return goal.cells(single(maze, target, None))


def fewest_turns(
    maze: Maze,
    starts: int,
    goal: Goal,
    target: int,
    barred: int | None,
    depth: int,
    any_way: bool = False,
) -> Thinking[Answer | None]:
    """The answer for a pawn on any of `starts`, or None if it takes more than `depth` turns.

    `target` is where the target's tile lies; goals that look for a place leave it at ON_SPARE.
    With `any_way` the answer has not all first turns but what is found first, much sooner.
    """
    board = single(maze, target, barred)
    boards = first_pushed(maze, board)
    reach = first_reached(maze, board, boards, starts)
    yield
    for turns in range(depth):
        wins = yield from _winning(boards, goal, turns, reach if any_way else 0)
        if wins & reach:
            first_turns = (FirstTurn(*part) for part in parted(maze, wins & reach))
            return Answer(turns + 1, tuple(first_turns))
    return None


def _winning(boards: Boards, goal: Goal, turns: int, enough: int) -> Thinking[int]:
    """The cells from which the goal is `turns` more pushes away: without any, the goal itself.

    Stops as soon as one of `enough` is among them.
    """
    if turns == 0:
        return goal.cells(boards)
    if turns == 1:
        return (yield from _winning_at_once(boards, goal, enough))
    wins = 0
    for turn, arrow in product(range(len(SIDES)), EVERY_ARROW):
        wins |= yield from _winning_by(boards, arrow, turn, goal, turns, enough)
        if wins & enough:
            break
    return wins


def _winning_at_once(boards: Boards, goal: Goal, enough: int) -> Thinking[int]:
    wins = 0
    for side in range(len(SIDES)):
        yield
        wins |= one_push_away(boards, side, goal.cells, goal.is_outside)
        if wins & enough:
            break
    return wins


def _winning_by(
    boards: Boards, arrow: int, turn: int, goal: Goal, turns: int, enough: int
) -> Thinking[int]:
    """The cells from which this push is the first of the `turns` to the goal."""
    push, back = (push_at((n,), boards.count) for n in (arrow, OPPOSITES[arrow]))
    after = pushed(boards, arrow, turn)
    if enough:
        enough = reachable(after, ridden(allowed(enough, boards, arrow), push))
    wins = yield from _winning(after, goal, turns - 1, enough)
    return allowed(ridden(reachable(after, wins), back), boards, arrow)
