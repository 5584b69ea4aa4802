"""What a person has solved and won: numbers for the records page, read with suspicion.

Every result has a key, and the same key counts once, however often it is told: a match that ends
is looked at again and again. What cannot be read counts as nothing.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date

from app.core.game import Json
from app.solo.ghosts import is_better
from app.solo.kinds import BY_LETTER
from app.solo.streak import Solved

KEPT = 24
"""Results in a chart."""
KEYS, RACES, RIVALS, DAYS = 256, 64, 64, 800
"""How many are remembered of each; the last ones."""
COUNTS = range(10**6)
TIMES = range(10**9)
LONGEST_NAME = 24

Moments = tuple[int, ...]
Score = tuple[int, int]
"""Matches won, and not won."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Of one kind of puzzle: how many solved, stars in all, the fastest, the last ones' stars."""

    solved: int = 0
    stars: int = 0
    fastest: int | None = None
    last: tuple[int, ...] = ()

    def with_one(self, stars: int, milliseconds: int | None) -> "Tally":
        times = [time for time in (self.fastest, milliseconds) if time is not None]
        last = (*self.last, stars)[-KEPT:]
        return Tally(self.solved + 1, self.stars + stars, min(times, default=None), last)


@dataclass(frozen=True, slots=True)
class Records:
    """By letter of its kind each tally; by game the days of its daily puzzle, with the day on
    which it was solved; stars on the voyage; the best race of each code; scores by rival."""

    name: str = ""
    tallies: Mapping[int, Tally] = field(default_factory=dict)
    days: Mapping[str, Solved] = field(default_factory=dict)
    voyage: Mapping[int, int] = field(default_factory=dict)
    races: Mapping[str, Moments] = field(default_factory=dict)
    rivals: Mapping[str, Mapping[str, Score]] = field(default_factory=dict)
    keys: tuple[str, ...] = ()

    def solved(self, key: str, letter: int, stars: int, milliseconds: int | None) -> "Records":
        """A puzzle of this kind; its key is its code."""
        if key in self.keys:
            return self
        tally = self.tallies.get(letter, Tally()).with_one(stars, milliseconds)
        return replace(self._with_key(key), tallies={**self.tallies, letter: tally})

    def solved_daily(self, game: str, day: date, today: date) -> "Records":
        """The first time counts."""
        days = self.days.get(game, {})
        if day in days:
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

    def played(self, key: str, game: str, rival: str, has_won: bool) -> "Records":
        """A match against somebody; several rivals are several keys."""
        if key in self.keys:
            return self
        scores = dict(self.rivals.get(game, {}))
        won, not_won = scores.pop(rival, (0, 0))
        scores[rival] = (won + has_won, not_won + (not has_won))
        kept = dict([*scores.items()][-RIVALS:])
        return replace(self._with_key(key), rivals={**self.rivals, game: kept})

    def without(self, rival: str) -> "Records":
        """Nothing left of somebody who was erased."""
        kept = {
            game: {other: score for other, score in scores.items() if other != rival}
            for game, scores in self.rivals.items()
        }
        return replace(self, rivals=kept)

    def _with_key(self, key: str) -> "Records":
        return replace(self, keys=(*self.keys, key)[-KEYS:])


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
        "rivals": {
            game: {rival: list(score) for rival, score in scores.items()}
            for game, scores in records.rivals.items()
        },
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
        rivals={
            game: {rival: _score(score) for rival, score in _items(value)}
            for game, value in _items(form.get("rivals"))
        },
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


def _score(value: object) -> Score:
    won, not_won, *_ = *_wholes(value), 0, 0
    return won, not_won


def _days(value: object) -> Iterator[tuple[date, date]]:
    for day, when in _items(value):
        try:
            yield date.fromisoformat(day), date.fromisoformat(str(when))
        except ValueError:
            continue
