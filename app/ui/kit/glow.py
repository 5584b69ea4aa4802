"""Soft light in discs that fade to nothing at their edge: one mesh, from one small texture."""

from collections.abc import Iterable
from functools import lru_cache
from math import hypot
from typing import NamedTuple

from kivy.graphics import Color, Mesh
from kivy.graphics.texture import Texture

from app.ui.kit.part import Part
from app.ui.kit.quads import PACKED, fill

SIDE = 64
"""Pixels of the texture: it has no edges that could look stepped."""


class Glow(NamedTuple):
    """Its middle, and how wide it is."""

    x: float
    y: float
    width: float


class GlowLayer(Part):
    """Glows in one colour; without any it is not there at all."""

    def __init__(self, *rgba: float) -> None:
        super().__init__()
        with self:
            self.tint = Color(*rgba)
            self._mesh = Mesh(mode="triangles", texture=_light())
        self._count = 0
        self.is_shown = False

    def show(self, glows: Iterable[Glow]) -> None:
        packed = b"".join([_corners(*glow) for glow in glows])
        if packed:
            self._count = fill(self._mesh, packed, self._count)
        self.is_shown = bool(packed)


def _corners(x: float, y: float, width: float) -> bytes:
    left, bottom, right, top = x - width / 2, y - width / 2, x + width / 2, y + width / 2
    below = left, bottom, 0, 0, right, bottom, 1, 0
    return PACKED.pack(*below, right, top, 1, 1, left, top, 0, 1)


@lru_cache(maxsize=1)
def _light() -> Texture:
    texture = Texture.create(size=(SIDE, SIDE), colorfmt="rgba", mipmap=True)
    texture.add_reload_observer(_fill)
    _fill(texture)
    return texture


def _fill(texture: Texture) -> None:
    """Again too when the system took the graphics away while the app rested."""
    middle = (SIDE - 1) / 2
    pixels = bytearray(b"\xff" * (4 * SIDE * SIDE))
    for number in range(SIDE * SIDE):
        row, column = divmod(number, SIDE)
        far = min(1.0, hypot(row - middle, column - middle) / middle)
        pixels[4 * number + 3] = round(255 * _strength(far))
    texture.blit_buffer(bytes(pixels), colorfmt="rgba", bufferfmt="ubyte")


def _strength(far: float) -> float:
    """At this share of the way out: full near the middle, and without a step at its end."""
    share = max(0.0, min(1.0, (1 - far) / 0.62))
    return share * share * (3 - 2 * share)
