"""Today's puzzles: the week from Monday to Sunday, a mark and words for each of its days."""

from datetime import date

from app.presenters.phrase import phrase
from app.presenters.solo.today import DayMark, Today, today_of
from app.solo.records import Records

THURSDAY = date(2026, 11, 19)


def week(*solved: date) -> Today:
    records = Records()
    for day in solved:
        records = records.solved_daily("shift", day, day)
    return today_of(records, THURSDAY, {})


def test_each_day_of_the_week_says_how_it_went() -> None:
    """Circles alone explained nothing."""
    days = week(date(2026, 11, 16), date(2026, 11, 18)).days
    made, missed, ahead = DayMark.MADE, DayMark.MISSED, DayMark.AHEAD
    assert [day.mark for day in days] == [made, missed, made, DayMark.OPEN, *(ahead,) * 3]
    assert [day.is_today for day in days].index(True) == 3
    assert days[0].told == phrase(
        "solo.weekday.told", day=phrase("solo.weekday.0"), how=phrase("solo.weekday.made")
    )


def test_today_is_made_with_its_first_puzzle() -> None:
    assert week(THURSDAY).days[3].mark is DayMark.MADE


def test_each_mark_has_another_sign() -> None:
    assert len({mark.icon for mark in DayMark}) == len(DayMark)
