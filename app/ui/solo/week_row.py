"""The days of a week side by side: the first letter of each, and a sign of how it went."""

from collections.abc import Sequence

from kivy.properties import ListProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.solo.today import WeekDay
from app.ui.kit.shown import Shown
from app.ui.solo.week_cell import WeekCell


class WeekRow(Shown, BoxLayout):
    days: Sequence[WeekDay] = ListProperty()

    def on_days(self, *_: object) -> None:
        while len(self.children) > len(self.days):
            self.remove_widget(self.children[0])
        while len(self.children) < len(self.days):
            self.add_widget(WeekCell())
        for cell, day in zip(reversed(self.children), self.days, strict=True):
            cell.day = day
