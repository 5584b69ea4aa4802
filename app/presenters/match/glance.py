"""A match that goes on, as the first page shows it."""

from dataclasses import dataclass

from app.presenters.figures import Figure
from app.presenters.match.seats import Seat
from app.presenters.phrase import Phrase


@dataclass(frozen=True, slots=True)
class Glance:
    """A match as it stands: nothing that is secret."""

    game: str
    title: Phrase
    line: Phrase
    seats: tuple[Seat, ...]
    figure: Figure
    focus: tuple[float, float]
