"""Many pictures from one atlas in one instruction: a board is a handful of these layers."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from kivy.graphics import Color, Mesh

from app.ui.kit.atlas import Atlas
from app.ui.kit.part import Part

FLOATS = 16
"""Of a quad: four corners, each at a place and from a place in the atlas."""


class Quad(NamedTuple):
    """A picture of the atlas at a place: left, bottom, width, height."""

    name: str
    x: float
    y: float
    width: float
    height: float


def centred(atlas: Atlas, name: str, x: float, y: float, width: float) -> Quad:
    """The picture with its middle at this point, as high as it must be."""
    wide, high = atlas.sizes[name]
    height = width * high / wide
    return Quad(name, x - width / 2, y - height / 2, width, height)


def corners(atlas: Atlas, quads: Iterable[Quad]) -> list[float]:
    """Of each quad four, with where they lie in the atlas."""
    vertices: list[float] = []
    for name, x, y, width, height in quads:
        left, top, right, bottom = atlas.corners[name]
        x2, y2 = x + width, y + height
        vertices += (x, y, left, bottom, x2, y, right, bottom)
        vertices += (x2, y2, right, top, x, y2, left, top)
    return vertices


class QuadLayer:
    """A mesh of quads; its place in the canvas is where it is made.

    Replacing the quads rewrites the one mesh: nothing is created while things move.
    """

    def __init__(self) -> None:
        self.mesh = Mesh(mode="triangles")
        self._count = 0

    def show(self, atlas: Atlas, quads: Iterable[Quad]) -> None:
        self.show_corners(atlas, corners(atlas, quads))

    def show_corners(self, atlas: Atlas, vertices: list[float]) -> None:
        """What many quads have come to before."""
        if self.mesh.texture is not atlas.texture:
            self.mesh.texture = atlas.texture
        self.mesh.vertices = vertices
        count = len(vertices) // FLOATS
        if count != self._count:
            self._count = count
            self.mesh.indices = _indices(count)

    def clear(self) -> None:
        self._count = 0
        self.mesh.vertices, self.mesh.indices = [], []


@lru_cache(maxsize=64)
def _indices(count: int) -> list[int]:
    """Two triangles a quad."""
    return [
        corner
        for first in range(0, 4 * count, 4)
        for corner in (first, first + 1, first + 2, first, first + 2, first + 3)
    ]


class TintedLayer(Part):
    """A QuadLayer in a colour of its own, for what is often not there at all."""

    def __init__(self, *rgba: float) -> None:
        super().__init__()
        with self:
            self.tint = Color(*rgba)
            self._layer = QuadLayer()
        self.is_shown = False

    def show(self, atlas: Atlas, quads: Iterable[Quad]) -> None:
        self.show_corners(atlas, corners(atlas, quads))

    def show_corners(self, atlas: Atlas, vertices: list[float]) -> None:
        if vertices:
            self._layer.show_corners(atlas, vertices)
        self.is_shown = bool(vertices)
