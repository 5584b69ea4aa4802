"""A whole game of Go at one moment, the seed of the rolls to come included."""

from dataclasses import dataclass
from enum import StrEnum

from app.games.go.board import Laid


class Phase(StrEnum):
    LOOK = "look"
    BUILD = "build"
    SCORED = "scored"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Setup:
    """What the table agreed on: only solved boards may claim (G5); relay hides boards (G11)."""

    seats: int
    checked_claims: bool
    relay: bool


@dataclass(frozen=True, slots=True)
class Seat:
    """`laid` keeps the order of laying; `claimed` is the score tile taken (solo: 0)."""

    space: int
    laid: tuple[Laid, ...] = ()
    claimed: int | None = None
    joker: bool = False


@dataclass(frozen=True, slots=True)
class State:
    """`roll` holds a treasure of each die in their order; `solved` is None before scoring."""

    setup: Setup
    seed: int
    roll: tuple[int, ...]
    seats: tuple[Seat, ...]
    solved: tuple[bool | None, ...]
    round: int = 1
    phase: Phase = Phase.LOOK
    winners: tuple[int, ...] = ()
    solved_rolls: int = 0

    @property
    def is_solo(self) -> bool:
        return self.setup.seats == 1

    @property
    def hides_boards(self) -> bool:
        """Whether a seat may not see the others' boards now (G11)."""
        return self.setup.relay and self.phase is Phase.BUILD
