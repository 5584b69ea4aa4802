"""The tiles of a solved board on their way home, each to its slot in the tray."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from app.ui.go.go_board import tile_quads
from app.ui.go.go_flight import Spot
from app.ui.kit.atlas import Atlas
from app.ui.kit.flyer import Flyer
from app.ui.kit.motion import After
from app.ui.kit.quads import Stamp

LATE = 0.07
"""How much later each tile leaves than the one before, as a share of the whole."""


class Flight(NamedTuple):
    """Where a tile is and how large its cells are, and how far that is from where it goes."""

    atlas: Atlas
    stamp: Stamp
    x: float
    y: float
    cell: float
    far_x: float
    far_y: float
    grows: float


class GoHoming:
    """`tiles` are under way."""

    def __init__(self, flyer: Flyer) -> None:
        self._flyer = flyer
        self.tiles: frozenset[int] = frozenset()
        self._flights: Sequence[Flight] = ()

    def send(self, tiles: Sequence[int], spot: Callable[[int], Spot], clear: After) -> None:
        """These from where they lie to where they do once that is cleared."""
        before = {tile: spot(tile) for tile in tiles}
        clear()
        self.tiles = frozenset(tiles)
        self._flights = [_flight(tile, begin, spot(tile)) for tile, begin in before.items()]
        self._flyer.move(0, 0)
        self.update(0.0)

    def update(self, share: float) -> None:
        """How far all have come; at the end they lie in their slots."""
        if share >= 1:
            self._flights, self.tiles = (), frozenset()
            self._flyer.drop()
        if not self._flights:
            return
        packed = []
        whole = 1 - LATE * (len(self._flights) - 1)
        for _, stamp, x, y, cell, far_x, far_y, grows in self._flights:
            left = 1 - share / whole
            left = 1.0 if left > 1 else 0.0 if left < 0 else left * left * left
            gone = 1 - left
            packed.append(stamp.corners(x + gone * far_x, y + gone * far_y, cell + gone * grows))
            share -= LATE
        self._flyer.carry_corners(self._flights[0].atlas, b"".join(packed))


def _flight(tile: int, begin: Spot, end: Spot) -> Flight:
    stamp = Stamp(begin.atlas, tile_quads(begin.atlas, tile, begin.face, 0, 0, 1))
    far = end.x - begin.x, end.y - begin.y, end.cell - begin.cell
    return Flight(begin.atlas, stamp, begin.x, begin.y, begin.cell, *far)
