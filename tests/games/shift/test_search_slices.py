"""The search in slices: between two pauses it does a bounded amount of work, counted in steps."""

from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from app.core.rng import Rng
from app.core.thinking import Thinking, finished
from app.games import shift
from app.games.shift import last_push
from app.games.shift.goals import Goal, to_cell, to_target
from app.games.shift.last_push import Last, last_at
from app.games.shift.maze import ON_SPARE
from app.games.shift.search import fewest_turns
from app.solo.shift.far import stock
from tests.games.shift.boards import dealt
from tests.games.shift.questions import question
from tests.games.slices import lines_of_slices

MOST_LINES = 1200
"""Lines of Python in a slice."""
MOST_BOARDS = 48 * 4 * 4
"""Boards that one of them treats at once, where four turns are asked for and all ways to begin."""
DEEP = [37, 44, 55, 34759, 51075]
"""Questions with a target that takes three turns or four."""
NOWHERE = Goal(lambda *_: 0)
"""A goal that is never reached: the search has to go through everything."""


def whole_search(seed: int, depth: int, any_way: bool) -> Thinking[Any]:
    state, _ = question(seed)
    return fewest_turns(
        state.maze, 1 << state.pawns[0], NOWHERE, ON_SPARE, state.barred, depth, any_way
    )


@pytest.fixture(scope="module", autouse=True)
def _masks_are_made() -> None:
    """Once and for all, by the first search of a process."""
    for seed in range(3):
        for any_way in (False, True):
            finished(whole_search(seed, 3, any_way))
    for seed in DEEP:
        finished(real_search(seed, any_way=True))
        finished(real_search(seed, any_way=False))


@pytest.mark.parametrize("any_way", [False, True])
@pytest.mark.parametrize("depth", [1, 2, 3, 4, 6])
def test_no_slice_does_more_than_so_much(depth: int, any_way: bool) -> None:
    """However deep the search: of the deepest ones the first 300 slices are looked at."""
    for seed in range(3):
        slices = list(islice(lines_of_slices(whole_search(seed, depth, any_way)), 300))
        assert max(slices) <= MOST_LINES
        assert (len(slices) == 300) == (depth >= 4)


@pytest.mark.parametrize("any_way", [False, True])
@pytest.mark.parametrize("seed", DEEP)
def test_where_real_tiles_are_tried_a_slice_does_no_more(seed: int, any_way: bool) -> None:
    assert max(lines_of_slices(real_search(seed, any_way))) <= MOST_LINES


def test_no_operation_treats_more_than_so_many_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    counts: list[int] = []

    def counted(arrow: int, size: int) -> Last:
        counts.append(size)
        return last_at(arrow, size)

    monkeypatch.setattr(last_push, "last_at", counted)
    for seed in DEEP:
        finished(real_search(seed, any_way=True))
    assert max(counts) == 4 * 4 * 4
    for seed in DEEP:
        finished(real_search(seed, any_way=False))
    assert max(counts) == MOST_BOARDS


def test_five_turns_treat_no_more_boards_at_once_than_four(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counts: list[int] = []

    def counted(arrow: int, size: int) -> Last:
        counts.append(size)
        return last_at(arrow, size)

    monkeypatch.setattr(last_push, "last_at", counted)
    maze, mark = stock(5)[0].marked(Rng(0))
    start, at = 1 << stock(5)[0].pawn, maze.targets[mark - 1]
    found = finished(fewest_turns(maze, start, to_target, at, None, 5))
    assert found is not None
    assert found.turns == 5
    assert max(counts) <= MOST_BOARDS


def real_search(seed: int, any_way: bool) -> Thinking[Any]:
    state, target = question(seed)
    at = state.maze.targets[int(target[1:]) - 1]
    starts = 1 << state.pawns[0]
    return fewest_turns(state.maze, starts, to_target, at, state.barred, 4, any_way)


def test_a_long_search_pauses_often() -> None:
    """Three turns: the last push is looked at side by side after every second one."""
    state, _ = question(0)
    for spare in (3, 5):
        maze = replace(state.maze, spare=spare)
        asked = fewest_turns(maze, 1, NOWHERE, ON_SPARE, None, 3)
        assert sum(1 for _ in asked) >= 48
        one = fewest_turns(maze, 1, NOWHERE, ON_SPARE, None, 3, any_way=True)
        assert sum(1 for _ in one) >= 48


def test_solving_for_many_cards_is_sliced_too() -> None:
    state = dealt(1, 1, open_cards=True, cards=24)
    slices = list(lines_of_slices(shift.solved(state, {"depth": 3})))
    assert len(slices) >= 24
    assert max(slices) <= 2 * MOST_LINES


def test_a_search_can_be_left_and_others_go_on() -> None:
    first, second = whole_search(1, 3, False), whole_search(1, 3, False)
    for _ in range(20):
        next(first)
        next(second)
    first.close()
    assert list(first) == []
    assert finished(second) is None


def test_slices_in_turn_do_not_disturb_one_another() -> None:
    questions = [question(seed)[0] for seed in (37, 44, 55)]
    asked = [
        fewest_turns(state.maze, 1, to_cell(48), ON_SPARE, state.barred, 3) for state in questions
    ]
    alone = [
        finished(fewest_turns(state.maze, 1, to_cell(48), ON_SPARE, state.barred, 3))
        for state in questions
    ]
    answers: dict[int, Any] = {}
    while len(answers) < len(asked):
        for number, thinking in enumerate(asked):
            try:
                next(thinking)
            except StopIteration as stop:
                answers.setdefault(number, stop.value)
    assert [answers[number] for number in range(3)] == alone
