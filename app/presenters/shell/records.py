"""What is remembered of each person, as one looks at it: numbers, bars, shares, row by row."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date, timedelta

from app.bots.levels import Level
from app.core.errors import BadRequest
from app.presenters.faces import FACES
from app.presenters.go.stats import all_stats
from app.presenters.numbers import Number, Stats
from app.presenters.phrase import Field, Phrase, counted, phrase
from app.presenters.setup.seat_form import NAMES
from app.presenters.solo.days import days_of
from app.presenters.solo.naming import grade_phrase, name_of
from app.presenters.times import time_text
from app.session.people import People
from app.session.scores import BOT, NOBODY
from app.session.series import best_time
from app.solo.codes import parsed_code
from app.solo.kinds import BY_LETTER, CLOCK, DAILY, SERIES, VOYAGE, Kind
from app.solo.puzzle import GRADES
from app.solo.records import Records, Score, Tally
from app.solo.stars import MOST
from app.solo.streak import week_of
from app.solo.voyage import IN_A_PACK

WEEKS, FEWEST_WEEKS = 12, 6
"""Bars of the chart, and how many there are from the first one on."""
WEEK = timedelta(days=7)
BOTS = {f"{BOT}{level.value}": level for level in Level}
MOST_RIVALS = 8
"""Of a game: those met last."""


@dataclass(frozen=True, slots=True)
class Row:
    """Something with its own line; `share` is a part of a whole or below 0 for none, `counts` are
    bars, the highest of which stand for `whole`; what `is_part` of the row above is smaller."""

    title: Field
    line: Field
    share: float = -1
    counts: tuple[int, ...] = ()
    whole: int = 0
    is_part: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    """`words` say what its bars show."""

    title: Phrase
    rows: tuple[Row, ...]
    words: Field = ""


@dataclass(frozen=True, slots=True)
class PersonKey:
    number: int
    name: Field
    is_shown: bool


@dataclass(frozen=True, slots=True)
class RecordsModel:
    """Of one person; `keys` lead to the others, `is_alone`: puzzles count for this one. Cards
    that do not stand side by side lie one below the other, the `first` ones first."""

    number: int = 0
    name: Field = ""
    is_alone: bool = True
    keys: tuple[PersonKey, ...] = ()
    numbers: tuple[Number, ...] = ()
    first: tuple[Stats | Group, ...] = ()
    second: tuple[Stats | Group, ...] = ()

    @property
    def is_empty(self) -> bool:
        return not self.numbers

    @property
    def counts_here(self) -> Phrase:
        return phrase("records.alone" if self.is_alone else "records.not_alone")


NO_RECORDS = RecordsModel()


def records_model(people: People, shown: int, today: date, stops: int) -> RecordsModel:
    """`shown` is the person looked at, else who plays alone; `stops` is how long the voyage is."""
    if not people.numbers:
        return NO_RECORDS
    number = shown if shown in people.numbers else _usual(people)
    records = people.records(number)
    order = _order(people)
    keys = [PersonKey(each, called(people.records(each)), each == number) for each in order]
    return RecordsModel(
        number,
        called(records),
        number == people.who_alone,
        tuple(keys) if len(keys) > 1 else (),
        () if records.is_empty else numbers(records, today),
        (*_week_charts(records, today), *_groups(_kinds(records))),
        (*_groups(_voyage(records, stops), _games(records)), *all_stats(records.rounds)),
    )


def _usual(people: People) -> int:
    """Who plays alone, if there is anything to see; else the first one."""
    order = _order(people)
    return people.who_alone if people.who_alone in order else order[0]


def _order(people: People) -> list[int]:
    """By name; whoever has none first, unless there is nothing of it."""
    found = {number: people.records(number) for number in people.numbers}
    seen = [number for number in found if found[number].name or not found[number].is_empty]
    return sorted(seen or found, key=lambda number: found[number].name.casefold())


def called(records: Records) -> Field:
    return records.name or phrase("records.nobody")


def numbers(records: Records, today: date) -> tuple[Number, ...]:
    tallies = records.tallies.values()
    found = {
        "solved": sum(tally.solved for tally in tallies),
        "stars": sum(tally.stars for tally in tallies),
        "row": days_of(records, today).streak,
        "won": sum(score[0] for score in records.scores.values()),
    }
    return tuple(
        Number(str(number), counted(f"records.number.{key}", number))
        for key, number in found.items()
    )


# Bars


def _week_charts(records: Records, today: date) -> Iterator[Stats]:
    if records.weeks:
        counts = by_week(records, today)
        words = counted("records.weeks.last", len(counts))
        yield Stats(phrase("records.weeks"), (), counts, words)


def by_week(records: Records, today: date) -> tuple[int, ...]:
    """Puzzles solved in each of the last weeks, this one the last."""
    last = week_of(today)
    since = (last - min(records.weeks, default=last)) // WEEK + 1
    shown = max(FEWEST_WEEKS, min(WEEKS, since))
    return tuple(records.weeks.get(last - back * WEEK, 0) for back in reversed(range(shown)))


# Rows


def _groups(*found: Group) -> tuple[Group, ...]:
    return tuple(group for group in found if group.rows)


def _kinds(records: Records) -> Group:
    bars = phrase("records.kinds.bars")
    return Group(phrase("records.kinds"), tuple(_kind_rows(records)), bars)


def _voyage(records: Records, stops: int) -> Group:
    return Group(phrase("records.voyage"), tuple(_voyage_rows(records, stops)))


def _games(records: Records) -> Group:
    return Group(phrase("records.games"), tuple(_game_rows(records)))


def _kind_rows(records: Records) -> Iterator[Row]:
    """In the order of the kinds; those of the voyage have a place of their own."""
    for letter in sorted(records.tallies):
        kind = BY_LETTER[letter]
        if kind != VOYAGE:
            tally = records.tallies[letter]
            if kind == CLOCK:
                yield Row(_kind_name(kind), _clock_line(records, tally))
            else:
                yield Row(_kind_name(kind), _kind_line(tally), counts=tally.last, whole=MOST)
            if kind == SERIES:
                yield from _series_rows(records)


def _kind_name(kind: Kind) -> Phrase:
    game = phrase(f"game.{kind.game}")
    name = phrase("solo.daily") if kind in DAILY else name_of(kind)
    return phrase("records.kind", game=game, kind=name)


def _kind_line(tally: Tally) -> Phrase:
    whole, tenth = divmod(round(10 * tally.stars / max(1, tally.solved)), 10)
    average = phrase("number.tenths", whole=whole, tenth=tenth)
    line = counted("records.kind.line", tally.solved, average=average)
    if tally.fastest is None:
        return line
    return phrase("records.kind.fastest", line=line, time=time_text(tally.fastest))


def _series_rows(records: Records) -> Iterator[Row]:
    """Against the clock each grade has a best time of its own."""
    for grade in GRADES:
        time = best_time(records, grade)
        if time is not None:
            line = phrase("records.fastest", time=time_text(time))
            yield Row(grade_phrase(grade), line, is_part=True)


def _clock_line(records: Records, tally: Tally) -> Phrase:
    """Against the clock there are no stars, but targets."""
    best = max((len(found) for code, found in records.races.items() if _is_timed(code)), default=0)
    return counted("records.kind.clock", tally.solved, best=best)


def _is_timed(code: str) -> bool:
    try:
        return parsed_code(code).kind == CLOCK
    except BadRequest:
        return False


def _voyage_rows(records: Records, stops: int) -> Iterator[Row]:
    """All of it, with the stars of each pack as bars."""
    won = {number: stars for number, stars in records.voyage.items() if number < stops}
    if not won:
        return
    packs = tuple(
        sum(won.get(first + number, 0) for number in range(IN_A_PACK))
        for first in range(0, stops, IN_A_PACK)
    )
    line = phrase("records.voyage.stars", stars=sum(won.values()), most=MOST * stops)
    title = phrase("records.voyage.stops", solved=len(won), stops=stops)
    yield Row(title, line, len(won) / stops)
    most = MOST * IN_A_PACK
    yield Row(phrase("records.voyage.packs"), "", counts=packs, whole=most, is_part=True)


def _game_rows(records: Records) -> Iterator[Row]:
    for face in FACES:
        if face.game in records.scores:
            yield _won_row(phrase(f"game.{face.game}"), records.scores[face.game])
            yield from _rival_rows(records.rivals.get(face.game, {}).items())


def _rival_rows(found: Iterable[tuple[str, Score]]) -> Iterator[Row]:
    """Those met most often first."""
    met = sorted(found, key=lambda each: -sum(each[1]))[:MOST_RIVALS]
    for rival, score in met:
        title = phrase("records.against", seat=_rival_name(rival))
        yield _won_row(title, score, is_part=True)


def _rival_name(rival: str) -> Field:
    if rival in BOTS:
        return NAMES[BOTS[rival]]
    return phrase("records.somebody") if rival == NOBODY else rival


def _won_row(title: Field, score: Score, is_part: bool = False) -> Row:
    won, matches = score[0], sum(score)
    line = counted("records.won", matches, won=won)
    return Row(title, line, won / matches if matches else 0.0, is_part=is_part)
