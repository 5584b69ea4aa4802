"""A match in words that suffice: who has only these can follow it, and play it on a real board.

How a game tells its beginning and its turns stands in its own `transcript`.
"""

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

from app.presenters.match.telling import Lay, ToldTurn
from app.presenters.phrase import Field, Phrase, phrase
from app.session.match import Match


def transcript(match: Match, names: Sequence[Field], count: int | None = None) -> Iterator[Phrase]:
    """Line by line, of what lay open to all; `names` are those of the seats, `count` is how many
    moves are told: all, if none is given."""
    yield from places(match)
    yield from opening(match, names)
    for turn in turns(match, count):
        yield line_of(turn, names)


def places(match: Match) -> tuple[Phrase, ...]:
    """From where cells are counted."""
    told: tuple[Phrase, ...] = _told_by(match).places(match)
    return told


def opening(match: Match, names: Sequence[Field]) -> Iterator[Phrase]:
    """How all lay before the first move."""
    yield from _told_by(match).beginning(match, names)


def lay(match: Match) -> Lay:
    """The same as a picture."""
    shown: Lay = _told_by(match).lay(match)
    return shown


def turns(match: Match, count: int | None = None) -> Iterator[ToldTurn]:
    """What happened in so many moves."""
    yield from _told_by(match).turns(match, len(match.moves) if count is None else count)


def line_of(turn: ToldTurn, names: Sequence[Field]) -> Phrase:
    """Without its pictures. Who plays alone is not named each time."""
    deeds, *others = turn.words
    for other in others:
        deeds = phrase("told.then", first=deeds, next=other)
    fields: dict[str, Field] = {"number": turn.number} if turn.number else {}
    if turn.seat is not None and len(names) > 1:
        fields["seat"] = names[turn.seat]
    key = {(): "", ("number",): "alone", ("seat",): "aside", ("number", "seat"): "turn"}
    found = key[tuple(fields)]
    return phrase(f"told.{found}", **fields, deeds=deeds) if found else deeds


def _told_by(match: Match) -> Any:
    return import_module(f"app.presenters.{match.game.ID}.transcript")
