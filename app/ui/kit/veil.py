"""A page comes out of the window's own colour.

The colour lies over it and goes. A page that were faint itself would let what its curtain hides be
seen through the curtain: Kivy makes each part of it faint by itself.
"""

from kivy.animation import Animation
from kivy.core.window import Window
from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.uix.widget import Widget


class Veil:
    def __init__(self, place: Widget) -> None:
        self._place = place
        self._color, self._paper = Color(), Rectangle()
        self._drawn = InstructionGroup()
        self._drawn.add(self._color)
        self._drawn.add(self._paper)
        place.fbind("size", self._fit)

    @property
    def is_there(self) -> bool:
        return self._drawn in self._place.canvas.after.children

    def lift(self, seconds: float) -> None:
        """It hides all at once, and is gone after so many; with none it is not there at all."""
        Animation.cancel_all(self._color)
        self._remove()
        if seconds:
            self._fit()
            self._color.rgba = Window.clearcolor
            self._place.canvas.after.add(self._drawn)
            away = Animation(a=0, duration=seconds, transition="out_cubic")
            away.bind(on_complete=self._remove)
            away.start(self._color)

    def _fit(self, *_: object) -> None:
        self._paper.pos, self._paper.size = self._place.pos, self._place.size

    def _remove(self, *_: object) -> None:
        if self.is_there:
            self._place.canvas.after.remove(self._drawn)
