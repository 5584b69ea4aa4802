"""The clock of a round as a ring that empties, with five marks and the time in its middle."""

from math import cos, pi, sin
from typing import Any

from kivy.graphics import Color, Line
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

MARKS = 5
MARK_COLOR = (0.05, 0.22, 0.24, 1)


class GoRing(FloatLayout):
    """`left` is the share of the time that is left; `beats` shows it larger, every other second."""

    left = NumericProperty(1.0)
    text = StringProperty()
    is_last = BooleanProperty(False)
    beats = BooleanProperty(False)
    radius = NumericProperty(1.0)
    tint = ColorProperty("#F2A73B")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with self.canvas.after:
            Color(*MARK_COLOR)
            self._marks = [Line(width=dp(0.8)) for _ in range(MARKS)]
        for name in ("pos", "size", "radius"):
            self.fbind(name, self._place_marks)

    def _place_marks(self, *_: object) -> None:
        """From the corner: Kivy's own centre lags behind while it tells of a new place."""
        middle_x, middle_y = self.x + self.width / 2, self.y + self.height / 2
        for number, mark in enumerate(self._marks):
            angle = 2 * pi * number / MARKS
            x, y = sin(angle), cos(angle)
            ends = self.radius - dp(3.5), self.radius + dp(3.5)
            mark.points = [
                part for far in ends for part in (middle_x + far * x, middle_y + far * y)
            ]
