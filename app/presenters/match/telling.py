"""What transcripts of all games say alike: turns, lists, sides, a board with names on it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from app.core.sides import SIDES
from app.presenters.figures import NO_FIGURE, Figure
from app.presenters.phrase import Field, Phrase, phrase

HOW_IT_LAY = phrase("told.opening")
EDGE = 0.6
"""In cells: how much room the names of columns and rows have."""


@dataclass(frozen=True, slots=True)
class ToldTurn:
    """What a seat did in a turn, sentence by sentence: what did not happen is not said.

    `number` counts turns, 0 is none: what came of one. Without a seat it is the heading of what
    follows. `figure` is what was laid or pushed in, `gain` what it brought.
    """

    words: tuple[Phrase, ...]
    number: int = 0
    seat: int | None = None
    figure: Figure = NO_FIGURE
    gain: Figure = NO_FIGURE


@dataclass(frozen=True, slots=True)
class Name:
    """Written on a picture, in cells from its left top corner."""

    text: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Lay:
    """How all lay, as a picture with names on it."""

    figure: Figure
    names: tuple[Name, ...]
    title: Phrase = HOW_IT_LAY


def framed(figure: Figure, columns: Sequence[str], rows: Sequence[str]) -> Lay:
    """With the names of its columns above and of its rows to the left."""
    moved = tuple(replace(each, x=each.x + EDGE, y=each.y + EDGE) for each in figure.sprites)
    names = [Name(text, EDGE + 0.5 + n, EDGE / 2) for n, text in enumerate(columns)]
    names += [Name(text, EDGE / 2, EDGE + 0.5 + n) for n, text in enumerate(rows)]
    whole = Figure(figure.atlas, figure.columns + EDGE, figure.rows + EDGE, moved)
    return Lay(whole, tuple(names))


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
