"""What happened in Shift: enough to animate, to speak and to log without looking at states."""

from dataclasses import dataclass

PILOT = "dark"
"""The name of the pawn that belongs to nobody (S16), beside the colours."""


@dataclass(frozen=True, slots=True)
class LineShifted:
    """The spare went in at the arrow; the tile that fell out, `fallen`, is the new spare."""

    seat: int
    arrow: int
    openings: int
    fallen: int


@dataclass(frozen=True, slots=True)
class PawnRodeOut:
    """A pawn was pushed off the board and put on the tile just pushed in (S7)."""

    pawn: str
    left: int
    entered: int


@dataclass(frozen=True, slots=True)
class PawnWalked:
    """The way it took, both ends included; one cell: it stayed."""

    seat: int
    pawn: str
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TargetFound:
    seat: int
    target: int
    left: int


@dataclass(frozen=True, slots=True)
class CardTurned:
    """The seat looks at its next card; `target` is 0 for everybody else."""

    seat: int
    target: int


@dataclass(frozen=True, slots=True)
class TurnPassed:
    seat: int


@dataclass(frozen=True, slots=True)
class GameWon:
    seat: int


Event = LineShifted | PawnRodeOut | PawnWalked | TargetFound | CardTurned | TurnPassed | GameWon
