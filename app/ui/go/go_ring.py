"""The clock of a round as a ring that empties, with five marks and the time in its middle."""

from math import cos, pi, sin
from typing import Any

from kivy.graphics import Color, Mesh
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

MARKS = 5
MARK_COLOR = (0.05, 0.22, 0.24, 1)
LONG, THICK = 3.5, 0.8
"""Half of a mark's sides, in dp."""
SEGMENTS = 72
"""Of the ring, which is laid anew each second: Kivy's 180 are no rounder at its size."""
MARK_CORNERS = [4 * mark + corner for mark in range(MARKS) for corner in (0, 1, 2, 0, 2, 3)]


class GoRing(FloatLayout):
    """`left` is the share of the time that is left; `beats` shows it larger, every other second.

    `letters` is how large the time is written.
    """

    left = NumericProperty(1.0)
    text = StringProperty()
    is_there = BooleanProperty(True)
    is_last = BooleanProperty(False)
    beats = BooleanProperty(False)
    radius = NumericProperty(1.0)
    letters = NumericProperty(11.0)
    tint = ColorProperty("#F2A73B")
    segments = SEGMENTS

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with self.canvas.after:
            Color(*MARK_COLOR)
            self._marks = Mesh(mode="triangles", indices=MARK_CORNERS)
        for name in ("pos", "size", "radius"):
            self.fbind(name, self._place_marks)

    def _place_marks(self, *_: object) -> None:
        """From the corner: Kivy's own centre lags behind while it tells of a new place."""
        middle_x, middle_y = self.x + self.width / 2, self.y + self.height / 2
        vertices: list[float] = []
        for number in range(MARKS):
            angle = 2 * pi * number / MARKS
            x, y = sin(angle), cos(angle)
            for far, aside in ((-LONG, -THICK), (-LONG, THICK), (LONG, THICK), (LONG, -THICK)):
                along, across = self.radius + dp(far), dp(aside)
                vertices += (middle_x + along * x + across * y, middle_y + along * y - across * x)
                vertices += (0, 0)
        self._marks.vertices = vertices
