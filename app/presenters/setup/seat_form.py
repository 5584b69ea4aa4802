"""What can be chosen for one seat: who plays there and at which side of the device."""

from dataclasses import replace

from app.bots.levels import Level
from app.presenters.match.seats import PERSON, Seat, Side
from app.presenters.options import Option, Value
from app.presenters.phrase import Field, Phrase, phrase

PLAYER, SIDE = "seat.player", "seat.side"
NAMES = {Level.EASY: "Pim", Level.MEDIUM: "Fenna", Level.HARD: "Otto", Level.MASTER: "Sibyl"}
"""Whom one plays against: the same names in all languages, and changed like anybody's."""
FACES = {
    Level.EASY: "snail",
    Level.MEDIUM: "rabbit",
    Level.HARD: "owl",
    Level.MASTER: "wizard-hat",
}
SMILE = "emoticon-happy"
"""The face of a person."""
DOCKS = {side: f"dock-{side.value}" for side in Side}


def seat_options(seat: Seat, has_sides: bool, has_bots: bool = True) -> tuple[Option, ...]:
    levels = tuple(level.value for level in Level)
    faces = (SMILE, *(FACES[level] for level in Level))
    player = Option(PLAYER, _player(seat), (PERSON, *levels), hints_at_value=True, signs=faces)
    sides, docks = tuple(side.value for side in Side), tuple(DOCKS.values())
    side = Option(SIDE, seat.side.value, sides, has_hint=True, signs=docks, is_terse=True)
    return (player,) * has_bots + (side,) * has_sides


def seat_after(seat: Seat, key: str, value: Value) -> Seat:
    """The seat once this value is chosen; a bot brings its name along unless the seat has one."""
    if key == SIDE:
        return replace(seat, side=Side(str(value)))
    return as_person(seat) if value == PERSON else as_bot(seat, Level(str(value)))


def as_bot(seat: Seat, level: Level) -> Seat:
    return replace(seat, name=_own_name(seat) or NAMES[level], level=level)


def as_person(seat: Seat) -> Seat:
    return replace(seat, name=_own_name(seat), level=None)


def _own_name(seat: Seat) -> str:
    """Not the one that a bot brought along."""
    return "" if seat.name.partition(" ")[0] in NAMES.values() else seat.name


def seat_icon(seat: Seat) -> str:
    return FACES[seat.level] if seat.level else SMILE


def bot_face(seat: Seat) -> str:
    """On its pawn; a person has none."""
    return FACES[seat.level] if seat.level else ""


def seat_line(seat: Seat, share: Phrase | None = None) -> Field:
    """What no picture of a seat says: how strong its bot is, and its share where shares differ."""
    if seat.is_person:
        return share or ""
    return seat_summary(seat, has_sides=False, share=share)


def seat_summary(seat: Seat, has_sides: bool, share: Phrase | None = None) -> Phrase:
    """Who plays, where they sit, and how much they have to do where that differs."""
    told = phrase(f"{PLAYER}.{_player(seat)}")
    if has_sides:
        told = phrase("seat.summary", player=told, side=phrase(f"{SIDE}.{seat.side.value}"))
    return told if share is None else phrase("seat.summary", player=told, side=share)


def _player(seat: Seat) -> str:
    return PERSON if seat.level is None else seat.level.value
