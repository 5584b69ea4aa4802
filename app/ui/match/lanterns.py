"""A string of lamps before a curtain: they hang where there is room above what it says."""

from typing import Any

from kivy.graphics import Color, Line
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.ui.kit.rounded import RoundedLayer
from app.ui.kit.shown import Shown

COUNT, SAG = 7, 0.42
"""How many lamps, and how deep the string hangs, of its height."""
LAMP, GLOWS = 7.0, ((30.0, 0.10), (20.0, 0.16), (12.0, 0.3))
"""Radius of a lamp in dp; and of the light around it, with how much there is of it."""


class Lanterns(Shown, Widget):
    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            Color(0.16, 0.11, 0.07, 1.0)
            self._string = Line(width=dp(1.1))
            self._glows = []
            for _, share in GLOWS:
                Color(1.0, 0.78, 0.4, share)
                self._glows.append(RoundedLayer())
            Color(1.0, 0.953, 0.812, 1.0)
            self._lamps = RoundedLayer()
        self.bind(pos=self._draw, size=self._draw)

    def _draw(self, *_: object) -> None:
        spots = [self._at((number + 0.5) / COUNT) for number in range(COUNT)]
        points = [part for step in range(25) for part in self._at(step / 24)]
        self._string.points = points
        for layer, (radius, _share) in zip(self._glows, GLOWS, strict=True):
            layer.show([_disc(x, y, dp(radius)) for x, y in spots], dp(radius))
        self._lamps.show([_disc(x, y, dp(LAMP)) for x, y in spots], dp(LAMP))

    def _at(self, share: float) -> tuple[float, float]:
        """Along the string from left to right."""
        hang = 4 * share * (1 - share) * SAG * self.height
        return self.x + share * self.width, self.top - 0.3 * self.height - hang


def _disc(x: float, y: float, radius: float) -> tuple[float, float, float, float]:
    return x - radius, y - radius, 2 * radius, 2 * radius
