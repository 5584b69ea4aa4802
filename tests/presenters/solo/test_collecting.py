"""Collect three: hints and what is said of each turn follow the tour, not the nearest target."""

import pytest

from app.core.thinking import finished
from app.games.registry import game_named
from app.games.shift.gathering import tour
from app.games.shift.state import Phase, State
from app.presenters.solo.outcome import Mark
from app.presenters.solo.shift_puzzle import ShiftPuzzleTable
from app.session.alone import start_of, table_of
from app.session.match import Match
from app.solo.kinds import COLLECT
from app.solo.making import made

SHIFT = game_named("shift")


def collecting(seed: int) -> ShiftPuzzleTable:
    puzzle = finished(made(COLLECT, seed))
    return ShiftPuzzleTable(Match(start_of(puzzle), table=table_of(puzzle)))


def turns_left(state: State) -> int:
    return (len(finished(tour(state)) or ()) + 1) // 2


@pytest.mark.parametrize("seed", range(12))
def test_who_follows_the_hints_is_done_at_par_and_each_turn_was_best(seed: int) -> None:
    table = collecting(seed)
    assert table.asked is not None
    while not table.is_over:
        hint = finished(table.thought_hint())
        assert hint is not None
        table.match.play(hint.moves[0])
    assert table.asked.result == table.asked.par
    marks = finished(table.thought_marks())
    assert len(marks) == table.asked.par
    assert {*marks} <= {Mark.BEST, Mark.ONLY}


@pytest.mark.parametrize("seed", range(6))
def test_a_line_of_par_has_none_but_best_turns(seed: int) -> None:
    puzzle = finished(made(COLLECT, seed))
    table = collecting(seed)
    for text in puzzle.line:
        table.match.play(SHIFT.decode(text))
    marks = finished(table.thought_marks())
    assert len(marks) == puzzle.par
    assert {*marks} <= {Mark.BEST, Mark.ONLY}


def test_a_turn_that_loses_par_is_not_best() -> None:
    table = collecting(10)
    state: State = table.match.state
    worse = next(
        (push, walk)
        for push in SHIFT.legal_moves(state)
        for after in [SHIFT.apply(state, push).state]
        for walk in SHIFT.legal_moves(after)
        if turns_left(SHIFT.apply(after, walk).state) >= turns_left(state)
    )
    table.match.play(*worse)
    while not table.is_over:
        table.match.play(*finished(tour(table.match.state)) or ())
    first, *others = finished(table.thought_marks())
    assert first is Mark.NONE
    assert set(others) <= {Mark.BEST, Mark.ONLY}


@pytest.mark.parametrize("seed", range(6))
def test_a_turn_that_was_begun_counts_as_one(seed: int) -> None:
    state: State = collecting(seed).match.state
    line = finished(tour(state)) or []
    for number, move in enumerate(line[:-1], start=1):
        state = SHIFT.apply(state, move).state
        if state.phase is Phase.WALK:
            assert len(finished(tour(state)) or ()) == len(line) - number
