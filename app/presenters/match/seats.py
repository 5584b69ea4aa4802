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
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, TypeVar

from app.bots.levels import Level
from app.presenters.phrase import Field, Phrase, phrase

E = TypeVar("E", bound=StrEnum)

PERSON = "person"
LONGEST_NAME = 24
DRAWN = (
    *((0x20, 0x7E), (0xA0, 0x17F), (0x18F, 0x18F), (0x1A0, 0x1A1), (0x1AF, 0x1B0)),
    *((0x1FA, 0x1FF), (0x218, 0x21B), (0x259, 0x259), (0x386, 0x386), (0x388, 0x38A)),
    *((0x38C, 0x38C), (0x38E, 0x3A1), (0x3A3, 0x3CE), (0x400, 0x482), (0x48A, 0x513)),
    *((0x1E80, 0x1E85), (0x1EA0, 0x1EF9), (0x2010, 0x2011), (0x2013, 0x2014), (0x2018, 0x201E)),
    *((0x2026, 0x2026), (0x20AC, 0x20AC), (0x2116, 0x2116)),
)
"""First and last letters of what every font of the app can draw; a test looks into the fonts."""


class SeatColor(StrEnum):
    """In the order of the seats where a game does not choose (LOOK 2); each has its shape."""

    RED = "red"
    YELLOW = "yellow"
    GREEN = "green"
    BLUE = "blue"
    PURPLE = "purple"
    SKY = "sky"


FILLS: Mapping[SeatColor, str] = {
    SeatColor.RED: "#D8431F",
    SeatColor.YELLOW: "#F0E442",
    SeatColor.GREEN: "#03AB81",
    SeatColor.BLUE: "#0367A2",
    SeatColor.PURPLE: "#CC79A7",
    SeatColor.SKY: "#56B4E9",
}
"""LOOK 2, with green a little lighter and blue a little darker: so the first four, Shift's, are
safe for all eyes that see colours."""


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
class Seating:
    seats: tuple[Seat, ...]
    has_undo: bool = True

    @property
    def people(self) -> int:
        return sum(seat.is_person for seat in self.seats)


def clean_name(text: str) -> str:
    """One line of at most 24 characters that can be seen: none that control or turn the text.

    Nor pictures and scripts that the fonts lack: they would all be the same box.
    """
    line = " ".join(unicodedata.normalize("NFC", text).split())
    shown = "".join(letter for letter in line if _is_drawn(letter))
    return " ".join(shown[:LONGEST_NAME].split())


def has_undrawn(text: str) -> bool:
    """Some of its letters are left out of a name."""
    letters = unicodedata.normalize("NFC", text)
    return any(not _is_drawn(one) for one in letters if unicodedata.category(one)[0] not in "CZ")


def told_apart(seat: Seat, others: Iterable[Seat]) -> Seat:
    """With a number behind a name that another one has."""
    taken = {other.name.casefold() for other in others}
    name, number = seat.name, 2
    while name and name.casefold() in taken:
        name = f"{seat.name[: LONGEST_NAME - 2].rstrip()} {number}"
        number += 1
    return replace(seat, name=name)


def _is_drawn(letter: str) -> bool:
    is_seen = unicodedata.category(letter)[0] != "C"
    return is_seen and any(first <= ord(letter) <= last for first, last in DRAWN)


def seat_name(seat: Seat) -> Field:
    return seat.name or phrase(f"color.{seat.color.value}")


YOU = phrase("race.you")


def row_names(seats: Sequence[Seat]) -> tuple[Field, ...]:
    """What seats are called to who sits there: the only person among bots needs no colour to be
    told apart. In sentences they go through `by_seat`."""
    persons = [seat for seat in seats if seat.is_person]
    only = persons[0] if len(persons) == 1 and not persons[0].name else None
    return tuple(YOU if seat is only else seat_name(seat) for seat in seats)


def by_seat(key: str, seat: Field, count: int | None = None, **fields: Field) -> Phrase:
    """What a seat does; to the only person among bots in words of its own, as the grammar of the
    second person differs. `count` chooses the plural form."""
    if seat == YOU:
        return Phrase(f"{key}.you", tuple(fields.items()), count)
    return Phrase(key, (*fields.items(), ("seat", seat)), count)


def seat_json(seat: Seat) -> dict[str, Any]:
    return {
        "name": seat.name,
        "color": seat.color.value,
        "side": seat.side.value,
        "player": PERSON if seat.level is None else seat.level.value,
    }


def seating_json(seating: Seating) -> dict[str, Any]:
    """What a match keeps."""
    return {
        "people": seating.people,
        "undo": seating.has_undo,
        "seats": [seat_json(seat) for seat in seating.seats],
    }


def parsed_seating(kept: Mapping[str, Any], count: int) -> Seating:
    """Who sits at a match with so many seats, whatever was kept."""
    undo = kept.get("undo")
    return Seating(parsed_seats(kept.get("seats"), count), undo if type(undo) is bool else True)


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


def sit_around(seats: Iterable[Seat]) -> bool:
    """People sit at several sides of the device."""
    return len({seat.side for seat in seats if seat.is_person}) > 1
