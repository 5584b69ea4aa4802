"""A whole game of Shift at one moment, everything hidden included."""

from dataclasses import dataclass
from enum import StrEnum

from app.games.shift.maze import Maze
from app.games.shift.tiles import Color


class Ending(StrEnum):
    """How the game is won once the cards are found (S10, S15)."""

    HOME = "home"
    ANY_EXIT = "any_exit"
    AGREED_EXIT = "agreed_exit"
    LAST_CARD = "last_card"


class Peek(StrEnum):
    """When a seat sees its next card (S13)."""

    AT_ONCE = "at_once"
    ON_TURN = "on_turn"


class Edition(StrEnum):
    CREW = "crew"
    GALAXY = "galaxy"
    MAGIC = "magic"


class Phase(StrEnum):
    SHIFT = "shift"
    WALK = "walk"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Setup:
    """What the table agreed on before the game; `cards` has a number for each seat (S17)."""

    colors: tuple[Color, ...]
    cards: tuple[int, ...]
    first: int | None
    edition: Edition
    open_cards: bool
    private_open_cards: bool
    ending: Ending
    exit: int
    peek: Peek
    dark_pilot: bool

    @property
    def has_free_choice(self) -> bool:
        """Any own card may be found, not only the current one (S14)."""
        return self.open_cards or self.private_open_cards

    @property
    def shows_all_cards(self) -> bool:
        return self.open_cards and not self.private_open_cards


@dataclass(frozen=True, slots=True)
class Hand:
    """A seat's cards: those to find, the current one first, and those found.

    `has_looked` is false between a find and the next own turn where `peek` says so (S13).
    """

    cards: tuple[int, ...]
    found: tuple[int, ...] = ()
    has_looked: bool = True


@dataclass(frozen=True, slots=True)
class State:
    setup: Setup
    maze: Maze
    pawns: tuple[int, ...]
    pilot: int | None
    hands: tuple[Hand, ...]
    turn: int
    phase: Phase = Phase.SHIFT
    barred: int | None = None
    winners: tuple[int, ...] = ()


def current_card(state: State, seat: int) -> int:
    """The card the seat looks for now, known to it alone (S9, S12); 0 if there is no single one."""
    hand = state.hands[seat]
    if state.setup.has_free_choice or not hand.has_looked or not hand.cards:
        return 0
    return hand.cards[0]
