"""What the first page shows: a card for each game, and a glance at each match that goes on."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from app.bots.levels import Level
from app.presenters import faces
from app.presenters.match.glance import Glance
from app.presenters.match.seats import Seat
from app.presenters.phrase import Field, phrase
from app.presenters.setup.seat_form import NAMES
from app.presenters.solo.naming import title_of
from app.presenters.solo.onward import page_of
from app.presenters.solo.race_line import race_line
from app.session.alone import alone
from app.session.match import Match
from app.session.racing import Race
from app.solo.kinds import RACES

RIVAL = "home.quick.bot"
USUAL_RIVAL = phrase(RIVAL, bots=NAMES[Level.EASY], level=phrase("home.quick.level.easy"))
"""The key that begins against a bot, and what it says where nobody chose another one."""
START_HERE, POINTING = phrase("home.start_here"), "hand-pointing-right"
"""The words and the sign of the key to begin with, before anything was ever played."""


@dataclass(frozen=True, slots=True)
class GameCard:
    """A game to begin; its editions, where there are some, can be gone to at once.

    `quick` are the keys that begin it without another question, each with its signs.
    """

    game: str
    seats: str
    editions: tuple[str, ...]
    quick: Mapping[str, str] = field(default_factory=dict)

    @property
    def has_rival(self) -> bool:
        """One of these keys begins against a bot, and says which one."""
        return RIVAL in self.quick

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


@dataclass(frozen=True, slots=True)
class Going:
    """A match that goes on: where it lies, and the page it is played on."""

    slot: str
    page: str
    glance: Glance


@dataclass(frozen=True, slots=True)
class Running:
    """Those that are shown, the one played last first, of `count`."""

    shown: tuple[Going, ...] = ()
    count: int = 0

    @property
    def has_more(self) -> bool:
        return self.count > len(self.shown)


def running(
    slots: Sequence[str], match_of: Callable[[str], Match | None], at_once: int = AT_ONCE
) -> Running:
    """Only matches that are shown are asked for; one that cannot be had gives its place away."""
    most = at_once if len(slots) <= at_once else at_once - 1
    found: list[Going] = []
    left = list(slots)
    for slot in slots:
        match = match_of(slot) if len(found) < most else None
        if match is not None:
            found.append(Going(slot, _page_of(match), glance(match)))
        elif len(found) < most:
            left.remove(slot)
    return Running(tuple(found), len(left))


def _page_of(match: Match) -> str:
    asked = alone(match)
    return (
        faces.face_of(match.start.game).page_of(match.start)
        if asked is None
        else page_of(asked.code.kind)
    )


def glance(match: Match) -> Glance:
    """A race under way is called as on the page of puzzles, and says what is found."""
    found = faces.face_of(match.start.game).glance(match)
    asked = alone(match)
    if asked is None or asked.code.kind not in RACES:
        return found
    title = title_of(asked.code.kind, asked.code.seed)
    return replace(found, title=title, line=race_line(Race(asked)))


def against(seats: Sequence[Seat]) -> Field:
    """Whom a quick key lets one play against, and how strong; empty: nobody."""
    bots = [seat for seat in seats if seat.level is not None]
    if not bots:
        return ""
    more = f" +{len(bots) - 1}" if len(bots) > 1 else ""
    level = phrase(f"home.quick.level.{bots[0].level}")
    return phrase(RIVAL, bots=f"{bots[0].name}{more}", level=level)
