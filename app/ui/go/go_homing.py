"""The tiles of a solved board on their way home, each to its slot in the tray."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from app.ui.go.go_board import tile_quads
from app.ui.go.go_flight import Spot
from app.ui.kit.flyer import Flyer
from app.ui.kit.motion import After
from app.ui.kit.quads import Stamp

LATE = 0.07
"""How much later each tile leaves than the one before, as a share of the whole."""

Flights = Sequence[tuple[int, Spot, Spot]]


class GoHoming:
    """`tiles` are under way."""

    def __init__(self, flyer: Flyer) -> None:
        self._flyer = flyer
        self._flights: Flights = ()
        self._stamps: Sequence[Stamp] = ()

    @property
    def tiles(self) -> frozenset[int]:
        return frozenset(tile for tile, _, _ in self._flights)

    def send(self, tiles: Sequence[int], spot: Callable[[int], Spot], clear: After) -> None:
        """These from where they lie to where they do once that is cleared."""
        before = {tile: spot(tile) for tile in tiles}
        clear()
        self._flights = [
            (tile, begin, replace(spot(tile), face=begin.face)) for tile, begin in before.items()
        ]
        self._stamps = [
            Stamp(begin.atlas, tile_quads(begin.atlas, tile, begin.face, 0, 0, 1))
            for tile, begin, _ in self._flights
        ]
        self.update(0.0)

    def update(self, share: float) -> None:
        """How far all have come; at the end they lie in their slots."""
        if share >= 1:
            self._flights = ()
            self._flyer.drop()
        if not self._flights:
            return
        packed = b""
        whole = 1 - LATE * (len(self._flights) - 1)
        for number, (_, before, after) in enumerate(self._flights):
            own = min(1.0, max(0.0, (share - LATE * number) / whole))
            gone = 1 - (1 - own) ** 3
            x = before.x + gone * (after.x - before.x)
            y = before.y + gone * (after.y - before.y)
            cell = before.cell + gone * (after.cell - before.cell)
            packed += self._stamps[number].corners(x, y, cell)
        self._flyer.carry_corners(self._flights[0][1].atlas, packed)
        self._flyer.move(0, 0)
