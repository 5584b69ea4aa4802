"""A widget grows around its middle as it is drawn: letters need no other size of their font."""

from math import inf, pi, sin

from kivy.graphics import Canvas, PopMatrix, PushMatrix, Scale
from kivy.uix.widget import Widget

from app.ui.kit.motion import Motion, Movement

LEAST = 0.01
"""Nothing at all cannot be drawn."""
SECONDS, GROWS = 0.5, 0.12
"""How long, and how much larger at most: as long as that stays within the `room` beside it."""


class Scaled:
    """Draws a widget larger or smaller around its middle. Only then there is more to draw."""

    def __init__(self, widget: Widget) -> None:
        self._widget = widget
        self._begin, self._end = Canvas(), Canvas()
        with self._begin:
            PushMatrix()
            self._matrix = Scale(1, 1, 1)
        with self._end:
            PopMatrix()
        self._is_set = False

    def to(self, size: float) -> None:
        size = max(size, LEAST)
        self._matrix.origin = self._widget.center
        self._matrix.x = self._matrix.y = size
        if self._is_set is (size == 1):
            self._is_set = size != 1
            self._set()

    def _set(self) -> None:
        """The matrix around all that the widget is drawn of."""
        canvas = self._widget.canvas
        if self._is_set:
            canvas.before.insert(0, self._begin)
            canvas.after.add(self._end)
        else:
            canvas.before.remove(self._begin)
            canvas.after.remove(self._end)


class Swell:
    """`room` is how far it may reach beyond what it fills, in pixels: by that a wide one grows
    less."""

    def __init__(self, widget: Widget, room: float = inf) -> None:
        self._widget, self._motion, self._room = widget, Motion(), room
        self._scaled = Scaled(widget)

    def play(self, speed: float) -> None:
        if speed:
            self._motion.play([Movement(SECONDS, self._grow, "linear")], speed, lambda: None)

    def _grow(self, share: float) -> None:
        most = min(GROWS, 2 * self._room / max(self._widget.width, 1))
        self._scaled.to(1 + most * sin(pi * share) if share < 1 else 1.0)
