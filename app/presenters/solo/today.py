"""Today's puzzles, one of each game: solved, under way or new, and the days in a row."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from app.core.game import Turn
from app.presenters.phrase import Field, Phrase, counted, phrase
from app.presenters.solo.days import days_of, is_whole, solved_days
from app.presenters.solo.naming import edition_of, grade_phrase
from app.presenters.solo.onward import PAGES, Named, todays
from app.presenters.solo.stamps import NO_STAMP, Stamp, stamp_of
from app.session.match import Match
from app.solo.days import GRADES
from app.solo.kinds import Kind
from app.solo.records import Records
from app.solo.streak import counts, week_of


class State(StrEnum):
    NEW = "new"
    BEGUN = "begun"
    SOLVED = "solved"

    @property
    def icon(self) -> str:
        return "check-bold" if self is State.SOLVED else "play"


@dataclass(frozen=True, slots=True)
class PuzzleCard:
    """One puzzle, in its picture: what it is and how it stands."""

    kind: Kind
    seed: int
    picture: str
    state: State
    title: Phrase
    line: Phrase

    @property
    def is_solved(self) -> bool:
        return self.state is State.SOLVED


class DayMark(StrEnum):
    MADE = "made"
    MISSED = "missed"
    OPEN = "open"
    AHEAD = "ahead"

    @property
    def icon(self) -> str:
        return MARKS[self]


MARKS = {
    DayMark.MADE: "check-circle",
    DayMark.MISSED: "circle-small",
    DayMark.OPEN: "circle-outline",
    DayMark.AHEAD: "",
}


@dataclass(frozen=True, slots=True)
class WeekDay:
    """`number` counts from Monday, 0."""

    number: int = 0
    mark: DayMark = DayMark.AHEAD
    is_today: bool = False

    @property
    def name(self) -> Phrase:
        return phrase(f"solo.weekday.{self.number}")

    @property
    def told(self) -> Phrase:
        return phrase("solo.weekday.told", day=self.name, how=phrase(f"solo.weekday.{self.mark}"))


NO_DAY = WeekDay()


@dataclass(frozen=True, slots=True)
class Today:
    """`week` says for each day from Monday to today whether it counts; the rest is to come. Who
    solved all of today's has its `stamp`."""

    cards: tuple[PuzzleCard, ...] = ()
    week: tuple[bool, ...] = ()
    streak: Field = ""
    stamp: Stamp = NO_STAMP

    @property
    def line(self) -> Field:
        """Below what they are called: the days in a row, else what they are."""
        return self.streak or phrase("solo.today.what")

    @property
    def days(self) -> tuple[WeekDay, ...]:
        """From Monday to Sunday."""
        return tuple(WeekDay(day, self._mark(day), day == len(self.week) - 1) for day in range(7))

    def _mark(self, day: int) -> DayMark:
        if day >= len(self.week):
            return DayMark.AHEAD
        if self.week[day]:
            return DayMark.MADE
        return DayMark.OPEN if day == len(self.week) - 1 else DayMark.MISSED


NO_TODAY = Today()


Begun = Mapping[Named, Match | None]
"""The matches of a day's puzzles, if they were begun and lie there still."""


def cards_of(records: Records, day: date, begun: Begun) -> tuple[PuzzleCard, ...]:
    return tuple(_card(named, records, day, begun.get(named)) for named in todays(day))


def today_of(records: Records, today: date, begun: Begun) -> Today:
    cards = cards_of(records, today, begun)
    solved = solved_days(records)
    monday = week_of(today).toordinal()
    week = tuple(
        counts(solved, date.fromordinal(day)) for day in range(monday, today.toordinal() + 1)
    )
    days = days_of(records, today)
    told = counted("solo.streak", days.streak) if days.streak else ""
    return Today(cards, week, told, treat_of(records, today))


def treat_of(records: Records, today: date) -> Stamp:
    return stamp_of(today, is_gold=True) if is_whole(records, today, len(PAGES)) else NO_STAMP


def _card(named: Named, records: Records, today: date, match: Match | None) -> PuzzleCard:
    kind, seed = named
    picture = edition_of(kind, seed) if kind.game == "shift" else kind.game
    state = State.NEW
    if today in records.days.get(kind.game, {}):
        state = State.SOLVED
    elif match is not None and match.moves and isinstance(match.status, Turn):
        state = State.BEGUN
    grade = grade_phrase(GRADES[today.weekday()])
    line = grade if state is State.NEW else phrase(f"solo.today.{state.value}")
    return PuzzleCard(kind, seed, picture, state, phrase(f"game.{kind.game}"), line)
