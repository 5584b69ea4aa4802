"""A seat of a match: pawn, name and how many of its cards are found; paper for the one at move."""

from typing import Any

from kivy.graphics import Color, Line, RoundedRectangle
from kivy.metrics import dp
from kivy.properties import ColorProperty, NumericProperty, ObjectProperty, OptionProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.presenters.shift_table import SeatModel


class SeatChip(ButtonBehavior, BoxLayout):
    """`form`: `wide` with name and pips, `small` with the number left (LOOK 8)."""

    seat: SeatModel = ObjectProperty()
    form = OptionProperty("wide", options=["wide", "small"])
    name = ObjectProperty("")


class Pips(Widget):
    """A mark a card: full for those found."""

    found = NumericProperty(0)
    left = NumericProperty(0)
    ink = ColorProperty("#FFFFFF")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for name in ("pos", "size", "found", "left", "ink"):
            self.fbind(name, self._draw)

    def _draw(self, *_: Any) -> None:
        count = self.found + self.left
        self.canvas.clear()
        if not count:
            return
        pitch = min(dp(8), self.width / count)
        wide, high, gap = pitch - dp(2), dp(9), dp(1)
        with self.canvas:
            Color(*self.ink)
            for number in range(count):
                x, y = self.x + number * pitch, self.center_y - high / 2
                if number < self.found:
                    RoundedRectangle(pos=(x, y), size=(wide, high), radius=[dp(2)])
                else:
                    box = (x + gap / 2, y + gap / 2, wide - gap, high - gap, dp(2))
                    Line(rounded_rectangle=box, width=dp(0.6))
