"""A rectangle with round corners and smooth edges, cut from one texture: one draw, no stencil.

Kivy's own is drawn twice behind a mask, and a page has dozens. As wide as high it is a disc.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache, partial
from itertools import pairwise
from math import hypot, sqrt
from typing import Any

from kivy.factory import Factory
from kivy.graphics import BorderImage, Color, Mesh
from kivy.graphics.texture import Texture

from app.ui.kit.part import Part
from app.ui.kit.quads import PACKED, fill

CORNER = 64
"""Pixels of the texture's corners: about as many as those of sheets have on sharp screens."""

Box = tuple[float, float, float, float]
Rgba = Sequence[float]


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
    """A Rounded in its colour; where that is clear, nothing is drawn.

    The colour is in the texture: Kivy takes far longer to tell the graphics card of another colour
    than of another texture, and the words above it want white again.
    """

    def __init__(self) -> None:
        super().__init__()
        self._rgba: Rgba = (1, 1, 1, 0)
        with self:
            Color(1, 1, 1, 1)
            self._box = Rounded()
        self.is_shown = False

    @property
    def rgba(self) -> Rgba:
        return self._rgba

    @rgba.setter
    def rgba(self, rgba: Rgba) -> None:
        self._rgba, self.is_shown = rgba, bool(rgba[3])
        if self.is_shown:
            self._box.texture = disc_of(rgba)

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
        self._count = 0

    def tint(self, rgba: Rgba) -> None:
        """In the texture too, where white is in force."""
        self.mesh.texture = disc_of(rgba)

    def show(self, boxes: Iterable[Box], radius: float) -> None:
        """Each left, bottom, width, height."""
        packed = b"".join([_nine(*box, radius) for box in boxes])
        self._count = fill(self.mesh, packed, self._count)


@lru_cache(maxsize=64)
def _nine(x: float, y: float, width: float, height: float, radius: float) -> bytes:
    """Corners, edges and the middle: they seldom lie elsewhere than before."""
    packed = []
    corner = min(radius, width / 2, height / 2)
    columns = (x, x + corner, x + width - corner, x + width)
    rows = (y, y + corner, y + height - corner, y + height)
    for (top, v), (bottom, v2) in pairwise(zip(rows, (0, 0.5, 0.5, 1), strict=True)):
        for (left, u), (right, u2) in pairwise(zip(columns, (0, 0.5, 0.5, 1), strict=True)):
            low = left, top, u, v, right, top, u2, v
            packed.append(PACKED.pack(*low, right, bottom, u2, v2, left, bottom, u, v2))
    return b"".join(packed)


def disc_of(rgba: Rgba) -> Texture:
    return disc(*(round(255 * part) for part in rgba))


@lru_cache(maxsize=48)
def disc(red: int = 255, green: int = 255, blue: int = 255, alpha: int = 255) -> Texture:
    texture = Texture.create(size=(2 * CORNER, 2 * CORNER), colorfmt="rgba", mipmap=True)
    fill = partial(_fill, (red, green, blue, alpha))
    texture.add_reload_observer(fill)
    fill(texture)
    return texture


def _fill(color: tuple[int, int, int, int], texture: Texture) -> None:
    """Again too when the system took the graphics away while the app rested."""
    pixels = bytearray(bytes(color) * (4 * CORNER * CORNER))
    pixels[3::4] = _covers().translate(bytes(round(color[3] * n / 255) for n in range(256)))
    texture.blit_buffer(bytes(pixels), colorfmt="rgba", bufferfmt="ubyte")


@lru_cache(maxsize=1)
def _covers() -> bytes:
    """How far each pixel lies in the disc."""
    right = [_row(y + 0.5) for y in range(CORNER)]
    rows = [row[::-1] + row for row in right]
    return b"".join([*rows[::-1], *rows])


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
