"""Questions to the exact search: a board, a pawn, a barred arrow and a target, from a seed."""

from dataclasses import replace

from app.core.rng import Rng
from app.core.sides import turns_of
from app.core.thinking import finished
from app.games import shift
from app.games.shift.goals import to_cell, to_target
from app.games.shift.maze import CELL_NAMED, ON_SPARE, cell_text, cells_of, pushed, target_at
from app.games.shift.search import Answer, fewest_turns
from app.games.shift.state import State
from tests.games.shift.boards import dealt

Way = tuple[str, str]
"""A first turn: the push and the cell to walk to, as text."""


def question(seed: int) -> tuple[State, str]:
    """A board some pushes after the deal, a pawn anywhere, any arrow barred or none, and a target.

    One target in six is a place, one in eight lies on the spare.
    """
    rng, state = Rng(seed), dealt(seed)
    maze = state.maze
    for _ in range(rng.below(8)):
        turns = turns_of(maze.spare)
        maze = pushed(maze, rng.below(12), turns[rng.below(len(turns))])
    target = cell_text(rng.below(49)) if seed % 6 == 0 else f"m{1 + rng.below(24)}"
    if seed % 8 == 1 and target_at(maze, ON_SPARE):
        target = f"m{target_at(maze, ON_SPARE)}"
    barred = [None, *range(12)][rng.below(13)]
    return replace(state, maze=maze, pawns=(rng.below(49),), barred=barred), target


def answer(state: State, target: str, depth: int, any_way: bool = False) -> Answer | None:
    """What the search says for the first pawn."""
    is_place = target in CELL_NAMED
    goal = to_cell(CELL_NAMED[target]) if is_place else to_target
    at = ON_SPARE if is_place else state.maze.targets[int(target[1:]) - 1]
    starts = 1 << state.pawns[0]
    return finished(fewest_turns(state.maze, starts, goal, at, state.barred, depth, any_way))


def ways_of(answer: Answer) -> list[Way]:
    return sorted(
        (shift.encode(first.push), cell_text(cell))
        for first in answer.first_turns
        for cell in cells_of(first.cells)
    )
