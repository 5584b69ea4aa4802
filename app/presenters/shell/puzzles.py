"""What the page of puzzles shows: today's, those without end, the packs of the voyage."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from app.core.game import Json
from app.presenters.phrase import Field, Phrase, counted, phrase
from app.solo.days import GRADES, seed_of
from app.solo.kinds import (
    CLOCK,
    COLLECT,
    DAILY,
    EXIT,
    ONE_LAY,
    PILOT,
    REACH,
    ROLL,
    SERIES,
    TWO_LAYS,
    VOYAGE,
    Kind,
)  # fmt: skip
from app.solo.records import Records
from app.solo.stars import MOST
from app.solo.streak import counts, streak

PACKS = 12
IN_A_PACK = 20
SHORTEST_CODE = 5
ANY = -1
"""The seed of a puzzle that may be any of its kind."""
ENDLESS = (*REACH, COLLECT, EXIT, PILOT, ROLL, ONE_LAY, TWO_LAYS)
PICTURES = {"shift": "crew"}
"""Of games whose picture bears another name."""
ICONS = {
    "reach": "target",
    "collect": "layers-triple-outline",
    "exit": "exit-run",
    "pilot": "ninja",
    "roll": "dice-multiple-outline",
    "one": "puzzle-outline",
    "two": "puzzle-plus-outline",
}
"""By kind."""


@dataclass(frozen=True, slots=True)
class PuzzleRow:
    """A puzzle that can be begun, with a picture or an icon; `is_done`: it is solved already."""

    kind: Kind
    seed: int
    title: Phrase
    line: Phrase
    picture: str = ""
    icon: str = ""
    is_done: bool = False

    @property
    def sign(self) -> str:
        return "check-decagram" if self.is_done else "play-circle-outline"


@dataclass(frozen=True, slots=True)
class Pack:
    """Of the voyage: its number from 1 on, the stars won, and the first puzzle without any."""

    number: int
    stars: int
    next: int

    @property
    def most(self) -> int:
        return MOST * IN_A_PACK

    @property
    def count(self) -> str:
        return f"{self.stars}/{self.most}"

    @property
    def words(self) -> Phrase:
        return phrase("puzzles.pack", number=self.number, stars=self.stars, most=self.most)


def today_rows(records: Records, today: date) -> tuple[PuzzleRow, ...]:
    grade = GRADES[today.weekday()]
    return tuple(
        PuzzleRow(
            kind=kind,
            seed=seed_of(today),
            title=phrase(f"game.{kind.game}"),
            line=phrase("puzzles.grade", grade=grade, most=max(GRADES)),
            picture=_picture(kind),
            is_done=counts(records.days.get(kind.game, {}), today),
        )
        for kind in DAILY
    )


def streak_words(records: Records, today: date) -> Field:
    """Days in a row on which the daily puzzle of some game was solved; nothing before the first."""
    merged: dict[date, date] = {}
    for days in records.days.values():
        for day, when in days.items():
            merged[day] = min(when, merged.get(day, when))
    days_in_a_row = streak(merged, today)
    return counted("puzzles.streak", days_in_a_row) if days_in_a_row else ""


def endless_rows(records: Records) -> tuple[PuzzleRow, ...]:
    return tuple(
        PuzzleRow(
            kind=kind,
            seed=ANY,
            title=kind_words(kind),
            line=_solved_words(records, kind),
            icon=ICONS[kind.name],
        )
        for kind in ENDLESS
    )


def kind_words(kind: Kind) -> Phrase:
    if kind.turns:
        return counted("puzzles.kind.reach", kind.turns)
    return phrase(f"puzzles.kind.{kind.name}")


def _solved_words(records: Records, kind: Kind) -> Phrase:
    tally = records.tallies.get(kind.letter)
    return counted("puzzles.count", tally.solved if tally else 0)


def _picture(kind: Kind) -> str:
    return PICTURES.get(kind.game, kind.game)


def packs(records: Records) -> tuple[Pack, ...]:
    return tuple(_pack(records.voyage, number) for number in range(PACKS))


def _pack(won: Mapping[int, int], number: int) -> Pack:
    numbers = range(number * IN_A_PACK, (number + 1) * IN_A_PACK)
    left = (each for each in numbers if not won.get(each))
    return Pack(number + 1, sum(won.get(each, 0) for each in numbers), next(left, numbers[0]))


def following(kind: Kind, seed: int) -> tuple[Kind, int]:
    """What comes after a puzzle: the next of the voyage, else another of its kind; after a daily
    one something as short."""
    if kind == VOYAGE:
        return kind, (seed + 1) % (PACKS * IN_A_PACK)
    if kind in DAILY:
        return {"shift": REACH[1], "go": ROLL, "connect": ONE_LAY}[kind.game], ANY
    return kind, ANY


def beside(kind: Kind) -> Json:
    """What the page of its game wants to know besides."""
    return {"mode": "puzzle"} if kind.game == "go" else {}


def begins_here(kind: Kind) -> bool:
    """The others have no page yet that counts them: a newer app has."""
    return kind not in (CLOCK, SERIES)


def is_code(text: str) -> bool:
    """Long enough to be one; whether it is, is asked when it is opened."""
    return len(text.strip()) >= SHORTEST_CODE
