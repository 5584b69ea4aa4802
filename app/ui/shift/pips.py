"""The cards of a seat as marks: full for those found, faint for those still to find."""

from typing import Any

from kivy.graphics import Color
from kivy.metrics import dp
from kivy.properties import ColorProperty, NumericProperty
from kivy.uix.widget import Widget

from app.ui.kit.rounded import RoundedLayer

FAINT = 0.34
"""How much of the ink marks a card still to find."""


class Pips(Widget):
    found = NumericProperty(0)
    left = NumericProperty(0)
    ink = ColorProperty("#FFFFFF")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            Color(1, 1, 1, 1)
            self._full, self._faint = RoundedLayer(), RoundedLayer()
        for name in ("pos", "size", "found", "left", "ink"):
            self.fbind(name, self._draw)

    def _draw(self, *_: object) -> None:
        count = self.found + self.left
        self._full.tint((*self.ink[:3], 1))
        self._faint.tint((*self.ink[:3], FAINT))
        pitch = min(dp(9), self.width / max(1, count))
        width, height = pitch * 0.74, dp(9)
        bottom = self.center_y - height / 2
        boxes = [(self.x + number * pitch, bottom, width, height) for number in range(count)]
        radius = min(dp(2), pitch / 4)
        self._full.show(boxes[: self.found], radius)
        self._faint.show(boxes[self.found :], radius)
