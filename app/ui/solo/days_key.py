"""The days of a month: one key that says at which of them it was tapped."""

from datetime import date

from kivy.properties import StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.gridlayout import GridLayout

from app.ui.solo.day_cell import DayCell


class DaysKey(ButtonBehavior, GridLayout):
    """Days may be narrower than a finger; the whole month is not."""

    name = StringProperty()
    __events__ = ("on_day",)

    def on_day(self, day: date) -> None:
        """Its puzzles are wanted."""

    def on_release(self) -> None:
        x, y = self.last_touch.pos
        cells = [each for each in self.children if isinstance(each, DayCell)]
        near = min(cells, key=lambda cell: abs(cell.center_x - x) + abs(cell.center_y - y))
        if near.model.can_open:
            self.dispatch("on_day", near.model.day)
