"""A rectangle with round corners and smooth edges, cut from one texture: one draw, no stencil.

Kivy's own is drawn twice behind a mask, and a page has dozens. As wide as high it is a disc.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from math import hypot, sqrt
from typing import Any

from kivy.factory import Factory
from kivy.graphics import BorderImage, Color, Mesh
from kivy.graphics.texture import Texture

from app.ui.kit.part import Part

CORNER = 64
"""Pixels of the texture's corners: about as many as those of sheets have on sharp screens."""

Box = tuple[float, float, float, float]


class Rounded(BorderImage):
    """`radius` is that of all corners, and at most half of the shorter side."""

    def __init__(self, radius: float = 0.0, **kwargs: Any) -> None:
        self._radius = radius
        super().__init__(texture=disc(), border=[CORNER] * 4, **kwargs)
        self._fit()

    @property
    def radius(self) -> float:
        return self._radius

    @radius.setter
    def radius(self, radius: float) -> None:
        self._radius = radius
        self._fit()

    @property
    def size(self) -> tuple[float, float]:
        found: tuple[float, float] = BorderImage.size.__get__(self)
        return found

    @size.setter
    def size(self, size: tuple[float, float]) -> None:
        BorderImage.size.__set__(self, size)
        self._fit()

    def _fit(self) -> None:
        self.display_border = [max(0.0, min(self._radius, *(side / 2 for side in self.size)))] * 4


class Fill(Part):
    """A Rounded in its colour; where that is clear, nothing is drawn."""

    def __init__(self) -> None:
        super().__init__()
        with self:
            self._color, self._box = Color(), Rounded()
        self.is_shown = False

    @property
    def rgba(self) -> Sequence[float]:
        found: Sequence[float] = self._color.rgba
        return found

    @rgba.setter
    def rgba(self, rgba: Sequence[float]) -> None:
        self._color.rgba = rgba
        self.is_shown = bool(rgba[3])

    @property
    def pos(self) -> tuple[float, float]:
        found: tuple[float, float] = self._box.pos
        return found

    @pos.setter
    def pos(self, pos: tuple[float, float]) -> None:
        self._box.pos = pos

    @property
    def size(self) -> tuple[float, float]:
        return self._box.size

    @size.setter
    def size(self, size: tuple[float, float]) -> None:
        self._box.size = size

    @property
    def radius(self) -> float:
        return self._box.radius

    @radius.setter
    def radius(self, radius: float) -> None:
        self._box.radius = radius


class RoundedLayer:
    """Many of one colour in one draw; its place in the canvas is where it is made."""

    def __init__(self) -> None:
        self.mesh = Mesh(mode="triangles", texture=disc())

    def show(self, boxes: Iterable[Box], radius: float) -> None:
        """Each left, bottom, width, height."""
        vertices: list[float] = []
        for x, y, width, height in boxes:
            corner = min(radius, width / 2, height / 2)
            columns = (x, x + corner, x + width - corner, x + width)
            rows = (y, y + corner, y + height - corner, y + height)
            for (top, v), (bottom, v2) in pairwise(zip(rows, (0, 0.5, 0.5, 1), strict=True)):
                for (left, u), (right, u2) in pairwise(zip(columns, (0, 0.5, 0.5, 1), strict=True)):
                    vertices += (left, top, u, v, right, top, u2, v)
                    vertices += (right, bottom, u2, v2, left, bottom, u, v2)
        self.mesh.vertices = vertices
        self.mesh.indices = [
            first + corner
            for first in range(0, len(vertices) // 4, 4)
            for corner in (0, 1, 2, 0, 2, 3)
        ]


@lru_cache(maxsize=1)
def disc() -> Texture:
    texture = Texture.create(size=(2 * CORNER, 2 * CORNER), colorfmt="rgba", mipmap=True)
    texture.add_reload_observer(_fill)
    _fill(texture)
    return texture


def _fill(texture: Texture) -> None:
    """Again too when the system took the graphics away while the app rested."""
    texture.blit_buffer(_pixels(), colorfmt="rgba", bufferfmt="ubyte")


def _pixels() -> bytes:
    """White, covered as far as each pixel lies in the disc."""
    right = [_row(y + 0.5) for y in range(CORNER)]
    rows = [row[::-1] + row for row in right]
    pixels = bytearray(b"\xff" * (16 * CORNER * CORNER))
    pixels[3::4] = b"".join([*rows[::-1], *rows])
    return bytes(pixels)


def _row(y: float) -> bytes:
    """From the middle to the right: only where the edge runs each pixel is looked at."""
    inner, outer = (int(sqrt(max(0.0, reach**2 - y**2))) for reach in (CORNER - 1, CORNER + 1))
    edge = (CORNER - hypot(x + 0.5, y) + 0.5 for x in range(inner, min(outer + 1, CORNER)))
    covers = bytes(int(255 * max(0.0, min(1.0, cover))) for cover in edge)
    return (b"\xff" * inner + covers).ljust(CORNER, b"\0")


def register_shapes() -> None:
    """Rules name them, though they are no widgets."""
    for shape in ("Rounded", "Fill"):
        Factory.register(shape, module=__name__)
