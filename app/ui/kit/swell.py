"""A widget grows for a moment around its middle, and is as before: it swallows no touch."""

from math import pi, sin

from kivy.graphics import PopMatrix, PushMatrix, Scale
from kivy.uix.widget import Widget

from app.ui.kit.motion import Motion, Movement
from app.ui.kit.part import Part

SECONDS, GROWS = 0.5, 0.12


class Swell:
    """Of its usual size the widget needs no matrix. What it is drawn of is there by then."""

    def __init__(self, widget: Widget) -> None:
        self._widget, self._motion = widget, Motion()
        self._begin, self._end = Part(), Part()
        with self._begin:
            PushMatrix()
            self._matrix = Scale(1, 1, 1)
        with self._end:
            PopMatrix()
        self._begin.is_shown = self._end.is_shown = False
        widget.canvas.before.insert(0, self._begin)
        widget.canvas.after.add(self._end)

    def play(self, speed: float) -> None:
        if speed:
            self._motion.play([Movement(SECONDS, self._grow, "linear")], speed, lambda: None)

    def _grow(self, share: float) -> None:
        size = 1 + GROWS * sin(pi * share) if share < 1 else 1.0
        self._matrix.origin = self._widget.center
        self._matrix.x = self._matrix.y = size
        self._begin.is_shown = self._end.is_shown = size != 1
