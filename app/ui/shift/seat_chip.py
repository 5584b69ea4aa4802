"""A seat of a match: pawn, name and how many of its cards are found; paper for the one at move."""

from typing import Any

from kivy.graphics import Color
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    OptionProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.presenters.shift.table import SeatModel
from app.ui.kit.rounded import RoundedLayer
from app.ui.kit.vanish import vanish_when_clear

FAINT = 0.34
"""How much of the ink marks a card still to find."""


class SeatChip(BoxLayout):
    """`form`: `wide` with name and pips, `small` with the number left, `full` with the cards
    found (LOOK 8). `is_narrow`: the number stands below the pawn."""

    seat: SeatModel = ObjectProperty()
    form = OptionProperty("wide", options=["wide", "small", "full"])
    is_narrow = BooleanProperty(False)
    name = StringProperty()
    edition = StringProperty("crew")
    ink = ColorProperty("#FFFFFF")

    def on_kv_post(self, _: object) -> None:
        vanish_when_clear(self)


class Pips(Widget):
    """A mark a card: full for those found."""

    found = NumericProperty(0)
    left = NumericProperty(0)
    ink = ColorProperty("#FFFFFF")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            self._full, self._full_layer = Color(), RoundedLayer()
            self._faint, self._faint_layer = Color(), RoundedLayer()
        for name in ("pos", "size", "found", "left", "ink"):
            self.fbind(name, self._draw)

    def _draw(self, *_: Any) -> None:
        count = self.found + self.left
        self._full.rgba = *self.ink[:3], 1
        self._faint.rgba = *self.ink[:3], FAINT
        pitch = min(dp(9), self.width / max(1, count))
        width, height = pitch * 0.74, dp(9)
        bottom = self.center_y - height / 2
        boxes = [(self.x + number * pitch, bottom, width, height) for number in range(count)]
        radius = min(dp(2), pitch / 4)
        self._full_layer.show(boxes[: self.found], radius)
        self._faint_layer.show(boxes[self.found :], radius)
