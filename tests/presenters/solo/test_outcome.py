"""P2 as people see it: what is asked, stars as it goes, the result against par and others."""

import pytest

from app.presenters.phrase import counted, phrase
from app.presenters.solo.aim import aim_of
from app.presenters.solo.days import Days
from app.presenters.solo.outcome import Mark, Way, marked, outcome_of, won_stars
from app.session.tasks import Task
from app.solo.kinds import REACH

TASK = Task(REACH[1], 5, par=2)


@pytest.mark.parametrize(
    ("moves", "is_over", "hints", "used", "stars", "pips"),
    [
        (0, False, 0, 0, 3, "oo"),
        (1, False, 0, 0, 3, "oo"),
        (2, False, 0, 1, 3, "xo"),
        (4, False, 0, 2, 2, "xxo"),
        (6, False, 0, 3, 1, "xxxo"),
        (4, True, 0, 2, 3, "xx"),
        (3, True, 0, 2, 3, "xx"),
        (2, False, 1, 1, 2, "xo"),
        (8, True, 2, 4, 1, "xxxx"),
    ],
)
def test_p2_stars_still_to_be_had(
    moves: int, is_over: bool, hints: int, used: int, stars: int, pips: str
) -> None:
    task = Task(REACH[1], 5, par=2, hints=hints)
    aim = aim_of(task, "Bell", moves, is_over)
    assert (aim.used, aim.stars) == (used, stars)
    assert aim.pips == tuple(pip == "x" for pip in pips)
    assert aim.words == counted("solo.aim", 2, target="Bell")


def test_the_result_is_told_against_par() -> None:
    assert outcome_of(TASK, 2, None, ()).facts[0] == counted("solo.result.par", 2)
    assert outcome_of(TASK, 4, None, ()).facts[0] == counted("solo.result.over", 4, par=2)
    assert not outcome_of(TASK, 2, None, ()).can_do_better
    assert outcome_of(TASK, 3, None, ()).can_do_better


@pytest.mark.parametrize(("result", "key"), [(2, "won"), (3, "same"), (4, "lost")])
def test_the_result_is_told_against_whoever_sent_it(result: int, key: str) -> None:
    task = Task(REACH[1], 5, 2, beat=3, by="Mia")
    facts = outcome_of(task, result, None, ()).facts
    assert phrase(f"solo.beat.{key}", name="Mia", result=3) in facts


def test_days_in_a_row_are_told_where_they_count() -> None:
    assert not outcome_of(TASK, 2, None, ()).streak
    assert outcome_of(TASK, 2, Days(4, 4), ()).streak == counted("solo.streak", 4)
    best = outcome_of(TASK, 2, Days(4, 9), ()).streak
    assert best == phrase("solo.streak.best", now=counted("solo.streak", 4), best=9)


def test_each_turn_gets_its_mark() -> None:
    outcome = outcome_of(TASK, 3, None, (Way(1), Way(2)))
    found = marked(outcome, (Mark.NONE, Mark.BEST)).ways
    assert [way.mark for way in found] == [Mark.NONE, Mark.BEST]
    assert won_stars(TASK, 3) == 2
