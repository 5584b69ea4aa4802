"""The days of the daily puzzles: how many in a row, and the calendar of a month."""

from calendar import monthrange
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from app.presenters.phrase import Phrase, phrase
from app.presenters.solo.stamps import NO_STAMP, Stamp, stamp_of
from app.solo.days import FIRST
from app.solo.records import Records
from app.solo.streak import Solved, counts, longest, streak, to_make_up


@dataclass(frozen=True, slots=True)
class Days:
    streak: int = 0
    longest: int = 0
    to_make_up: tuple[date, ...] = ()


def solved_days(records: Records) -> Solved:
    """A day counts with the first of its puzzles, whichever game that is; what was solved before
    it says nothing."""
    found: dict[date, date] = {}
    for days in records.days.values():
        for day, when in days.items():
            if when >= day:
                found[day] = min(when, found.get(day, when))
    return found


def days_of(records: Records, today: date) -> Days:
    solved = solved_days(records)
    now = streak(solved, today)
    return Days(now, max(now, longest(solved, today)), to_make_up(solved, today))


def counts_now(records: Records, day: date, today: date) -> bool:
    """Its puzzle is part of a row of days that goes on."""
    solved = solved_days(records)
    return counts(solved, day) and streak(solved, today) > 0


class Look(StrEnum):
    """A day of the calendar: `full` all its puzzles solved, `part` some, whenever that was; `open`
    it still counts for the row of days, as today does; `past` it can be played all the same."""

    FULL = "full"
    PART = "part"
    OPEN = "open"
    PAST = "past"
    AHEAD = "ahead"


@dataclass(frozen=True, slots=True)
class DayModel:
    """Once a puzzle of it was solved the day has a stamp."""

    day: date
    look: Look
    is_today: bool = False

    @property
    def stamp(self) -> Stamp:
        if self.look not in (Look.FULL, Look.PART):
            return NO_STAMP
        return stamp_of(self.day, self.look is Look.FULL)

    @property
    def faint(self) -> float:
        """How much is seen of it."""
        return 1.0 if self.can_open else 0.72

    @property
    def can_open(self) -> bool:
        return self.look is not Look.AHEAD and self.day.toordinal() >= FIRST


@dataclass(frozen=True, slots=True)
class Month:
    """`before` cells stay free, for weeks begin on Monday."""

    title: Phrase
    before: int
    days: tuple[DayModel, ...]
    can_go_on: bool
    can_go_back: bool = True


NO_MONTH = Month(phrase("solo.title"), 0, (), False)


def month_of(records: Records, games: int, year: int, month: int, today: date) -> Month:
    before, length = monthrange(year, month)
    solved = solved_days(records)
    days = tuple(
        _day(date(year, month, number + 1), records.days, solved, games, today)
        for number in range(length)
    )
    title = phrase("solo.month_of", month=phrase(f"solo.month.{month}"), year=year)
    can_go_on = (year, month) < (today.year, today.month)
    return Month(title, before, days, can_go_on, days[0].day.toordinal() > FIRST)


def _day(
    day: date, by_game: Mapping[str, Solved], solved: Solved, games: int, today: date
) -> DayModel:
    if day > today:
        return DayModel(day, Look.AHEAD)
    number = sum(day in days for days in by_game.values())
    if number:
        look = Look.FULL if number >= games else Look.PART
    else:
        look = Look.OPEN if day == today or day in to_make_up(solved, today) else Look.PAST
    return DayModel(day, look, day == today)


def is_whole(records: Records, day: date, games: int) -> bool:
    """All its puzzles are solved."""
    return sum(day in days for days in records.days.values()) >= games


def other_month(year: int, month: int, by: int) -> tuple[int, int]:
    number = 12 * year + month - 1 + by
    return number // 12, number % 12 + 1
