"""A small chart: a bar for each of the last counts, the best ones strong."""

from typing import Any

from kivy.clock import Clock
from kivy.graphics import Color, Rectangle, RoundedRectangle
from kivy.metrics import dp
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
)
from kivy.uix.label import Label
from kivy.uix.widget import Widget

MOST = 24
"""Bars; of more counts only the last are shown."""
FEW = 12
"""So many have room at their widest; more are narrower."""
WIDEST, LEAST = 32, 3
"""Of a bar and its gap, and the height of a bar of nothing, in dp."""
BAR = 0.7
COLORS = ("bar_color", "best_color", "ink")


class Chart(Widget):
    """`has_numbers`: each bar has its count above it, nothing where there was nothing. Few
    bars stand in the middle. The highest are as high as `whole`, if that is known.
    """

    counts = ListProperty()
    is_there = AliasProperty(lambda self: bool(self.counts), bind=["counts"])
    whole = NumericProperty(0)
    has_numbers = BooleanProperty(False)
    bar_color = ColorProperty("#D9C7AB")
    best_color = ColorProperty("#0B5F63")
    ink = ColorProperty("#2B2018")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._numbers: list[Label] = []
        with self.canvas:
            self._ground = Color()
            self._line = Rectangle()
            self._bars = [(Color(), RoundedRectangle(radius=[dp(3)])) for _ in range(MOST)]
        self._draw = Clock.create_trigger(self._drawn, -1)
        for name in ("pos", "size", "counts", "whole", "has_numbers", *COLORS):
            self.fbind(name, self._draw)

    def _drawn(self, *_: object) -> None:
        self._make_numbers()
        most = max([1, self.whole, *self.counts])
        step = min(self.width / max(FEW, len(self.counts)), dp(WIDEST))
        left = self.center_x - step * len(self.counts) / 2
        self._ground.rgba = self.bar_color
        self._line.pos = left, self.y
        self._line.size = step * len(self.counts), dp(1) * bool(self.counts)
        above = self._numbers[0].height if self._numbers else 0
        for place, (tint, bar) in enumerate(self._bars):
            is_there = place < len(self.counts)
            count = self.counts[place] if is_there else 0
            tint.rgba = self.best_color if count == most else self.bar_color
            high = dp(LEAST) + max(0, self.height - above - dp(LEAST)) * count / most
            bar.pos = left + place * step + step * (1 - BAR) / 2, self.y
            bar.size = (step * BAR, high if is_there else 0)
            tint.a *= is_there
            if place < len(self._numbers):
                self._numbers[place].center_x = left + (place + 0.5) * step
                self._numbers[place].y = self.y + high

    def _make_numbers(self) -> None:
        """As many as bars; they stay while their counts do."""
        shown = [str(count or "") for count in self.counts] if self.has_numbers else []
        if [label.text for label in self._numbers] != shown:
            self.clear_widgets()
            self._numbers = [
                Label(text=text, font_name="RobotoMedium", font_size="11sp", size_hint=(None, None))
                for text in shown
            ]
        for label in self._numbers:
            label.color, label.size = self.ink, (label.texture_size[0], dp(20))
            if label.parent is None:
                self.add_widget(label)
