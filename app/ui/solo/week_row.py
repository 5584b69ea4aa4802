"""The days of a week side by side: the first letter of each, and a sign of how it went."""

from collections.abc import Sequence
from typing import Any

from kivy.properties import ListProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.solo.today import WeekDay
from app.ui.kit.shown import Shown
from app.ui.solo.week_cell import WeekCell


class WeekRow(Shown, BoxLayout):
    days: Sequence[WeekDay] = ListProperty()

    def __init__(self, **kwargs: Any) -> None:
        self._cells: list[WeekCell] = []
        super().__init__(**kwargs)

    def on_days(self, *_: object) -> None:
        """Cells stay, and lie aside while there is no room for them."""
        while len(self._cells) < len(self.days):
            self._cells.append(WeekCell())
        shown = self._cells[: len(self.days)]
        for cell, day in zip(shown, self.days, strict=True):
            cell.day = day
        if self.children != shown[::-1]:
            self.clear_widgets()
            for cell in shown:
                self.add_widget(cell)
