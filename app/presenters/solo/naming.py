"""What puzzles, their kinds and their days are called, and in which picture they are drawn."""

from datetime import date

from app.core.game import Json
from app.presenters.phrase import Phrase, counted, phrase
from app.solo.days import day_of
from app.solo.kinds import (
    CLOCK,
    DAILY,
    IN_A_PACK,
    PILOT,
    RACES,
    REACH,
    VOYAGE,
    Kind,
)

EDITIONS = ("magic", "crew", "galaxy")
TURNS, TILES, TARGETS = "solo.turns", "connect.tiles", "race.result"
DARK = "galaxy"
"""The dark pilot is at home there (S16)."""


def edition_of(kind: Kind, seed: int) -> str:
    """Of Shift: it changes from puzzle to puzzle."""
    return DARK if kind == PILOT else EDITIONS[seed % len(EDITIONS)]


def look_of(kind: Kind, seed: int) -> Json:
    """Options that change nothing but the picture."""
    return {"edition": edition_of(kind, seed)} if kind.game == "shift" else {}


def title_of(kind: Kind, seed: int) -> Phrase:
    if kind in DAILY:
        return phrase("solo.daily")
    if kind == VOYAGE:
        pack, place = divmod(seed, IN_A_PACK)
        return phrase("solo.voyage.stop", pack=pack_name(pack + 1), number=place + 1)
    return name_of(kind)


def pack_name(number: int) -> Phrase:
    """Of a pack of the voyage, from 1 on."""
    return phrase(f"puzzles.pack.{number}")


def name_of(kind: Kind) -> Phrase:
    """Of a kind, for whoever chooses one."""
    if kind in REACH:
        return counted("solo.kind.reach", kind.turns)
    return phrase(f"solo.kind.{kind.name}")


def line_of(kind: Kind, seed: int, grade: int) -> Phrase:
    """Which one it is: a day, or how hard."""
    if kind in RACES:
        return phrase(f"solo.line.{kind.name}")
    return day_phrase(day_of(seed)) if kind in DAILY else grade_phrase(grade)


def result_words(kind: Kind, result: int) -> Phrase:
    """In what the kind counts."""
    counts = TARGETS if kind == CLOCK else TURNS if kind.game == "shift" else TILES
    return counted(counts, result)


def grade_phrase(grade: int) -> Phrase:
    return phrase(f"solo.grade.{grade}")


def day_phrase(day: date) -> Phrase:
    return phrase(
        "solo.day",
        weekday=phrase(f"solo.weekday.{day.weekday()}"),
        day=day.day,
        month=phrase(f"solo.month.{day.month}"),
    )
