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


AT_ONCE, AT_ONCE_LOW = 3, 2
"""Matches that are shown one by one, where there is room for small ones below the newest, and where
they share one row; with more than these the last place leads to all."""


def key_kind(number: int, leads: bool) -> str:
    """How strong a key looks: the first one of a game invites, and that of the game that `leads` is
    the strong one of the page (LOOK 1)."""
    if number:
        return "tonal"
    return "strong" if leads else "soft"


def key_rows(needs: Sequence[float], room: float, gap: float) -> tuple[int, ...]:
    """How many keys stand in each row, of so wide ones: all, or the first alone, or each."""
    if _fits(needs, room, gap):
        return (len(needs),)
    if len(needs) > 2 and _fits(needs[1:], room, gap):
        return 1, len(needs) - 1
    return (1,) * len(needs)


def _fits(needs: Sequence[float], room: float, gap: float) -> bool:
    """Side by side all are as wide as the widest."""
    return len(needs) * (max(needs, default=0) + gap) - gap <= room


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
