"""A whole game of Connect at one moment, everything hidden included."""

from dataclasses import dataclass
from enum import StrEnum

from app.games.connect.table import Laid


class Phase(StrEnum):
    LAY = "lay"
    TAKE = "take"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Setup:
    """What the table agreed on before the game."""

    seats: int
    one_kind: bool
    open_hands: bool
    first: int | None


@dataclass(frozen=True, slots=True)
class State:
    """`laid` is the cell laid in this turn while its seat may take. The pile's order is all
    that is left to chance: it is drawn from the front."""

    setup: Setup
    table: tuple[Laid, ...]
    hands: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]
    taken: tuple[tuple[int, ...], ...]
    turn: int
    phase: Phase = Phase.LAY
    laid: int | None = None
    winners: tuple[int, ...] = ()
