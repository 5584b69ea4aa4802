"""How many days in a row the daily puzzle was solved, told from the days alone.

House ruling: a day counts if its puzzle was solved on that day, or later in the same week (Monday
to Sunday). One day a week may be left out at no loss; it does not count, nor does it end anything.
Today is not missed before it is over.
"""

from collections.abc import Mapping
from datetime import date, timedelta

DAY = timedelta(days=1)
SPARE = 1
"""Days that may be left out in a week."""

Solved = Mapping[date, date]
"""For the day of a puzzle the day on which it was solved first."""


def week_of(day: date) -> date:
    """Its Monday."""
    return day - day.weekday() * DAY


def counts(solved: Solved, day: date) -> bool:
    when = solved.get(day)
    return when is not None and when >= day and week_of(when) == week_of(day)


def streak(solved: Solved, today: date) -> int:
    """The days that count up to today, back to the second one left out in its week."""
    return _run(solved, today, min(solved, default=today))


def longest(solved: Solved, today: date) -> int:
    """The longest streak there ever was."""
    first = min(solved, default=today)
    days = (first + n * DAY for n in range((today - first).days + 1))
    return max((_run(solved, day, first) for day in days if counts(solved, day)), default=0)


def _run(solved: Solved, last: date, first: date) -> int:
    found, left_out, day = 0, dict[date, int](), last
    while day >= first:
        if counts(solved, day):
            found += 1
        elif day != last:
            week = week_of(day)
            left_out[week] = left_out.get(week, 0) + 1
            if left_out[week] > SPARE:
                break
        day -= DAY
    return found


def to_make_up(solved: Solved, today: date) -> tuple[date, ...]:
    """The days of this week before today that can still be made up for."""
    monday = week_of(today)
    before = (monday + n * DAY for n in range(today.weekday()))
    return tuple(day for day in before if not counts(solved, day))
