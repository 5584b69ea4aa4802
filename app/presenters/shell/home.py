"""What the first page shows: a card for each game, and a glance at each match that goes on."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.presenters import faces
from app.presenters.match.glance import Glance
from app.session.kept import Kept
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


AT_ONCE = 3
"""Matches that are shown one by one, the small ones side by side; with more than these the last
place leads to all. Where they lie one below the other, it is one less."""


@dataclass(frozen=True, slots=True)
class Running:
    """Of `count` matches that go on, those that are shown, the one played last first."""

    shown: tuple[tuple[Kept, Glance], ...] = ()
    count: int = 0

    @property
    def has_more(self) -> bool:
        return self.count > len(self.shown)


def running(
    matches: Sequence[Kept], match_of: Callable[[str], Match | None], at_once: int = AT_ONCE
) -> Running:
    """Only matches that are shown are asked for; one that cannot be had gives its place away."""
    most = at_once if len(matches) <= at_once else at_once - 1
    found: list[tuple[Kept, Glance]] = []
    count = len(matches)
    for kept in matches:
        match = match_of(kept.slot) if len(found) < most else None
        if match is not None:
            found.append((kept, glance(match)))
        elif len(found) < most:
            count -= 1
    return Running(tuple(found), count)


def glance(match: Match) -> Glance:
    return faces.face_of(match.start.game).glance(match)
