"""Where a tile of Connect comes to lie that a finger carries and lets go.

A tile is drawn above the finger that carries it, and eyes follow the one or the other: so its own
place counts first, then what lies under the finger, then whatever marked spot is near to either.
Places are columns and rows, with fractions; None where something lies above the table.
"""

from collections.abc import Iterable

from app.games.connect.state import State
from app.games.connect.table import cell_at
from app.presenters.connect.board_model import Finger
from app.presenters.connect.handling import hung

FORGIVES = 0.95
"""In cells: how far the tile, or the finger, may be from the middle of a spot."""

Place = tuple[float, float]
Cells = tuple[tuple[int, int], ...]


def aims(free: Cells, tile: Place | None, finger: Place | None) -> tuple[int, ...]:
    """The cells that may be meant, those meant most first; of the free ones also those near.
    Asked for wherever a finger goes."""
    meant, near = [], []
    for place in (tile, finger):
        if place is not None:
            x, y = place
            meant.append(cell_at(round(x), round(y)))
            ways = [((column - x) ** 2 + (row - y) ** 2, column, row) for column, row in free]
            near += [way for way in ways if way[0] <= FORGIVES**2]
    near.sort()
    return tuple(dict.fromkeys([*meant, *[cell_at(column, row) for _, column, row in near]]))


def landing(known: State, finger: Finger, cells: Iterable[int]) -> int | None:
    """The first of them where the held tile may lie, turned as it may be."""
    return next((cell for cell in cells if hung(known, finger, cell).cell == cell), None)
