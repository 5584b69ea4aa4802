"""What can be done in Go, by a seat or by the table, and why it may be refused."""

from dataclasses import dataclass
from enum import StrEnum

from app.games.go.board import Laid


@dataclass(frozen=True, slots=True)
class LayTile:
    seat: int
    laid: Laid


@dataclass(frozen=True, slots=True)
class LiftTile:
    """Take a tile, or the joker, back from the board."""

    seat: int
    tile: int


@dataclass(frozen=True, slots=True)
class Claim:
    """Take the highest score tile left (G5), so long after "Go!". No rule reads the time (G12)."""

    seat: int
    milliseconds: int


@dataclass(frozen=True, slots=True)
class StartBuilding:
    """Go! (G4)"""


@dataclass(frozen=True, slots=True)
class RollNext:
    """The next round begins with a new roll."""


@dataclass(frozen=True, slots=True)
class EndSolo:
    """Time is up (G10)."""


Move = LayTile | LiftTile | Claim | StartBuilding | RollNext | EndSolo

TIMES = range(10**9 + 1)


class Refusal(StrEnum):
    GAME_OVER = "game_over"
    WRONG_PHASE = "wrong_phase"
    NOT_SOLO = "not_solo"
    NO_SUCH_SEAT = "no_such_seat"
    HAS_CLAIMED = "has_claimed"
    NOT_SOLVED = "not_solved"
    NOT_LAID = "not_laid"
    ALREADY_LAID = "already_laid"
    NO_JOKER = "no_joker"
    OUTSIDE = "outside"
    ON_CENTRE = "on_centre"
    OVERLAPS = "overlaps"
