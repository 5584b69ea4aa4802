"""Grades are measured: they rise with the failing of players of limited sight, drawn anew."""

import math
from collections.abc import Sequence
from itertools import groupby, pairwise

import pytest

from app.bots.levels import Level, chosen_move
from app.core.rng import Rng
from app.core.thinking import finished
from app.games import connect, go, shift
from app.games.go.moves import Claim, StartBuilding
from app.games.go.puzzles import Difficulty, difficulty
from app.games.go.setup import treasures
from app.games.shift.state import Phase
from app.solo.connect import lays
from app.solo.connect.most import most_taken
from app.solo.go.rolls import grade
from app.solo.kinds import COLLECT, EXIT, ONE_LAY, PILOT, REACH, ROLL, TWO_LAYS, Kind
from app.solo.puzzle import GRADES, Puzzle
from app.solo.shift import sight
from tests.solo.proofs import begun, puzzle

SHIFT = [*REACH[:4], EXIT, PILOT, COLLECT]
EACH = 10
ENOUGH, WITHIN_A_KIND = 0.8, 0.6
BOT_RUNS = {Level.EASY: 8, Level.MEDIUM: 10, Level.HARD: 1}


def ranks(values: Sequence[float]) -> list[float]:
    """Equal values share the middle of their ranks."""
    order = sorted(range(len(values)), key=values.__getitem__)
    found = [0.0] * len(values)
    place = 0
    for _, group in groupby(order, key=values.__getitem__):
        equal = list(group)
        for each in equal:
            found[each] = place + (len(equal) - 1) / 2
        place += len(equal)
    return found


def rank_correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Spearman's."""
    a, b = ranks(one), ranks(other)
    middle = (len(a) - 1) / 2
    products = sum((x - middle) * (y - middle) for x, y in zip(a, b, strict=True))
    squares = [sum((x - middle) ** 2 for x in each) for each in (a, b)]
    return products / math.sqrt(squares[0] * squares[1])


def test_the_correlation_of_ranks() -> None:
    assert rank_correlation([1, 2, 3, 9], [10, 20, 30, 31]) == pytest.approx(1)
    assert rank_correlation([1, 2, 3], [3, 2, 1]) == pytest.approx(-1)
    assert ranks([5, 1, 5]) == [1.5, 0, 1.5]


@pytest.fixture(scope="module")
def shift_puzzles() -> list[Puzzle]:
    return [puzzle(kind, 500 + seed) for kind in SHIFT for seed in range(EACH)]


def failing(puzzles: Sequence[Puzzle], sample: int) -> list[float]:
    """The share of players, drawn anew, that do not make par."""
    rng = Rng(sample)
    eases = [finished(sight.ease(begun(each), each.par, rng)) for each in puzzles]
    return [1 - ease / 1000 for ease in eases]


def test_two_independent_samples_of_players_rank_alike(shift_puzzles: list[Puzzle]) -> None:
    assert rank_correlation(failing(shift_puzzles, 1), failing(shift_puzzles, 2)) >= ENOUGH


def test_shift_grades_rise_with_the_failing_of_players_drawn_anew(
    shift_puzzles: list[Puzzle],
) -> None:
    grades = [each.grade for each in shift_puzzles]
    shares = failing(shift_puzzles, 3)
    assert rank_correlation(grades, shares) >= ENOUGH
    means = [
        sum(share for share, each in zip(shares, grades, strict=True) if each == level)
        / grades.count(level)
        for level in GRADES
    ]
    assert means == sorted(means)
    steps = [higher - lower for lower, higher in pairwise(means)]
    assert max(steps) < 0.35


def test_grades_rise_with_the_failing_of_the_bots_themselves() -> None:
    """Easy, medium and hard ones, in two samples."""
    puzzles = [puzzle(kind, 700 + seed) for kind in SHIFT for seed in range(3)]
    samples = [[bots_failing(each, sample) for each in puzzles] for sample in (1, 2)]
    assert rank_correlation(*samples) >= ENOUGH
    assert rank_correlation([each.grade for each in puzzles], samples[0]) >= ENOUGH


@pytest.mark.parametrize("kind", [REACH[1], PILOT, EXIT, COLLECT])
def test_within_one_kind_too_ease_falls_with_the_failing_of_the_bots(kind: Kind) -> None:
    puzzles = [puzzle(kind, 900 + seed) for seed in range(24)]
    shares = [bots_failing(each, sample=1) for each in puzzles]
    assert rank_correlation([-each.ease for each in puzzles], shares) >= WITHIN_A_KIND


def bots_failing(each: Puzzle, sample: int) -> float:
    shares = []
    for level, runs in BOT_RUNS.items():
        failed = sum(not is_done_by_bot(each, level, 100 * sample + run) for run in range(runs))
        shares.append(failed / runs)
    return sum(shares)


def is_done_by_bot(each: Puzzle, level: Level, seed: int) -> bool:
    state = begun(each)
    for number in range(2 * each.par):
        thought = chosen_move("shift", shift.observe(state, 0), level, 1000 * seed + number)
        state = shift.apply(state, finished(thought)).state
        if state.phase is Phase.OVER:
            return True
    return False


@pytest.mark.parametrize("kind", [ONE_LAY, TWO_LAYS])
def test_connect_grades_rise_with_the_failing_of_the_bots_themselves(kind: Kind) -> None:
    puzzles = [puzzle(kind, 700 + seed) for seed in range(24)]
    shares = [lays_failing(each, sample=1) for each in puzzles]
    assert rank_correlation([each.grade for each in puzzles], shares) >= WITHIN_A_KIND


def lays_failing(each: Puzzle, sample: int) -> float:
    """Of the bots below master those that do not take the most, strength by strength."""
    runs = range(100 * sample, 100 * sample + 8)
    failed = sum(not is_most_taken(each, level, run) for level in BOT_RUNS for run in runs)
    return failed / len(runs)


def is_most_taken(each: Puzzle, level: Level, seed: int) -> bool:
    state = begun(each)
    before, number = len(state.taken[0]), 0
    while not state.winners:
        thought = chosen_move("connect", connect.observe(state, 0), level, 1000 * seed + number)
        state = connect.apply(state, finished(thought)).state
        number += 1
    return len(state.taken[0]) - before == each.par


def test_go_grades_rise_with_the_moves_that_bots_need() -> None:
    """The bots below master slip now and then, and solve every roll in the end."""
    puzzles = [puzzle(ROLL, 900 + seed) for seed in range(24)]
    samples = [[moves_needed(each, sample) for each in puzzles] for sample in (1, 2)]
    assert rank_correlation(*samples) >= WITHIN_A_KIND
    assert rank_correlation([each.grade for each in puzzles], samples[0]) >= WITHIN_A_KIND


def moves_needed(each: Puzzle, sample: int) -> float:
    """Tiles laid and lifted until the roll is claimed, by ten bots of each strength."""
    runs = range(100 * sample, 100 * sample + 10)
    return sum(moves_of_bot(each, level, run) for level in BOT_RUNS for run in runs)


def moves_of_bot(each: Puzzle, level: Level, seed: int) -> int:
    state, moves = go.apply(begun(each), StartBuilding()).state, 0
    while True:
        thought = chosen_move("go", go.observe(state, 0), level, 1000 * seed + moves)
        move = finished(thought)
        if isinstance(move, Claim):
            return moves
        state = go.apply(state, move).state
        moves += 1


def test_connect_grades_rise_with_the_failing_of_players_drawn_anew() -> None:
    puzzles = [puzzle(ONE_LAY, 600 + seed) for seed in range(20)]
    samples = [
        [
            1 - finished(lays.ease(state, finished(most_taken(state)), Rng(sample))) / 1000
            for state in map(begun, puzzles)
        ]
        for sample in (1, 2)
    ]
    assert rank_correlation(*samples) >= ENOUGH
    assert rank_correlation([each.grade for each in puzzles], samples[0]) >= ENOUGH


def test_go_grades_are_those_of_the_table_in_finer_steps() -> None:
    rolls = [
        treasures([a, b, c, d])
        for a in range(1, 7)
        for b in range(1, 7)
        for c in range(1, 7)
        for d in range(1, 7)
    ]
    counts = [sum(grade(roll) == level for roll in rolls) for level in GRADES]
    assert min(counts) > len(rolls) / 8
    coarse = {Difficulty.EASY: (1, 2), Difficulty.MEDIUM: (3, 4), Difficulty.HARD: (5,)}
    assert all(grade(roll) in coarse[difficulty(roll)] for roll in rolls)
