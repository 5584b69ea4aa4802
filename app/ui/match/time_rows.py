"""All rolls of Go, one below the other: as large as they can be seen at once, else scrolled."""

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import ObjectProperty

from app.presenters.match.review_model import Bar
from app.ui.kit.scroller import Scroller
from app.ui.match.time_row import TimeRow, row_height

NARROW, GAP = 296.0, 8.0
"""In dp: how wide a row must be, and what is free between two."""


class TimeRows(Scroller):
    """They grow; those that are there stay."""

    rolls: tuple[tuple[Bar, ...], ...] = ObjectProperty(())
    __events__ = ("on_move_to",)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        fit = Clock.create_trigger(self._fit, -1)
        for name in ("size", "rolls"):
            self.fbind(name, fit)
        fit()

    def on_move_to(self, step: int) -> None:
        """This roll is to be seen."""

    def on_rolls(self, *_: object) -> None:
        rows = self.ids.rows
        while len(rows.children) > len(self.rolls):
            rows.remove_widget(rows.children[0])
        while len(rows.children) < len(self.rolls):
            row = TimeRow()
            row.bind(on_release=lambda row: self.dispatch("on_move_to", row.bars[0].step))
            rows.add_widget(row)
        for row, bars in zip(reversed(rows.children), self.rolls, strict=True):
            row.bars = bars

    def _fit(self, *_: object) -> None:
        least = [row_height(len(row.bars)) for row in self.ids.rows.children]
        free = self.height - dp(GAP) * (len(least) - 1)
        scale = max(1.0, min(self.width / dp(NARROW), free / dp(max(1.0, sum(least)))))
        for row, high in zip(self.ids.rows.children, least, strict=True):
            row.scale, row.height = scale, dp(high) * scale
