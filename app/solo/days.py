"""The days of daily puzzles: as texts, as numbers in codes, and how hard each of a week is."""

from datetime import date

from app.core.errors import BadRequest

GRADES = (1, 2, 2, 3, 3, 4, 5)
"""From Monday to Sunday."""
FIRST = date(2020, 1, 1).toordinal()


def parsed_date(text: str) -> date:
    """An ISO date; of the many ways to write one only that with hyphens."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise BadRequest("bad_date", text[:20]) from None
    if day.isoformat() != text or day.toordinal() < FIRST:
        raise BadRequest("bad_date", text[:20])
    return day


def seed_of(day: date) -> int:
    """What stands for the day in a code: days since 2020 began."""
    return day.toordinal() - FIRST


def day_of(seed: int) -> date:
    if seed > date.max.toordinal() - FIRST:
        raise BadRequest("bad_code", "no such day")
    return date.fromordinal(FIRST + seed)
