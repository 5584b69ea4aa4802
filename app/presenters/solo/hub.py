"""The page of puzzles: those without end by kind, the packs of the voyage, codes from others."""

from collections.abc import Mapping
from dataclasses import dataclass

from app.core.errors import BadRequest
from app.presenters.phrase import Field, Phrase, counted, phrase
from app.presenters.solo.naming import EDITIONS, name_of
from app.solo.codes import Code, code_in, parsed_code
from app.solo.kinds import (
    CLOCK,
    COLLECT,
    DEAL,
    EXIT,
    ONE_LAY,
    PILOT,
    REACH,
    ROLL,
    SERIES,
    TWO_LAYS,
    Kind,
)
from app.solo.records import Records
from app.solo.stars import MOST

IN_A_PACK = 20
ENDLESS = (CLOCK, DEAL, COLLECT, EXIT, PILOT, ONE_LAY, TWO_LAYS, ROLL, SERIES)
ICONS = {
    CLOCK: "timer-outline",
    DEAL: "cards-playing-outline",
    COLLECT: "cards-outline",
    EXIT: "exit-run",
    PILOT: "star-four-points",
    ONE_LAY: "puzzle-outline",
    TWO_LAYS: "puzzle-plus-outline",
    ROLL: "dice-3-outline",
    SERIES: "dice-multiple-outline",
}
SHORTEST_CODE = 5


@dataclass(frozen=True, slots=True)
class KindRow:
    """Puzzles of one kind that never end; `short` is what a small key says."""

    kind: Kind
    title: Phrase
    line: Phrase
    icon: str = ""

    @property
    def short(self) -> str:
        return str(self.kind.turns)


@dataclass(frozen=True, slots=True)
class Pack:
    """Of the voyage: its number from 1 on, its stars, and the first stop that has none."""

    number: int
    stars: int
    next: int
    picture: str

    @property
    def count(self) -> str:
        return f"{self.stars}/{MOST * IN_A_PACK}"

    @property
    def words(self) -> Phrase:
        most = MOST * IN_A_PACK
        return phrase("puzzles.pack", number=self.number, stars=self.stars, most=most)


def reach_rows(records: Records) -> tuple[KindRow, ...]:
    return tuple(_row(kind, records) for kind in REACH)


def kind_rows(records: Records) -> tuple[KindRow, ...]:
    return tuple(_row(kind, records, ICONS[kind]) for kind in ENDLESS)


def _row(kind: Kind, records: Records, icon: str = "") -> KindRow:
    return KindRow(kind, name_of(kind), solved_phrase(records, (kind,)), icon)


def solved_phrase(records: Records, kinds: tuple[Kind, ...]) -> Phrase:
    tallies = (records.tallies.get(kind.letter) for kind in kinds)
    return counted("puzzles.count", sum(tally.solved for tally in tallies if tally))


def packs(records: Records, stops: int) -> tuple[Pack, ...]:
    return tuple(_pack(records.voyage, number) for number in range(stops // IN_A_PACK))


def _pack(won: Mapping[int, int], number: int) -> Pack:
    first = number * IN_A_PACK
    numbers = range(first, first + IN_A_PACK)
    following = next((each for each in numbers if not won.get(each)), first)
    stars = sum(won.get(each, 0) for each in numbers)
    return Pack(number + 1, stars, following, EDITIONS[number % len(EDITIONS)])


def opened_code(text: str) -> Code:
    """What is written, or the first code in a text pasted whole; BadRequest says why not."""
    try:
        return parsed_code(text)
    except BadRequest as error:
        if error.code != "bad_code":
            raise
        return code_in(text)


def may_be_code(text: str) -> bool:
    """Long enough; whether it is one, is asked when it is opened."""
    return len(text.strip()) >= SHORTEST_CODE


def trouble_words(trouble: str) -> Field:
    return phrase(f"puzzles.code.{trouble}") if trouble else ""
