"""The frame of Go's board as a clock: in the last seconds of a round it runs empty, clockwise."""

from typing import Any

from kivy.graphics import Color, SmoothLine
from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

from app.presenters.go.layout import frame_line
from app.ui.kit.part import Part

TRACK, AMBER, RED = (0.1, 0.05, 0.02, 0.85), (1.0, 0.72, 0.25), (1.0, 0.3, 0.2)
WIDE, LINE = 4.2, 2.8
"""Half as wide as they are, in dp."""
INSET = 0.015
"""How far from the edge of the board the line runs, as a share of it."""


class GoEdge(Widget):
    """`left` is the share of the last seconds; there is nothing of it before these."""

    left = NumericProperty(0.0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._part = Part()
        self.canvas.add(self._part)
        with self._part:
            Color(*TRACK)
            self._track = SmoothLine()
            self._color = Color(*AMBER, 1)
            self._line = SmoothLine()
        self._part.is_shown = False
        self.bind(pos=self._draw, size=self._draw, left=self._draw)

    def _draw(self, *_: object) -> None:
        self._part.is_shown = self.left > 0
        if self.left <= 0 or self.width < 2:
            return
        inset = INSET * self.width
        side = self.width - 2 * inset
        self._track.width, self._line.width = dp(WIDE), dp(LINE)
        self._track.points = frame_line(self.x + inset, self.y + inset, side, 1.0)
        self._line.points = frame_line(self.x + inset, self.y + inset, side, self.left)
        self._color.rgb = [r + self.left * (a - r) for a, r in zip(AMBER, RED, strict=True)]
