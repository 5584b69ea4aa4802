"""What is told of a puzzle that is over, with what is known of its day and of what is next."""

from datetime import date, timedelta

import pytest

from app.presenters.solo.ended import Runner, ended
from app.presenters.solo.onward import grade_after
from app.session.alone import Alone
from app.solo.codes import Code
from app.solo.days import seed_of
from app.solo.kinds import DAILY_OF, REACH, VOYAGE
from app.solo.records import Records
from tests.presenters.solo.test_outcome import solved

TODAY = date(2026, 11, 20)


def daily(day: date) -> Alone:
    return solved(Code(DAILY_OF["shift"], seed_of(day)), 2)


def test_a_day_that_is_made_up_for_too_late_is_named_and_counts_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Alone, "is_solved", True)
    long_ago = ended(daily(TODAY - timedelta(days=40)), Records(), TODAY, (), Runner())
    today = ended(daily(TODAY), Records(), TODAY, (), Runner())
    assert len(long_ago.facts) == len(today.facts) + 1
    assert long_ago.streak == ""


def test_the_next_one_is_as_hard_only_where_it_is_of_the_same_kind() -> None:
    assert grade_after(REACH[1], REACH[1], 4) == 4
    assert grade_after(VOYAGE, VOYAGE, 4) == 0
    assert grade_after(VOYAGE, REACH[1], 4) == 0
    assert grade_after(DAILY_OF["shift"], DAILY_OF["shift"], 4) == 0
