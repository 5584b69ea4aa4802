"""What transcripts of all games say alike: lists, and the sides that something is open to."""

from collections.abc import Iterable

from app.core.sides import SIDES
from app.presenters.phrase import Field, phrase


def listed(fields: Iterable[Field]) -> Field:
    """One after another, in the catalogue's way."""
    first, *others = fields
    for other in others:
        first = phrase("told.list", first=first, next=other)
    return first


def sides_phrase(openings: int) -> Field:
    """The open sides clockwise from above."""
    names = [name for name, side in zip("nesw", SIDES, strict=True) if openings & side]
    return listed(phrase(f"told.side.{name}") for name in names or ["none"])
