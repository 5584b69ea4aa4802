"""P1: a puzzle of a chosen grade is made at once where grades are stored, and these are true."""

import pytest

from app.core.thinking import finished
from app.solo import grades, making
from app.solo.grades import grades_of
from app.solo.kinds import ONE_LAY, REACH, TWO_LAYS, Kind
from app.solo.making import made
from app.solo.puzzle import Puzzle
from app.solo.puzzles import of_grade

GRADES = range(1, 6)


def test_each_grade_is_stored_hundreds_of_times() -> None:
    stored = grades_of(TWO_LAYS)
    assert all(stored.count(str(grade)) >= 200 for grade in GRADES)
    assert all(grades_of(REACH[3]).count(str(grade)) >= 40 for grade in GRADES)
    assert grades_of(ONE_LAY) == grades_of(REACH[2]) == ""


@pytest.mark.parametrize(
    ("kind", "seed"),
    [(TWO_LAYS, 0), (TWO_LAYS, 77), (TWO_LAYS, 4095), (REACH[3], 1), (REACH[3], 1023)],
)
def test_what_is_stored_is_what_is_made(kind: Kind, seed: int) -> None:
    assert str(finished(made(kind, seed)).grade) == grades_of(kind)[seed]


@pytest.mark.parametrize("grade", GRADES)
def test_a_puzzle_of_a_grade_is_the_only_one_made(
    monkeypatch: pytest.MonkeyPatch, grade: int
) -> None:
    seeds: list[int] = []

    def noted(kind: Kind, seed: int) -> object:
        seeds.append(seed)
        return made(kind, seed)

    monkeypatch.setattr(making, "made", noted)
    puzzle: Puzzle = finished(of_grade(TWO_LAYS, grade, 2**20 - 1))
    assert puzzle.grade == grade
    assert seeds == [puzzle.seed]
    assert puzzle.seed < len(grades_of(TWO_LAYS))


def test_where_no_grades_are_stored_one_after_another_is_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(grades, "_stored", dict)
    puzzle = finished(of_grade(ONE_LAY, 4, 3))
    assert puzzle.grade == 4
    assert puzzle.seed >= 3
