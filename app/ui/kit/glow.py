"""Soft light in discs that fade to nothing at their edge: one mesh, from one small texture."""

from collections.abc import Iterable
from functools import lru_cache, partial
from math import hypot
from typing import NamedTuple

from kivy.graphics import Mesh
from kivy.graphics.texture import Texture

from app.ui.kit.part import Part
from app.ui.kit.quads import PACKED, fill

SIDE, SLOPE = 64, 0.62
"""Pixels of the texture, which has no edges that could look stepped; in what share of it the light
fades."""
Rgba = tuple[float, float, float, float]


class Glow(NamedTuple):
    """Its middle, and how wide it is."""

    x: float
    y: float
    width: float


class GlowLayer(Part):
    """Glows in one colour, where white is in force; without any it is not there at all."""

    def __init__(self, rgba: Rgba) -> None:
        super().__init__()
        with self:
            self._mesh = Mesh(mode="triangles", texture=_light(rgba))
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


@lru_cache(maxsize=8)
def _light(rgba: Rgba) -> Texture:
    """The colour is in it: a switch of textures costs less than one of colours."""
    texture = Texture.create(size=(SIDE, SIDE), colorfmt="rgba", mipmap=True)
    fill_in = partial(_fill, rgba)
    texture.add_reload_observer(fill_in)
    fill_in(texture)
    return texture


def _fill(rgba: Rgba, texture: Texture) -> None:
    """Again too when the system took the graphics away while the app rested."""
    pixels = bytearray(bytes(round(255 * part) for part in rgba) * (SIDE * SIDE))
    pixels[3::4] = bytes(round(rgba[3] * strength) for strength in _strengths())
    texture.blit_buffer(bytes(pixels), colorfmt="rgba", bufferfmt="ubyte")


@lru_cache(maxsize=1)
def _strengths() -> tuple[int, ...]:
    """Pixel by pixel: full near the middle, and without a step at its end."""
    middle = (SIDE - 1) / 2
    found = []
    for number in range(SIDE * SIDE):
        row, column = divmod(number, SIDE)
        far = hypot(row - middle, column - middle) / middle
        share = max(0.0, min(1.0, (1 - far) / SLOPE))
        found.append(round(255 * share * share * (3 - 2 * share)))
    return tuple(found)
