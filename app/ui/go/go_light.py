"""Light that runs over a solved board, from the centre to each treasure."""

from array import array
from bisect import bisect_right
from collections.abc import Sequence
from struct import Struct

from kivy.graphics import Color, Mesh

from app.presenters.go.light import Way
from app.presenters.go.light_band import CORNERS, Rim, Run, band, in_runs
from app.ui.kit.part import Part

GLOW, CORE = (1, 0.78, 0.25, 0.8), (1, 0.98, 0.86, 1)
GLOW_WIDE, CORE_WIDE = 0.11, 0.045
"""In cells, from the middle of the band to its edge."""
PLACE = Struct("4f")
"""A corner, and from where in a picture it has none."""
LEAD = 1.04
"""How far the glow is ahead of its core."""
RUNS = 5
"""Into how many meshes a band is cut: one that changes is uploaded whole."""


class GoLight(Part):
    """A glow with a bright core. Its triangles are laid once; as it runs more of them are shown."""

    def __init__(self) -> None:
        super().__init__()
        self._shares: Sequence[float] = ()
        with self:
            Color(*GLOW)
            self._glow = CutBand(GLOW_WIDE)
            Color(*CORE)
            self._core = CutBand(CORE_WIDE)
        self.is_shown = False

    def lay(self, ways: Sequence[Way], left: float, top: float, cell: float) -> None:
        """Along these ways, in cells from this corner of the screen."""
        found = band(ways)
        runs = in_runs(found, RUNS)
        self._shares = found.shares
        for cut in (self._glow, self._core):
            cut.lay(found.rims, runs, left, top, cell)

    def show(self, share: float) -> None:
        """So much of its ways; of nothing it is not there."""
        self.is_shown = share > 0
        if self.is_shown:
            self._glow.show(bisect_right(self._shares, LEAD * share))
            self._core.show(bisect_right(self._shares, share))


class CutBand:
    """A band as `wide` as that to each side, in runs that light one after another."""

    def __init__(self, wide: float) -> None:
        self._wide, self._lit = wide, 0
        self._meshes = [Mesh(mode="triangles") for _ in range(RUNS)]
        self._runs: Sequence[Run] = ()

    def lay(
        self, rims: Sequence[Rim], runs: Sequence[Run], left: float, top: float, cell: float
    ) -> None:
        self._lit, self._runs = 0, runs
        wide = self._wide * cell
        places = [
            PLACE.pack(left + cell * x + wide * far, top - cell * y - wide * off, 0, 0)
            for x, y, far, off in rims
        ]
        for mesh, run in zip(self._meshes, runs, strict=True):
            mesh.vertices = array("f", b"".join([places[rim] for rim in run.rims]))
            mesh.indices = []

    def show(self, lit: int) -> None:
        """So many of its pieces: only runs in which that changes something."""
        first, last = sorted((self._lit, lit))
        for mesh, run in zip(self._meshes, self._runs, strict=True):
            if run.first <= last and first <= run.end and first != last:
                count = CORNERS * max(0, lit - run.first)
                mesh.indices = run.corners[:count]
        self._lit = lit
