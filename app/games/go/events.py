"""What happened in Go: enough to animate, to speak and to log without looking at states."""

from dataclasses import dataclass

from app.games.go.board import Laid


@dataclass(frozen=True, slots=True)
class DiceRolled:
    round: int
    roll: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class JokerGiven:
    """For the round that begins (G8)."""

    seat: int


@dataclass(frozen=True, slots=True)
class BuildingStarted:
    pass


@dataclass(frozen=True, slots=True)
class TileLaid:
    """`hidden`: only its seat may know (relay, G11)."""

    seat: int
    laid: Laid
    hidden: bool


@dataclass(frozen=True, slots=True)
class TileLifted:
    """`hidden`: only its seat may know (relay, G11)."""

    seat: int
    laid: Laid
    hidden: bool


@dataclass(frozen=True, slots=True)
class TileClaimed:
    seat: int
    value: int
    milliseconds: int


@dataclass(frozen=True, slots=True)
class SeatScored:
    """The seat's board was looked at: the score tile it has, the move it makes (G7)."""

    seat: int
    value: int
    solved: bool
    gain: int
    space: int


@dataclass(frozen=True, slots=True)
class GameWon:
    """Several seats share (G9)."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The end of a solo game; grades go from 0 to 4 (G10)."""

    solved_rolls: int
    grade: int


Event = (
    DiceRolled
    | JokerGiven
    | BuildingStarted
    | TileLaid
    | TileLifted
    | TileClaimed
    | SeatScored
    | GameWon
    | TimeUp
)
