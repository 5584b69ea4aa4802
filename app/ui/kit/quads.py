"""Many pictures from one atlas in one instruction: a board is a handful of these layers."""

from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache
from struct import Struct
from typing import NamedTuple

from kivy.graphics import Color, Mesh

from app.ui.kit.atlas import Atlas
from app.ui.kit.part import Part

PACKED = Struct("16f")
"""A quad: four corners, each at a place and from a place in the atlas."""


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


def corners(atlas: Atlas, quads: Iterable[Quad]) -> bytes:
    """Of each quad four, with where they lie in the atlas. Packed, as the mesh wants them, many are
    joined as quickly as few."""
    packed = []
    for name, x, y, width, height in quads:
        left, top, right, bottom = atlas.corners[name]
        x2, y2 = x + width, y + height
        packed.append(
            PACKED.pack(
                *(x, y, left, bottom, x2, y, right, bottom),
                *(x2, y2, right, top, x, y2, left, top),
            )
        )
    return b"".join(packed)


class Stamp:
    """Quads laid out around (0, 0), packed at other places and sizes from frame to frame."""

    def __init__(self, atlas: Atlas, quads: Iterable[Quad]) -> None:
        self._quads = [
            (quad.x, quad.y, quad.x + quad.width, quad.y + quad.height, *atlas.corners[quad.name])
            for quad in quads
        ]

    def corners(self, x: float, y: float, size: float) -> bytes:
        packed, pack = b"", PACKED.pack
        for west, south, east, north, u1, v1, u2, v2 in self._quads:
            x1, y1, x2, y2 = x + size * west, y + size * south, x + size * east, y + size * north
            packed += pack(x1, y1, u1, v2, x2, y1, u2, v2, x2, y2, u2, v1, x1, y2, u1, v1)
        return packed


class QuadLayer:
    """A mesh of quads; its place in the canvas is where it is made.

    Replacing the quads rewrites the one mesh: nothing is created while things move.
    """

    def __init__(self) -> None:
        self.mesh = Mesh(mode="triangles")
        self._count = 0

    def show(self, atlas: Atlas, quads: Iterable[Quad]) -> None:
        self.show_corners(atlas, corners(atlas, quads))

    def show_corners(self, atlas: Atlas, packed: bytes) -> None:
        """What many quads have come to before."""
        if self.mesh.texture is not atlas.texture:
            self.mesh.texture = atlas.texture
        self._count = fill(self.mesh, packed, self._count)

    def clear(self) -> None:
        self._count = fill(self.mesh, b"", self._count)


def fill(mesh: Mesh, packed: bytes, count: int) -> int:
    """With these quads, where it had so many before; how many it has now."""
    mesh.vertices = array("f", packed) if packed else []
    now = len(packed) // PACKED.size
    if now != count:
        mesh.indices = _indices(now)
    return now


@lru_cache(maxsize=64)
def _indices(count: int) -> Sequence[int]:
    """Two triangles a quad."""
    found = [
        corner
        for first in range(0, 4 * count, 4)
        for corner in (first, first + 1, first + 2, first, first + 2, first + 3)
    ]
    return array("H", found) if count else []


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

    def show_corners(self, atlas: Atlas, packed: bytes) -> None:
        if packed:
            self._layer.show_corners(atlas, packed)
        self.is_shown = bool(packed)
