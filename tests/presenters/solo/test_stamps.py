"""Stamps of the calendar: a picture a day, golden for all its puzzles; the treat for today's."""

from datetime import date, timedelta

from app.presenters.solo.days import month_of
from app.presenters.solo.stamps import NO_STAMP, stamp_of
from app.presenters.solo.today import today_of, treat_of
from app.solo.records import Records

TODAY = date(2026, 11, 19)
ALL = ("shift", "go", "connect")


def solved(*games: str, late: bool = False) -> Records:
    when = TODAY + timedelta(days=7 * late)
    return Records(days={game: {TODAY: when} for game in games})


def test_days_beside_and_below_each_other_have_other_pictures() -> None:
    for number in range(60):
        day = TODAY + timedelta(days=number)
        near = [stamp_of(day + timedelta(days=by)).figure for by in (1, 6, 7, 8)]
        assert stamp_of(day).figure not in near


def test_a_day_has_a_stamp_from_its_first_puzzle_on_and_gold_for_all() -> None:
    for games, is_gold in ((ALL[:1], False), (ALL[:2], False), (ALL, True)):
        model = month_of(solved(*games), 3, 2026, 11, TODAY).days[18]
        assert model.stamp == stamp_of(TODAY, is_gold=is_gold)
    assert month_of(Records(), 3, 2026, 11, TODAY).days[18].stamp == NO_STAMP


def test_a_stamp_is_the_same_whenever_its_day_was_solved() -> None:
    later = TODAY + timedelta(days=9)
    for games, is_gold in ((ALL, True), (ALL[:2], False)):
        model = month_of(solved(*games, late=True), 3, 2026, 11, later).days[18]
        assert model.stamp == stamp_of(TODAY, is_gold=is_gold)


def test_all_of_today_is_a_treat() -> None:
    assert treat_of(solved(*ALL[:2]), TODAY) == NO_STAMP
    assert treat_of(solved(*ALL), TODAY).is_gold
    assert today_of(solved(*ALL), TODAY, {}).stamp.is_gold
    assert treat_of(solved(*ALL), TODAY + timedelta(days=1)) == NO_STAMP
