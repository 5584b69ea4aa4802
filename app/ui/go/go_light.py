"""Light that runs over a solved board, from the centre to each treasure."""

from collections.abc import Sequence

from kivy.graphics import Color

from app.presenters.go.light import Point, legs
from app.ui.kit.part import Part
from app.ui.kit.rounded import Box, RoundedLayer

GLOW, CORE = (1, 0.78, 0.25, 0.55), (1, 0.98, 0.86, 1)
GLOW_WIDE, CORE_WIDE = 0.11, 0.045
"""In cells, from the middle of the line to its edge."""


class GoLight(Part):
    """A glow and a bright core within it: a rounded box for each straight part of each way."""

    def __init__(self) -> None:
        super().__init__()
        with self:
            Color(1, 1, 1, 1)
            self._glow, self._core = RoundedLayer(), RoundedLayer()
        self._glow.tint(GLOW)
        self._core.tint(CORE)
        self.is_shown = False

    def show(self, ways: Sequence[Sequence[Point]], cell: float) -> None:
        """As far as the light has come, in pixels."""
        parts = [leg for way in ways for leg in legs(way)]
        for layer, wide in ((self._glow, GLOW_WIDE), (self._core, CORE_WIDE)):
            half = max(1.1, wide * cell)
            layer.show([_around(*leg, half) for leg in parts], half)
        self.is_shown = bool(ways)


def _around(one: Point, other: Point, half: float) -> Box:
    left, right = sorted((one[0], other[0]))
    bottom, top = sorted((one[1], other[1]))
    return left - half, bottom - half, right - left + 2 * half, top - bottom + 2 * half
