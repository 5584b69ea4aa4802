"""A match in words that suffice: who has only these can follow it, and play it on a real board.

How a game tells its beginning and its moves stands in its own `transcript`.
"""

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

from app.presenters.phrase import Field, Phrase
from app.session.match import Match


def transcript(match: Match, names: Sequence[Field], count: int | None = None) -> Iterator[Phrase]:
    """Line by line, of what lay open to all; `names` are those of the seats, `count` is how many
    moves are told: all, if none is given."""
    yield places(match)
    yield from opening(match, names)
    yield from happened(match, names, count)


def places(match: Match) -> Phrase:
    """From where cells are counted."""
    told: Phrase = _told_by(match).PLACES
    return told


def opening(match: Match, names: Sequence[Field]) -> Iterator[Phrase]:
    """How all lay before the first move."""
    yield from _told_by(match).beginning(match.state_after(0), names)


def happened(match: Match, names: Sequence[Field], count: int | None = None) -> Iterator[Phrase]:
    game = _told_by(match)
    for number, move in enumerate(match.moves[:count]):
        before, events = match.state_after(number), match.events_of(number)
        yield from game.told(before, move, events, names)


def _told_by(match: Match) -> Any:
    return import_module(f"app.presenters.{match.game.ID}.transcript")
