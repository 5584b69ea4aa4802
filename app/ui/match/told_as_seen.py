"""A move in words as it is seen: what is done as it begins, what comes of it once that has come."""

from collections.abc import Callable, Sequence
from typing import Protocol

from app.presenters.phrase import Phrase
from app.ui.kit.motion import Movement

Told = tuple[Phrase, ...]


class Telling(Protocol):
    @property
    def results(self) -> tuple[type, ...]: ...
    def turn_phrases(self, events: tuple[object, ...]) -> Told: ...


def told_as_seen(
    table: Telling,
    events: Sequence[object],
    movements: list[Movement],
    tell: Callable[[Told, bool], None],
) -> list[Movement]:
    """`tell` gets what is told and whether that is all. What the first of the movements shows is
    what is done; results follow it."""
    done = (event for event in events if not isinstance(event, table.results))
    deeds = table.turn_phrases(tuple(done))
    whole = table.turn_phrases(tuple(events))
    tell(deeds, deeds == whole)
    if deeds == whole:
        return movements
    landed = Movement(0.0, _still, start=lambda: tell(whole, True))
    return [*movements[:1], landed, *movements[1:]]


def _still(_: float) -> None:
    """Nothing moves."""
