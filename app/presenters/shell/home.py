"""What the first page shows: a card for each game, and a glance at each match that goes on."""

from dataclasses import dataclass

from app.core.game import Turn
from app.presenters import faces
from app.presenters.match.glance import Glance
from app.session.match import Match


@dataclass(frozen=True, slots=True)
class GameCard:
    """A game to begin; its editions, where there are some, can be gone to at once.

    `quick` are the keys that begin it without another question.
    """

    game: str
    seats: str
    editions: tuple[str, ...]
    quick: tuple[str, ...] = ()

    @property
    def picture(self) -> str:
        """One that stands for the game."""
        return self.editions[0] if self.editions else self.game


def game_cards() -> tuple[GameCard, ...]:
    return tuple(
        GameCard(face.game, _seats_text(face.seats), face.editions, face.quick)
        for face in faces.FACES
    )


def _seats_text(seats: range) -> str:
    first, last = seats[0], seats[-1]
    return f"{first}\u2013{last}" if first < last else str(first)


def glance(match: Match) -> Glance | None:
    """None for a match that is over."""
    if not isinstance(match.status, Turn):
        return None
    return faces.face_of(match.start.game).glance(match)
