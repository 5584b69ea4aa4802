"""What happened in Connect: enough to animate, to speak and to log without looking at states."""

from dataclasses import dataclass

from app.games.connect.tiles import Creature


@dataclass(frozen=True, slots=True)
class TileLaid:
    seat: int
    tile: int
    turn: int
    cell: int


@dataclass(frozen=True, slots=True)
class CreatureMatched:
    """The way runs along the path from the tile just laid to the tile matched, both included."""

    seat: int
    creature: Creature
    way: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TilesTaken:
    seat: int
    tiles: tuple[int, ...]
    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TileDrawn:
    """`left` is what the pile still holds; `tile` is 0 for others unless hands are open."""

    seat: int
    tile: int
    left: int
    is_open: bool


@dataclass(frozen=True, slots=True)
class TurnPassed:
    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    winners: tuple[int, ...]


Event = TileLaid | CreatureMatched | TilesTaken | TileDrawn | TurnPassed | GameEnded
