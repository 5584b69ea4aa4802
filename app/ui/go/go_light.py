"""Light that runs over a solved board, from the centre to each treasure."""

from array import array
from bisect import bisect_right
from collections.abc import Sequence

from kivy.graphics import Color, Mesh

from app.presenters.go.light import Way
from app.presenters.go.light_band import CORNERS, Band, band
from app.ui.kit.part import Part

GLOW, CORE = (1, 0.78, 0.25, 0.8), (1, 0.98, 0.86, 1)
GLOW_WIDE, CORE_WIDE = 0.11, 0.045
"""In cells, from the middle of the band to its edge."""
LEAD = 1.04
"""How far the glow is ahead of its core."""


class GoLight(Part):
    """A glow with a bright core. Its triangles are laid once; as it runs more of them are shown."""

    def __init__(self) -> None:
        super().__init__()
        self._band, self._corners = Band(), array("H")
        with self:
            Color(*GLOW)
            glow = Mesh(mode="triangles")
            Color(*CORE)
            core = Mesh(mode="triangles")
        self._meshes = (glow, GLOW_WIDE), (core, CORE_WIDE)
        self.is_shown = False

    def lay(self, ways: Sequence[Way], left: float, top: float, cell: float) -> None:
        """Along these ways, in cells from this corner of the screen."""
        self._band = band(ways)
        self._corners = array("H", self._band.corners)
        for mesh, wide in self._meshes:
            places = array("f")
            for x, y, far, off in self._band.rims:
                places.extend((left + cell * (x + wide * far), top - cell * (y + wide * off), 0, 0))
            mesh.vertices = places

    def show(self, share: float) -> None:
        """So much of its ways; of nothing it is not there."""
        self.is_shown = share > 0
        if self.is_shown:
            for (mesh, _), far in zip(self._meshes, (LEAD * share, share), strict=True):
                mesh.indices = self._corners[: CORNERS * bisect_right(self._band.shares, far)]
