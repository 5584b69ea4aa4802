"""What is looked for, larger than it lies there: it breathes as a turn begins, hops if asked."""

from collections.abc import Sequence
from typing import NamedTuple

from app.ui.kit.atlas import Atlas
from app.ui.kit.glow import Glow, GlowLayer
from app.ui.kit.part import Part
from app.ui.kit.quads import Quad, TintedLayer, centred
from app.ui.shift.cell_layers import GLOW, GLOW_WIDE, MARK, SOFT_RINGS

SPREADS = 1.6
"""How much more its light grows than what stands in it."""


class Sought(NamedTuple):
    """A place on the board, and the target there; with 0 it is a cell to go to."""

    x: float
    y: float
    target: int


class TargetPulse(Part):
    """Its place in the canvas is where it is made, where white is in force; at rest it draws
    nothing."""

    def __init__(self) -> None:
        super().__init__()
        with self:
            self._glow, self._marks = GlowLayer(GLOW), TintedLayer(1, 1, 1, 1)
        self.is_shown = False

    def show(self, atlas: Atlas, cell: float, places: Sequence[Sought], grown: float) -> None:
        """So much larger than usual."""
        self.is_shown = bool(places)
        if not places:
            return
        size = (1 + grown) * cell
        wide = GLOW_WIDE * cell * (1 + SPREADS * grown)
        self._glow.show([Glow(place.x, place.y, wide) for place in places])
        self._marks.show(atlas, [quad for place in places for quad in _quads(atlas, size, place)])


def _quads(atlas: Atlas, size: float, place: Sought) -> list[Quad]:
    x, y, target = place
    mark = [centred(atlas, f"mark/m{target}", x, y, MARK * size)] if target else []
    return [*mark, *(centred(atlas, "ring/goal", x, y, ring * size) for ring in SOFT_RINGS)]
