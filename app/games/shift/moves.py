"""What a seat can do in Shift, and why it may be refused."""

from dataclasses import dataclass
from enum import StrEnum


@dataclass(frozen=True, slots=True)
class PushIn:
    """Push the spare in at an arrow, turned so that it has these openings (S5)."""

    arrow: int
    openings: int


@dataclass(frozen=True, slots=True)
class WalkTo:
    """Walk the own pawn, or the dark pilot (S16), to a cell; its own cell to stay (S8)."""

    cell: int
    with_pilot: bool = False


Move = PushIn | WalkTo


class Refusal(StrEnum):
    GAME_OVER = "game_over"
    WRONG_PHASE = "wrong_phase"
    BARRED_ARROW = "barred_arrow"
    NOT_THE_SPARE = "not_the_spare"
    NOT_YOUR_PAWN = "not_your_pawn"
    NOT_REACHABLE = "not_reachable"
