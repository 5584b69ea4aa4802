"""What a seat can do in Connect, and why it may be refused.

Moves that mean the same are equal: their fields are put into one form when they are made.
"""

from dataclasses import dataclass
from enum import StrEnum

from app.games.connect.tiles import EQUAL_TURN


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a hand tile (C3); of the turns that look the same it keeps the smallest."""

    tile: int
    turn: int
    cell: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "turn", EQUAL_TURN[self.tile][self.turn])


@dataclass(frozen=True, slots=True)
class Take:
    """Take the tiles of these cells (C6), in reading order; none to leave all."""

    cells: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        object.__setattr__(self, "cells", tuple(sorted(set(self.cells))))


Move = Lay | Take


class Refusal(StrEnum):
    GAME_OVER = "game_over"
    WRONG_PHASE = "wrong_phase"
    NOT_IN_HAND = "not_in_hand"
    CELL_TAKEN = "cell_taken"
    NO_NEIGHBOUR = "no_neighbour"
    NO_PATH_JOINS = "no_path_joins"
    NO_TILE_THERE = "no_tile_there"
    LAID_TILE_STAYS = "laid_tile_stays"
    NO_MATCH = "no_match"
    MORE_THAN_ONE_KIND = "more_than_one_kind"
    BREAKS_TABLE = "breaks_table"
