"""What is remembered of each person, as one looks at it: days in a row, numbers, stars, bars."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import date, timedelta

from app.bots.levels import Level
from app.core.errors import BadRequest
from app.presenters.faces import FACES
from app.presenters.figures import NO_FIGURE, Figure
from app.presenters.go.stats import all_stats
from app.presenters.numbers import Number, Stats
from app.presenters.phrase import Field, Phrase, counted, phrase
from app.presenters.setup.seat_form import NAMES
from app.presenters.shell.portraits import game_picture, portrait
from app.presenters.solo.naming import grade_phrase, name_of
from app.presenters.solo.outcome import days_told
from app.presenters.solo.today import State, Today, WeekDay, today_of
from app.presenters.solo.way import Pack, packs_of
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

WEEKS, FEWEST_WEEKS = 12, 6
"""Bars of the chart, and how many there are from the first one on."""
WORTH_BARS = 3
"""Fewer weeks or rounds say more as numbers."""
WEEK = timedelta(days=7)
BOTS = {f"{BOT}{level.value}": level for level in Level}
ERASE_THESE = "records.erase.these"
PRIZES = {"stars": "star", "won": "trophy", "solved": "puzzle"}
"""Signs of what is counted."""
MOST_RIVALS = 8
"""Of a game: those met last."""


@dataclass(frozen=True, slots=True)
class Row:
    """Something with its own line, its `icon` or a person's `figure`; `share` is a part of a whole
    or below 0 for none, `stars` how many it brought on the whole, and `time` the fastest; what
    `is_part` of the row above is smaller."""

    title: Field
    line: Field
    share: float = -1
    icon: str = ""
    figure: Figure = NO_FIGURE
    stars: tuple[str, ...] = ()
    time: str = ""
    is_part: bool = False


@dataclass(frozen=True, slots=True)
class Group:
    title: Phrase
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class PersonKey:
    number: int
    name: Field
    is_shown: bool
    figure: Figure = NO_FIGURE


@dataclass(frozen=True, slots=True)
class RecordsModel:
    """Of one person; `keys` lead to the others, `is_alone`: puzzles count for this one. `week` has
    a sign for each of its days, `step` is what to do next. Cards that do not stand side by side lie
    one below the other, the `first` ones first. Of the `packs` of the voyage those that are done
    are stickers won."""

    number: int = 0
    name: Field = ""
    is_alone: bool = True
    keys: tuple[PersonKey, ...] = ()
    figure: Figure = NO_FIGURE
    week: tuple[WeekDay, ...] = ()
    streak: Field = ""
    step: Field = ""
    numbers: tuple[Number, ...] = ()
    packs: tuple[Pack, ...] = ()
    first: tuple[Stats | Group, ...] = ()
    second: tuple[Stats | Group, ...] = ()

    @property
    def stickers(self) -> Phrase:
        done = sum(pack.is_done for pack in self.packs)
        return phrase("records.stickers", done=done, packs=len(self.packs))

    @property
    def is_empty(self) -> bool:
        return not (self.numbers or self.first or self.second)

    @property
    def counts_here(self) -> Field:
        """Only where somebody may look for puzzles that count for another."""
        return "" if self.is_alone else phrase("records.not_alone")

    @property
    def erase_words(self) -> Phrase:
        """Whoever has no name is not called by it."""
        is_named = isinstance(self.name, str)
        return phrase("records.erase.one", seat=self.name) if is_named else phrase(ERASE_THESE)


NO_RECORDS = RecordsModel()


def records_model(people: People, shown: int, today: date, stops: int) -> RecordsModel:
    """`shown` is the person looked at, else who plays alone; `stops` is how long the voyage is."""
    if not people.numbers:
        return NO_RECORDS
    number = shown if shown in people.numbers else _usual(people)
    records = people.records(number)
    keys = _keys(people, number)
    is_alone, week = number == people.who_alone, today_of(records, today, {})
    groups = _groups(_games(people, records), _kinds(records))
    charts: tuple[Stats | Group, ...] = (
        *_groups(_voyage(records, stops)),
        *_week_charts(records, today),
        *map(_worth_showing, all_stats(records.rounds)),
    )
    return RecordsModel(
        number,
        called(records),
        is_alone,
        keys if len(keys) > 1 else (),
        portrait(number),
        week.days,
        days_told(records, today),
        _step(week) if is_alone and not records.is_empty else "",
        () if records.is_empty else numbers(records),
        () if records.is_empty else packs_of(records.voyage, -1, stops),
        *((charts, groups) if charts else (groups, charts)),
    )


def _keys(people: People, shown: int) -> tuple[PersonKey, ...]:
    return tuple(
        PersonKey(number, called(people.records(number)), number == shown, portrait(number))
        for number in _order(people)
    )


def _step(today: Today) -> Field:
    """Today's puzzles that are left, if there are any."""
    left = sum(card.state is not State.SOLVED for card in today.cards)
    return counted("records.step", left) if left else ""


def _worth_showing(stats: Stats) -> Stats:
    return stats if len(stats.counts) >= WORTH_BARS else replace(stats, counts=(), words="")


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


def numbers(records: Records) -> tuple[Number, ...]:
    """What there is; nothing is said of what there is not."""
    tallies = records.tallies.values()
    found = {
        "stars": sum(tally.stars for tally in tallies),
        "won": sum(score[0] for score in records.scores.values()),
        "solved": sum(tally.solved for tally in tallies),
    }
    return tuple(
        Number(str(number), counted(f"records.number.{key}", number), icon=PRIZES[key])
        for key, number in found.items()
        if number
    )


# Bars


def _week_charts(records: Records, today: date) -> Iterator[Stats]:
    if sum(map(bool, records.weeks.values())) >= WORTH_BARS:
        counts = by_week(records, today)
        ends = counted("records.weeks.ago", len(counts) - 1), phrase("records.weeks.now")
        yield Stats(phrase("records.weeks"), (), counts, phrase("records.weeks.last"), ends)


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
    return Group(phrase("records.kinds"), tuple(_kind_rows(records)))


def _voyage(records: Records, stops: int) -> Group:
    return Group(phrase("records.voyage"), tuple(_voyage_rows(records, stops)))


def _games(people: People, records: Records) -> Group:
    return Group(phrase("records.games"), tuple(_game_rows(people, records)))


def _kind_rows(records: Records) -> Iterator[Row]:
    """In the order of the kinds; those of the voyage have a place of their own."""
    for letter in sorted(records.tallies):
        kind = BY_LETTER[letter]
        if kind != VOYAGE:
            yield _kind_row(records, kind, records.tallies[letter])
            if kind == SERIES:
                yield from _series_rows(records)


def _kind_row(records: Records, kind: Kind, tally: Tally) -> Row:
    figure = game_picture(kind.game)
    if kind == CLOCK:
        return Row(_kind_name(kind), _clock_line(records, tally), figure=figure)
    line = counted("records.kind.line", tally.solved)
    time = "" if tally.fastest is None else time_text(tally.fastest)
    return Row(_kind_name(kind), line, figure=figure, stars=star_signs(tally), time=time)


def star_signs(tally: Tally) -> tuple[str, ...]:
    """How many a puzzle brought on the whole, to half a star."""
    halves = round(2 * tally.stars / max(1, tally.solved))
    steps = (min(2, max(0, halves - 2 * place)) for place in range(MOST))
    return tuple(("star-outline", "star-half-full", "star")[step] for step in steps)


def _kind_name(kind: Kind) -> Phrase:
    game = phrase(f"game.{kind.game}")
    name = phrase("solo.daily") if kind in DAILY else name_of(kind)
    return phrase("records.kind", game=game, kind=name)


def _series_rows(records: Records) -> Iterator[Row]:
    """Against the clock each grade has a best time of its own."""
    for grade in GRADES:
        time = best_time(records, grade)
        if time is not None:
            yield Row(grade_phrase(grade), "", time=time_text(time), is_part=True)


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
    """All of it."""
    won = {number: stars for number, stars in records.voyage.items() if number < stops}
    if not won:
        return
    line = phrase("records.voyage.stars", stars=sum(won.values()), most=MOST * stops)
    title = phrase("records.voyage.stops", solved=len(won), stops=stops)
    yield Row(title, line, len(won) / stops, "ship-wheel")


def _game_rows(people: People, records: Records) -> Iterator[Row]:
    for face in FACES:
        if face.game in records.scores:
            won = _won_row(phrase(f"game.{face.game}"), records.scores[face.game])
            yield replace(won, figure=game_picture(face.game))
            yield from _rival_rows(people, records.rivals.get(face.game, {}).items())


def _rival_rows(people: People, found: Iterable[tuple[str, Score]]) -> Iterator[Row]:
    """Those met most often first; who has no name is nobody one could look for."""
    named = [each for each in found if each[0] != NOBODY]
    met = sorted(named, key=lambda each: -sum(each[1]))[:MOST_RIVALS]
    for rival, score in met:
        row = replace(_won_row(_rival_name(rival), score), is_part=True)
        number = None if rival in BOTS else people.find(rival)
        if number is None:
            yield replace(row, icon="robot-happy" if rival in BOTS else "account")
        else:
            yield replace(row, figure=portrait(number))


def _rival_name(rival: str) -> Field:
    return NAMES[BOTS[rival]] if rival in BOTS else rival


def _won_row(title: Field, score: Score) -> Row:
    won, matches = score[0], sum(score)
    line = counted("records.won", matches, won=won)
    return Row(title, line, won / matches if matches else 0.0)
