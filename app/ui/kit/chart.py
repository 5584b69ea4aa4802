"""A small chart: a bar for each of the last counts, the best ones strong, above a quiet scale."""

from typing import Any

from kivy.clock import Clock
from kivy.graphics import Color, Rectangle, RoundedRectangle
from kivy.metrics import dp, sp
from kivy.properties import AliasProperty, ColorProperty, ListProperty
from kivy.uix.label import Label
from kivy.uix.widget import Widget

MOST = 24
"""Bars; of more counts only the last are shown."""
FEW = 12
"""So many have room at their widest; more are narrower."""
WIDEST, LEAST = 44, 3
"""Of a bar and its gap, and the height of a bar of nothing, in dp."""
BAR, GAP = 0.7, 6
"""Of a bar in its room; in dp, beside numbers."""
LETTERS, LINE = 11, 18
"""In sp: how high words are, and their line."""
FAINT = 0.55
"""How much is seen of a line of the scale above the ground."""
COLORS = ("bar_color", "best_color", "ink")


class Chart(Widget):
    """The best bar and the newest have their count above them; the scale at the left has its half
    and its whole. `ends` say which are the first and the last.
    """

    counts, ends = ListProperty(), ListProperty(["", ""])
    is_there = AliasProperty(lambda self: bool(self.counts), bind=["counts"])
    bar_color = ColorProperty("#D9C7AB")
    best_color = ColorProperty("#0B5F63")
    ink = ColorProperty("#2B2018")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._words: list[Label] = []
        with self.canvas:
            self._lines = [(Color(), Rectangle()) for _ in range(3)]
            self._bars = [(Color(), RoundedRectangle(radius=[dp(3)])) for _ in range(MOST)]
        self._draw = Clock.create_trigger(self._drawn, -1)
        for name in ("pos", "size", "counts", "ends", *COLORS):
            self.fbind(name, self._draw)

    def _drawn(self, *_: object) -> None:
        counts = self.counts[-MOST:]
        whole = scale_of(max([1, *counts]))
        self._say(counts, whole)
        beside = max((label.width for label in self._words[:2]), default=0) + dp(GAP)
        under = sp(LINE) * any(self.ends)
        room = max(0, self.width - beside)
        step = min(room / max(FEW, len(counts)), dp(WIDEST))
        left, low = self.x + beside, self.y + under
        if len(counts) < FEW:
            left += (room - step * len(counts)) / 2
        high = max(0, self.height - under - sp(LINE))
        self._show_lines(low, high, beside)
        places = [low + high * count / whole for count in counts]
        for place, (tint, bar) in enumerate(self._bars):
            is_there = place < len(counts)
            is_best = is_there and counts[place] == max(counts) > 0
            tint.rgba = self.best_color if is_best else self.bar_color
            tint.a *= is_there
            bar.pos = left + place * step + step * (1 - BAR) / 2, low
            up = max(dp(LEAST), places[place] - low) if is_there else 0
            bar.size = step * BAR, up
        self._lay_words(counts, places, left, step, low, high)

    def _show_lines(self, low: float, high: float, beside: float) -> None:
        for share, (tint, line) in zip((0, 0.5, 1), self._lines, strict=True):
            tint.rgba = self.bar_color
            tint.a = (FAINT if share else 1) * bool(self.counts)
            line.pos = self.x + beside, low + share * high
            line.size = max(0, self.width - beside), dp(1)

    def _say(self, counts: list[int], whole: int) -> None:
        """They stay while what they say does."""
        told = [str(whole // 2), str(whole), *self.ends] if counts else []
        told += [str(counts[place]) for place in told_bars(counts)]
        if [label.text for label in self._words] != told:
            self.clear_widgets()
            self._words = [
                Label(text=text, font_name="RobotoMedium", font_size=sp(LETTERS)) for text in told
            ]
            for label in self._words:
                label.size_hint = None, None
                label.texture_update()
                self.add_widget(label)
        for label in self._words:
            label.color, label.size = self.ink, (label.texture_size[0], sp(LINE))

    def _lay_words(
        self,
        counts: list[int],
        places: list[float],
        left: float,
        step: float,
        low: float,
        high: float,
    ) -> None:
        if not counts:
            return
        half, whole, first, last, *above = self._words
        for label, share in ((half, 0.5), (whole, 1)):
            label.x, label.center_y = self.x, low + share * high
        middle = left + step / 2
        first.x, first.y = max(self.x, middle - first.width / 2), self.y
        middle = left + (len(counts) - 0.5) * step
        last.x, last.y = min(self.right - last.width, middle - last.width / 2), self.y
        for label, place in zip(above, told_bars(counts), strict=True):
            label.center_x, label.y = left + (place + 0.5) * step, places[place]


def scale_of(most: int) -> int:
    """The next count that is one of a scale and has a half."""
    step = 2
    while step < most:
        step += 2 if step < 12 else 4 if step < 40 else 20
    return step


def told_bars(counts: list[int]) -> list[int]:
    """The first best one and the newest, where there is something to tell of them."""
    if not counts:
        return []
    best, newest = counts.index(max(counts)), len(counts) - 1
    return [place for place in sorted({best, newest}) if counts[place]]
