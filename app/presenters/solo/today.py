"""Today's puzzles, one of each game: solved, under way or new, and the days in a row."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from app.core.game import Turn
from app.presenters.phrase import Field, Phrase, counted, phrase
from app.presenters.solo.days import days_of, solved_days
from app.presenters.solo.naming import edition_of, grade_phrase
from app.presenters.solo.onward import Named, todays
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
        return "check-circle" if self is State.SOLVED else "play-circle"


@dataclass(frozen=True, slots=True)
class PuzzleCard:
    """One puzzle, in its picture: what it is and how it stands."""

    kind: Kind
    seed: int
    picture: str
    state: State
    title: Phrase
    line: Phrase


@dataclass(frozen=True, slots=True)
class Today:
    """`week` says for each day from Monday to today whether it counts; the rest is to come."""

    cards: tuple[PuzzleCard, ...] = ()
    week: tuple[bool, ...] = ()
    streak: Field = ""

    @property
    def signs(self) -> tuple[str, ...]:
        """A circle a day: made, missed, today, ahead."""
        made = ["check-circle" if is_made else "circle-outline" for is_made in self.week]
        return (*made, *("circle-small",) * (7 - len(made)))


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
    return Today(cards, week, counted("solo.streak", days.streak) if days.streak else "")


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
