"""Grades are measured: kind by kind they rise with the failing of the bots below master.

How often these fail is stored, in two samples of thousands of plays (tools/failing.py); that it is
true is tried here on some of the puzzles. docs/grades.md tells the method and the figures.
"""

from itertools import pairwise
from statistics import mean

import pytest

from app.core.rng import Rng
from app.core.thinking import finished
from app.games.go.puzzles import Difficulty, difficulty
from app.games.go.setup import treasures
from app.solo.connect import lays
from app.solo.connect.most import most_taken
from app.solo.go.rolls import grade
from app.solo.grades import grades_of, name_of
from app.solo.kinds import COLLECT, EXIT, ONE_LAY, PILOT, REACH, ROLL, TWO_LAYS, Kind
from app.solo.puzzle import GRADES, Puzzle
from app.solo.shift import gatherers, sight
from app.solo.shift.grading import done_by_bots
from app.solo.shift.task import answered
from tests.solo.proofs import puzzle
from tools.failing import FIRST, RUNS, begun, correlations, failing, rank_correlation, ranks, stored

SHIFT = [EXIT, PILOT, COLLECT, *REACH[:4]]
ALIKE, ENOUGH, OF_ALL = 0.9, 0.85, 0.8
"""Between two samples; between grades and each of them, in a kind, and over several kinds."""
SLOW = {REACH[3]: 2, TWO_LAYS: 3, **dict.fromkeys((ONE_LAY, ROLL, REACH[2], COLLECT), 10)}
"""Of the others all puzzles are made again."""
MANY = 60
NEAR = {ROLL: 4000, TWO_LAYS: 200}
"""Thousandths, or thousandths of a move, that a tenth of the plays may be off; of others 60."""


def test_the_correlation_of_ranks() -> None:
    assert rank_correlation([1, 2, 3, 9], [10, 20, 30, 31]) == pytest.approx(1)
    assert rank_correlation([1, 2, 3], [3, 2, 1]) == pytest.approx(-1)
    assert ranks([5, 1, 5]) == [1.5, 0, 1.5]


@pytest.mark.parametrize("kind", RUNS, ids=name_of)
def test_grades_of_a_kind_rank_like_the_failing_of_bots_in_two_samples(kind: Kind) -> None:
    between, one, other = correlations(stored()[name_of(kind)])
    assert between >= (ALIKE if kind != ROLL else OF_ALL)
    assert min(one, other) >= ENOUGH


@pytest.mark.parametrize("kinds", [REACH[:4], SHIFT], ids=["reach", "shift"])
def test_over_several_kinds_too_grades_rise_with_the_failing_of_bots(
    kinds: tuple[Kind, ...],
) -> None:
    found = [stored()[name_of(kind)] for kind in kinds]
    grades = [grade for each in found for grade in each.grades]
    for sample in ("one", "other"):
        shares = [share for each in found for share in getattr(each, sample)]
        assert rank_correlation(grades, shares) >= OF_ALL
        means = [
            mean(share for share, each in zip(shares, grades, strict=True) if each == level)
            for level in GRADES
        ]
        assert all(higher > lower - 10 for lower, higher in pairwise(means))
        assert max(higher - lower for lower, higher in pairwise(means)) < 250


@pytest.mark.parametrize("kind", RUNS, ids=name_of)
def test_the_stored_grades_are_those_of_the_puzzles(kind: Kind) -> None:
    grades = stored()[name_of(kind)].grades[: SLOW.get(kind)]
    assert grades == [puzzle(kind, FIRST + number).grade for number in range(len(grades))]


@pytest.mark.parametrize("kind", RUNS, ids=name_of)
def test_bots_that_play_again_fail_as_often_as_is_stored(kind: Kind) -> None:
    known = stored()[name_of(kind)]
    numbers = range(4)
    assert len({known.grades[number] for number in numbers}) > 1
    again = [failing(puzzle(kind, FIRST + number), sample=3, fewer=10) for number in numbers]
    for number, share in zip(numbers, again, strict=True):
        assert abs(share - (known.one[number] + known.other[number]) / 2) < NEAR.get(kind, 60)


@pytest.mark.parametrize("kind", SHIFT, ids=name_of)
def test_the_share_that_a_grade_goes_by_is_that_of_bots_who_play(kind: Kind) -> None:
    known = stored()[name_of(kind)]
    for number in range(SLOW.get(kind, 12)):
        played = (known.one[number] + known.other[number]) / 2
        assert abs(1000 - share_of(puzzle(kind, FIRST + number)) / 1000 - played) < 20


def share_of(each: Puzzle) -> int:
    state = begun(each)
    if each.kind == COLLECT:
        return done_by_bots(finished(gatherers.shares(state, each.par)))
    answer = finished(answered(state, each.par, any_way=False))
    assert answer
    return done_by_bots(finished(sight.shares(state, each.par, answer)))


@pytest.mark.parametrize("kind", SHIFT, ids=name_of)
def test_every_kind_has_five_grades(kind: Kind) -> None:
    grades = grades_of(kind) or [puzzle(kind, seed).grade for seed in range(MANY)]
    counts = [sum(int(each) == level for each in grades) for level in GRADES]
    assert min(counts) > 0
    assert max(counts) <= len(grades) * 0.6


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
