"""A match that goes on, as the first page shows it."""

from dataclasses import dataclass

from app.presenters.figures import Figure
from app.presenters.match.seats import Seat
from app.presenters.phrase import Phrase


@dataclass(frozen=True, slots=True)
class Glance:
    """A match as it stands: nothing that is secret.

    `scores` are what each seat has come to, where several play; `result` says how it ended, and
    `winners` who won it, where the shelf does not know.
    """

    game: str
    title: Phrase
    line: Phrase
    seats: tuple[Seat, ...]
    figure: Figure
    focus: tuple[float, float]
    scores: tuple[int, ...] = ()
    result: Phrase | None = None
    winners: tuple[int, ...] = ()
