"""Who sits at the table: names, colours, sides, and who plays. No rule reads it.

Kept beside the moves as `Match.table`, in the order of the seats of the game:

    {"people": 1, "undo": true, "seats": [
        {"name": "Noor", "color": "green", "side": "bottom", "player": "person"},
        {"name": "", "color": "blue", "side": "left", "player": "hard"}]}

`player` is `person` or a level of bots; `people` counts the persons; `undo` says whether the
table takes a shift back before the walk. A game may keep more keys beside these. What cannot be
read becomes a plain value: no match is lost by what its table is called.
"""

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeVar

from app.bots.levels import Level
from app.presenters.phrase import Field, phrase

E = TypeVar("E", bound=StrEnum)

PERSON = "person"
LONGEST_NAME = 24


class SeatColor(StrEnum):
    """In the order of the seats where a game does not choose (LOOK 2); each has its shape."""

    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"
    PURPLE = "purple"
    SKY = "sky"


class Side(StrEnum):
    """Where a player sits at the device."""

    BOTTOM = "bottom"
    LEFT = "left"
    TOP = "top"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Seat:
    """`level` is None for a person. Without a name a seat is called by its colour."""

    name: str = ""
    color: SeatColor = SeatColor.RED
    side: Side = Side.BOTTOM
    level: Level | None = None

    @property
    def is_person(self) -> bool:
        return self.level is None


@dataclass(frozen=True, slots=True)
class Table:
    seats: tuple[Seat, ...]
    has_undo: bool = True

    @property
    def people(self) -> int:
        return sum(seat.is_person for seat in self.seats)


def clean_name(text: str) -> str:
    """One line of at most 24 characters, without those that control, hide or turn the text."""
    line = " ".join(text.split())
    shown = "".join(letter for letter in line if unicodedata.category(letter)[0] != "C")
    return shown[:LONGEST_NAME].strip()


def seat_name(seat: Seat) -> Field:
    return seat.name or phrase(f"color.{seat.color.value}")


def seat_json(seat: Seat) -> dict[str, Any]:
    return {
        "name": seat.name,
        "color": seat.color.value,
        "side": seat.side.value,
        "player": PERSON if seat.level is None else seat.level.value,
    }


def table_json(table: Table) -> dict[str, Any]:
    """What a match keeps."""
    return {
        "people": table.people,
        "undo": table.has_undo,
        "seats": [seat_json(seat) for seat in table.seats],
    }


def parsed_table(kept: Mapping[str, Any], count: int) -> Table:
    """The table of a match with so many seats, whatever was kept."""
    undo = kept.get("undo")
    return Table(parsed_seats(kept.get("seats"), count), undo if type(undo) is bool else True)


def parsed_seats(kept: object, count: int) -> tuple[Seat, ...]:
    """So many seats; colours that are missing or twice are dealt anew."""
    items = kept if isinstance(kept, list) else []
    found = [_parsed_seat(items[n] if n < len(items) else {}, n) for n in range(count)]
    if len({seat.color for seat in found}) == count:
        return tuple(found)
    return recolored(found, tuple(SeatColor))


def recolored(seats: Sequence[Seat], colors: Sequence[SeatColor]) -> tuple[Seat, ...]:
    return tuple(
        Seat(seat.name, color, seat.side, seat.level)
        for seat, color in zip(seats, colors, strict=False)
    )


def _parsed_seat(kept: object, number: int) -> Seat:
    fields = kept if isinstance(kept, dict) else {}
    name = fields.get("name")
    return Seat(
        clean_name(name) if isinstance(name, str) else "",
        _member(SeatColor, fields.get("color")) or tuple(SeatColor)[number % len(SeatColor)],
        _member(Side, fields.get("side")) or Side.BOTTOM,
        _member(Level, fields.get("player")),
    )


def _member(kind: type[E], value: object) -> E | None:
    return next((member for member in kind if member == value), None)
