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
        self.clear_widgets()
        for day in self.days:
            self.add_widget(WeekCell(day=day))
