"""Beside each small other side in Go's tray the sign of the key that flips: all in one draw."""

from collections.abc import Sequence
from functools import lru_cache

from kivy.core.text import Label as Letters
from kivy.graphics import Color, Mesh

from app.ui.kit.icon_key import glyph
from app.ui.kit.part import Part
from app.ui.kit.quads import PACKED, fill

ICON = "flip-horizontal"
Place = tuple[float, float, float]


class FlipSigns(Part):
    def __init__(self) -> None:
        super().__init__()
        with self:
            self.tint = Color(1, 1, 1, 1)
            self._mesh = Mesh(mode="triangles")
        self._count = 0
        self.is_shown = False

    def show(self, places: Sequence[Place], ink: Sequence[float]) -> None:
        """Each the middle of a sign and its size."""
        self.is_shown = bool(places)
        if not places:
            return
        self.tint.rgba = ink
        self._mesh.texture = sign = _sign(max(8, round(places[0][2]))).texture
        left, low, _, _, right, high, _, _ = sign.tex_coords
        packed = []
        for x, y, size in places:
            across, up = size * sign.width / sign.height / 2, size / 2
            below = x - across, y - up, left, low, x + across, y - up, right, low
            above = x + across, y + up, right, high, x - across, y + up, left, high
            packed.append(PACKED.pack(*below, *above))
        self._count = fill(self._mesh, b"".join(packed), self._count)


@lru_cache(maxsize=8)
def _sign(size: int) -> Letters:
    """Itself, not its texture alone: where that is lost it is written again."""
    letters = Letters(text=glyph(ICON), font_name="Icons", font_size=size)
    letters.refresh()
    return letters
