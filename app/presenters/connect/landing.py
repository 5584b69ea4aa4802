"""Where a tile of Connect comes to lie that a finger carries and lets go.

A tile is drawn above the finger that carries it, and eyes follow the one or the other: so its own
place counts first, then what lies under the finger, then whatever marked spot is near to either.
Places are columns and rows, with fractions; None where something lies above the table.
"""

from collections.abc import Iterable
from math import hypot

from app.games.connect.state import State
from app.games.connect.table import cell_at
from app.presenters.connect.board_model import Finger, free_cells
from app.presenters.connect.handling import hung

FORGIVES = 0.95
"""In cells: how far the tile, or the finger, may be from the middle of a spot."""

Place = tuple[float, float]


def aims(known: State, tile: Place | None, finger: Place | None) -> tuple[int, ...]:
    """The cells that may be meant, those meant most first."""
    places = [place for place in (tile, finger) if place is not None]
    meant = [cell_at(round(column), round(row)) for column, row in places]
    near = sorted((_distance(cell, places), cell_at(*cell)) for cell in free_cells(known.table))
    return tuple(dict.fromkeys((*meant, *(cell for far, cell in near if far <= FORGIVES))))


def landing(known: State, finger: Finger, cells: Iterable[int]) -> int | None:
    """The first of them where the held tile may lie, turned as it may be."""
    return next((cell for cell in cells if hung(known, finger, cell).cell == cell), None)


def _distance(cell: tuple[int, int], places: Iterable[Place]) -> float:
    ways = (hypot(cell[0] - column, cell[1] - row) for column, row in places)
    return min(ways, default=FORGIVES + 1)
