"""The seats of a match to come: in rows, or around a device that lies between them."""

from collections.abc import Sequence
from math import ceil
from typing import Any

from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty
from kivy.uix.layout import Layout
from kivy.uix.widget import Widget

from app.presenters.match.seats import Side
from app.ui.shell.seat_key import SeatKey

LEAST, LARGE, MOST = 80, 64, 132
"""How wide a seat is: in dp, where text is large in sp; and in dp."""
LOW = 64
"""How high the device is at least, in dp."""


class SeatTable(Layout):
    """A place to add somebody stands behind the others, or lies on the device; `device` is where
    that is, if it `is_lying`."""

    is_lying = BooleanProperty(False)
    spacing, minimum_height = NumericProperty("8dp"), NumericProperty(0)
    device = ListProperty([0, 0, 0, 0])

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for name in ("children", "pos", "size", "is_lying", "spacing"):
            self.fbind(name, self._trigger_layout)

    def add_widget(self, widget: Widget, *args: Any, **kwargs: Any) -> None:
        for name in ("height", "opacity", *(("seat",) if isinstance(widget, SeatKey) else ())):
            widget.fbind(name, self._trigger_layout)
        super().add_widget(widget, *args, **kwargs)

    @property
    def keys(self) -> list[SeatKey]:
        """Of those who play, in their order."""
        return [key for key in reversed(self.children) if isinstance(key, SeatKey)]

    @property
    def _others(self) -> list[Widget]:
        others = (each for each in self.children if not isinstance(each, SeatKey))
        return [each for each in others if each.opacity]

    def do_layout(self, *_: object) -> None:
        least, count = max(dp(LEAST), sp(LARGE)) + self.spacing, len(self.keys) + len(self._others)
        columns = 3 if self.is_lying else min(count, int((self.width + self.spacing) / least))
        columns = max(1, columns)
        wide = (self.width - self.spacing * (columns - 1)) / columns
        wide = max(dp(1), min(dp(MOST), wide))
        for key in self.children:
            key.width = wide
        if self.is_lying:
            low = self._lay_around(wide)
        else:
            low = self._lay_rows([*self.keys, *self._others], self.top)
        self.minimum_height = max(0, self.top - low - self.spacing)

    def _lay_rows(self, keys: Sequence[Widget], top: float) -> float:
        """Row by row, as many in each as in the others; what is free below them."""
        if not keys:
            return top
        most = max(1, int((self.width + self.spacing) / (keys[0].width + self.spacing) + 0.01))
        even = ceil(len(keys) / ceil(len(keys) / most))
        for first in range(0, len(keys), even):
            row = keys[first : first + even]
            span = sum(key.width for key in row) + self.spacing * (len(row) - 1)
            left, high = self.center_x - span / 2, max(key.height for key in row)
            for key in row:
                key.x, key.top, key.high = left, top, high
                left = key.right + self.spacing
            top -= high + self.spacing
        return top

    def _lay_around(self, wide: float) -> float:
        """Each at its side of the device."""
        at = {side: [key for key in self.keys if key.seat.side is side] for side in Side}
        top = self._lay_rows(at[Side.TOP], self.top)
        sides = (at[Side.LEFT], at[Side.RIGHT])
        others = self._others
        highs = [sum(key.height + self.spacing for key in side) - self.spacing for side in sides]
        high = max(dp(LOW), *highs, *(key.height + 2 * self.spacing for key in others))
        across = wide + 2 * self.spacing
        self.device = [self.center_x - across / 2, top - high, across, high]
        for side, keys, span in zip((-1, 1), sides, highs, strict=True):
            edge = top - (high - span) / 2
            for key in keys:
                key.top, edge = edge, edge - key.height - self.spacing
                key.high = key.height
                key.center_x = self.center_x + side * (across + wide + 2 * self.spacing) / 2
        for key in others:
            key.high = key.height
            key.center = self.center_x, top - high / 2
        return self._lay_rows(at[Side.BOTTOM], top - high - self.spacing)
