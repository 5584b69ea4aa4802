"""What a person has solved, won and learned: numbers for the page of records, read with suspicion.

Every result has a key, and the same key counts once, however often it is told: a match that ends
is looked at again and again. What cannot be read counts as nothing.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from typing import TypeVar

from app.core.game import Json
from app.solo.ghosts import is_better
from app.solo.kinds import BY_LETTER
from app.solo.rounds import KEPT, Rounds, parsed_rounds, rounds_json
from app.solo.streak import Solved, week_of

K = TypeVar("K")
V = TypeVar("V")

KEYS, RACES, RIVALS, DAYS, WEEKS = 256, 64, 64, 800, 60
"""How many are remembered of each; the last ones."""
COUNTS = range(10**6)
TIMES = range(10**9)
LONGEST_NAME = 24

Moments = tuple[int, ...]
Score = tuple[int, int]
"""Matches won, and not won; of a theme, turns met, and lost."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Of one kind of puzzle: how many solved, stars in all, the fastest, the last ones' stars."""

    solved: int = 0
    stars: int = 0
    fastest: int | None = None
    last: tuple[int, ...] = ()

    def with_one(self, stars: int, milliseconds: int | None) -> "Tally":
        return self.joined(Tally(1, stars, milliseconds, (stars,)))

    def joined(self, other: "Tally") -> "Tally":
        times = [time for time in (self.fastest, other.fastest) if time is not None]
        return Tally(
            self.solved + other.solved,
            self.stars + other.stars,
            min(times, default=None),
            (*self.last, *other.last)[-KEPT:],
        )


@dataclass(frozen=True, slots=True)
class Records:
    """By letter of its kind each tally; by game the days of its daily puzzle, with the day on
    which it was solved; stars on the voyage; the best race of each code; rounds of Go by their
    mode; matches by game (`scores`), and by game and rival; puzzles solved by the Monday of their
    week; `themes` are kinds of turns, by the name that the teacher gives them."""

    name: str = ""
    tallies: Mapping[int, Tally] = field(default_factory=dict)
    days: Mapping[str, Solved] = field(default_factory=dict)
    voyage: Mapping[int, int] = field(default_factory=dict)
    races: Mapping[str, Moments] = field(default_factory=dict)
    rounds: Mapping[str, Rounds] = field(default_factory=dict)
    scores: Mapping[str, Score] = field(default_factory=dict)
    rivals: Mapping[str, Mapping[str, Score]] = field(default_factory=dict)
    weeks: Mapping[date, int] = field(default_factory=dict)
    themes: Mapping[str, Score] = field(default_factory=dict)
    keys: tuple[str, ...] = ()

    @property
    def is_empty(self) -> bool:
        return self == Records(name=self.name)

    def solved(
        self,
        key: str,
        letter: int,
        stars: int,
        milliseconds: int | None,
        today: date | None = None,
    ) -> "Records":
        """A puzzle of this kind; its key is its code."""
        if key in self.keys:
            return self
        tally = self.tallies.get(letter, Tally()).with_one(stars, milliseconds)
        found = replace(self._with_key(key), tallies={**self.tallies, letter: tally})
        if today is None:
            return found
        week = week_of(today)
        weeks = sorted({**self.weeks, week: self.weeks.get(week, 0) + 1}.items())
        return replace(found, weeks=dict(weeks[-WEEKS:]))

    def solved_daily(self, game: str, day: date, today: date) -> "Records":
        """The first time counts, but none before the day itself: clocks are put back."""
        days = self.days.get(game, {})
        if days.get(day, date.min) >= day:
            return self
        kept = dict(sorted({**days, day: today}.items())[-DAYS:])
        return replace(self, days={**self.days, game: kept})

    def sailed(self, number: int, stars: int) -> "Records":
        """On the voyage the most stars count."""
        most = max(stars, self.voyage.get(number, 0))
        return replace(self, voyage={**self.voyage, number: most})

    def raced(self, code: str, moments: Moments) -> "Records":
        if code in self.races and not is_better(moments, self.races[code]):
            return self
        others = {key: best for key, best in self.races.items() if key != code}
        kept = [*others.items(), (code, moments)][-RACES:]
        return replace(self, races=dict(kept))

    def with_round(self, key: str, mode: str, count: int, fastest: int | None) -> "Records":
        """One of Go alone; its key is its match."""
        if key in self.keys:
            return self
        rounds = self.rounds.get(mode, Rounds()).with_round(count, fastest)
        return replace(self._with_key(key), rounds={**self.rounds, mode: rounds})

    def played(self, key: str, game: str, rivals: Iterable[str], has_won: bool) -> "Records":
        """A match against all of these."""
        if key in self.keys:
            return self
        score = has_won, not has_won
        found = dict(self.rivals.get(game, {}))
        for rival in rivals:
            found[rival] = _summed(found.pop(rival, (0, 0)), score)
        kept = dict([*found.items()][-RIVALS:])
        scores = {**self.scores, game: _summed(self.scores.get(game, (0, 0)), score)}
        return replace(self._with_key(key), scores=scores, rivals={**self.rivals, game: kept})

    def reviewed(self, key: str, themes: Mapping[str, Score]) -> "Records":
        """What the teacher saw in a match or a puzzle, theme by theme: turns met, and lost."""
        if key in self.keys:
            return self
        return replace(self._with_key(key), themes=_merged(self.themes, themes, _summed))

    def renamed(self, rival: str, name: str) -> "Records":
        """Somebody has another name; without one, nothing is left of who was erased."""
        kept = {game: dict(_renamed(scores, rival, name)) for game, scores in self.rivals.items()}
        return replace(self, rivals=kept)

    def joined(self, other: "Records") -> "Records":
        """Two who turn out to be one, of this one's name."""
        return Records(
            self.name,
            _merged(self.tallies, other.tallies, Tally.joined),
            _merged(self.days, other.days, _first_days),
            _merged(self.voyage, other.voyage, max),
            _merged(self.races, other.races, _better),
            _merged(self.rounds, other.rounds, Rounds.joined),
            _merged(self.scores, other.scores, _summed),
            _merged(self.rivals, other.rivals, lambda a, b: _merged(a, b, _summed)),
            _merged(self.weeks, other.weeks, lambda a, b: a + b),
            _merged(self.themes, other.themes, _summed),
            (*other.keys, *self.keys)[-KEYS:],
        )

    def _with_key(self, key: str) -> "Records":
        return replace(self, keys=(*self.keys, key)[-KEYS:])


def _summed(one: Score, other: Score) -> Score:
    return one[0] + other[0], one[1] + other[1]


def _better(one: Moments, other: Moments) -> Moments:
    return one if is_better(one, other) else other


def _first_days(one: Solved, other: Solved) -> Solved:
    """Of two times for a day the first one that is not before it."""
    both = _merged(one, other, min)
    last = _merged(one, other, max)
    return {day: when if when >= day else last[day] for day, when in both.items()}


def _merged(one: Mapping[K, V], other: Mapping[K, V], both: Callable[[V, V], V]) -> dict[K, V]:
    common = {key: both(one[key], other[key]) for key in one if key in other}
    return {**one, **other, **common}


def _renamed(scores: Mapping[str, Score], rival: str, name: str) -> Iterator[tuple[str, Score]]:
    """Where there is one of the new name already, both are one."""
    for other, score in scores.items():
        if other == rival:
            if name:
                yield name, _summed(score, scores.get(name, (0, 0)))
        elif other != name or rival not in scores:
            yield other, score


def records_json(records: Records) -> Json:
    return {
        "name": records.name,
        "tallies": {
            str(letter): [tally.solved, tally.stars, tally.fastest, list(tally.last)]
            for letter, tally in records.tallies.items()
        },
        "days": {
            game: {day.isoformat(): when.isoformat() for day, when in days.items()}
            for game, days in records.days.items()
        },
        "voyage": {str(number): stars for number, stars in records.voyage.items()},
        "races": {code: list(moments) for code, moments in records.races.items()},
        "rounds": {mode: rounds_json(rounds) for mode, rounds in records.rounds.items()},
        "scores": {game: list(score) for game, score in records.scores.items()},
        "rivals": {
            game: {rival: list(score) for rival, score in scores.items()}
            for game, scores in records.rivals.items()
        },
        "weeks": {week.isoformat(): count for week, count in records.weeks.items()},
        "themes": {theme: list(score) for theme, score in records.themes.items()},
        "keys": list(records.keys),
    }


def parsed_records(form: Json) -> Records:
    name, keys = form.get("name"), form.get("keys")
    return Records(
        name=name[:LONGEST_NAME] if isinstance(name, str) else "",
        tallies={
            int(key): _tally(value)
            for key, value in _items(form.get("tallies"))
            if _is_number(key) and int(key) in BY_LETTER
        },
        days={game: dict(_days(value)) for game, value in _items(form.get("days"))},
        voyage={
            int(key): _whole(value) for key, value in _items(form.get("voyage")) if _is_number(key)
        },
        races={code: _wholes(value) for code, value in _items(form.get("races"))},
        rounds={mode: parsed_rounds(value) for mode, value in _items(form.get("rounds"))},
        scores=_scores(form.get("scores")),
        rivals={game: _scores(value) for game, value in _items(form.get("rivals"))},
        weeks=dict(_weeks(form.get("weeks"))),
        themes=_scores(form.get("themes")),
        keys=tuple(key for key in keys if isinstance(key, str)) if isinstance(keys, list) else (),
    )


def _items(value: object) -> list[tuple[str, object]]:
    return list(value.items()) if isinstance(value, dict) else []


def _is_number(key: str) -> bool:
    return key.isascii() and key.isdigit() and len(key) < 5


def _whole(value: object, allowed: range = COUNTS) -> int:
    return value if type(value) is int and value in allowed else 0


def _wholes(value: object) -> tuple[int, ...]:
    return tuple(_whole(each, TIMES) for each in value) if isinstance(value, list) else ()


def _tally(value: object) -> Tally:
    solved, stars, fastest, last = value if isinstance(value, list) and len(value) == 4 else [0] * 4
    time = fastest if type(fastest) is int and fastest in TIMES else None
    return Tally(_whole(solved), _whole(stars), time, _wholes(last)[-KEPT:])


def _scores(value: object) -> dict[str, Score]:
    return {name: _score(score) for name, score in _items(value)}


def _score(value: object) -> Score:
    won, not_won, *_ = *_wholes(value), 0, 0
    return won, not_won


def _days(value: object) -> Iterator[tuple[date, date]]:
    for day, when in _items(value):
        try:
            yield date.fromisoformat(day), date.fromisoformat(str(when))
        except ValueError:
            continue


def _weeks(value: object) -> Iterator[tuple[date, int]]:
    for week, count in _items(value):
        try:
            yield date.fromisoformat(week), _whole(count)
        except ValueError:
            continue
