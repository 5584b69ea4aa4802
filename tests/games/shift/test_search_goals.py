"""What the search can look for: a target's tile, a place, any exit; from one cell or several."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from app.core.rng import Rng
from app.core.sides import turns_of
from app.core.thinking import finished
from app.games import shift
from app.games.shift.goals import Goal, cells_at, to_cell, to_exit, to_target
from app.games.shift.maze import (
    ARROWS,
    CELLS,
    ON_SPARE,
    Maze,
    cell_text,
    cells_of,
    is_exit,
    pushed,
    pushed_cells,
    reachable,
)
from app.games.shift.moves import PushIn
from app.games.shift.search import fewest_turns
from app.games.shift.state import State
from tests.data.samples import part_of
from tests.games.shift.questions import Way, question, ways_of

Judge = Callable[[Maze, int], bool]
"""Whether a cell is where the search wants to get."""


def is_at(place: int) -> Judge:
    return lambda _, cell: cell == place


def ways(state: State, starts: int, judge: Judge, turns: int) -> set[Way]:
    """Every first of one or two turns that end well, counted board by board."""
    found = set()
    for push, maze in pushes(state):
        for cell in cells_of(reachable(maze.planes, pushed_cells(starts, push.arrow))):
            after = replace(state, maze=maze, barred=ARROWS[push.arrow].opposite)
            if judge(maze, cell) if turns == 1 else ways(after, 1 << cell, judge, 1):
                found.add((shift.encode(push), cell_text(cell)))
    return found


def pushes(state: State) -> Iterator[tuple[PushIn, Maze]]:
    for arrow in range(len(ARROWS)):
        for openings in turns_of(state.maze.spare) if arrow != state.barred else ():
            yield PushIn(arrow, openings), pushed(state.maze, arrow, openings)


def turns_checked(state: State, starts: int, goal: Goal, judge: Judge) -> int:
    """How many turns it takes (3: more than two), found by the search and counted to be so."""
    answer = finished(fewest_turns(state.maze, starts, goal, ON_SPARE, state.barred, 2))
    for turns in (1, 2):
        counted = sorted(ways(state, starts, judge, turns))
        if counted:
            assert answer is not None
            assert (answer.turns, ways_of(answer)) == (turns, counted)
            return turns
    assert answer is None
    return 3


@pytest.mark.parametrize("part", range(2))
def test_s15_the_way_to_any_exit(part: int) -> None:
    """From the nine cells in the middle of the board."""
    seen = set()
    for seed in part_of(120, 5)[part::2]:
        state, _ = question(seed)
        starts = 1 << 16 + seed % 3 + 7 * (seed // 3 % 3)
        seen.add(turns_checked(state, starts, to_exit, is_exit))
    assert {1, 2} <= seen


def test_the_way_to_a_place_from_several_cells() -> None:
    """As in the middle of a turn, when the walk before the next push is still to come."""
    seen = set()
    for seed in part_of(48, 5):
        rng, (state, _) = Rng(seed), question(seed)
        place, starts = rng.below(49), 1 << rng.below(49) | 1 << rng.below(49)
        seen.add(turns_checked(state, starts, to_cell(place), is_at(place)))
    assert {1, 2} <= seen


def test_the_way_from_several_cells_is_the_shortest_of_theirs() -> None:
    for seed in range(40):
        rng, (state, _) = Rng(seed), question(seed)
        cells = [rng.below(49) for _ in range(3)]
        target = state.maze.targets[rng.below(24)]

        def turns(starts: int, state: State = state, target: int = target) -> int:
            asked = fewest_turns(state.maze, starts, to_target, target, state.barred, 4)
            answer = finished(asked)
            assert answer is not None
            return answer.turns

        together = turns(1 << cells[0] | 1 << cells[1] | 1 << cells[2])
        assert together == min(turns(1 << cell) for cell in cells)


def test_where_a_goal_is_reached_on_one_board() -> None:
    for seed in range(40):
        maze = question(seed)[0].maze
        assert set(cells_of(cells_at(maze, to_exit, ON_SPARE))) == {
            cell for cell in CELLS if is_exit(maze, cell)
        }
        for place in CELLS:
            assert cells_at(maze, to_cell(place), ON_SPARE) == 1 << place
            assert cells_at(maze, to_target, place) == 1 << place
        assert cells_at(maze, to_target, ON_SPARE) == 0


def test_nothing_is_found_in_no_turns() -> None:
    """S4: the shift is not skipped, not even on the target."""
    maze = question(0)[0].maze
    assert finished(fewest_turns(maze, 1 << 16, to_cell(16), ON_SPARE, None, 0)) is None
    answer = finished(fewest_turns(maze, 1 << 16, to_cell(16), ON_SPARE, None, 4))
    assert answer is not None
    assert answer.turns == 1
