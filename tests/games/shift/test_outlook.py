"""What lies within one turn of a pawn, against the exact search asked target by target."""

import pytest

from app.core.thinking import finished
from app.games.shift.goals import to_target
from app.games.shift.maze import ON_SPARE
from app.games.shift.outlook import targets_in_reach, tiles_in_reach
from app.games.shift.search import fewest_turns
from app.games.shift.tiles import TARGETS
from tests.games.shift.questions import question

PARTS = 5


@pytest.mark.parametrize("part", range(PARTS))
def test_the_targets_within_one_turn_are_those_the_search_finds(part: int) -> None:
    on_spare = set()
    for seed in range(part, 100, PARTS):
        state, _ = question(seed)
        maze, start = state.maze, state.pawns[0]
        found = {
            target
            for target, at in zip(TARGETS, maze.targets, strict=True)
            if finished(fewest_turns(maze, 1 << start, to_target, at, state.barred, 1, True))
        }
        for target in TARGETS:
            seen = targets_in_reach(maze, start, state.barred, frozenset({target}))
            assert seen == (target in found)
        assert targets_in_reach(maze, start, state.barred, frozenset(TARGETS)) == len(found)
        if ON_SPARE in maze.targets:
            on_spare.add(tiles_in_reach(maze, start, state.barred)[1])
    assert True in on_spare
