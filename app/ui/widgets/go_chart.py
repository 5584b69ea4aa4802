"""A small chart: a bar for each of the last rounds, the best ones strong."""

from typing import Any

from kivy.graphics import Color, RoundedRectangle
from kivy.metrics import dp
from kivy.properties import ColorProperty, ListProperty
from kivy.uix.widget import Widget

from app.session.results import KEPT


class GoChart(Widget):
    counts = ListProperty()
    bar_color = ColorProperty("#D9C7AB")
    best_color = ColorProperty("#0B5F63")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            self._bars = [(Color(), RoundedRectangle(radius=[dp(2)])) for _ in range(KEPT)]
        for name in ("pos", "size", "counts", "bar_color", "best_color"):
            self.fbind(name, self._draw)

    def _draw(self, *_: object) -> None:
        most = max([1, *self.counts])
        step = self.width / KEPT
        for number, (tint, bar) in enumerate(self._bars):
            is_there = number < len(self.counts)
            count = self.counts[number] if is_there else 0
            tint.rgba = self.best_color if count == most else self.bar_color
            high = dp(3) + (self.height - dp(3)) * count / most
            bar.pos = self.x + number * step, self.y
            bar.size = (step * 0.7, high) if is_there else (0, 0)
