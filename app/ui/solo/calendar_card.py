"""The daily puzzles of a month: a stamp a day, to be opened, from month to month."""

from dataclasses import replace
from datetime import date

from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.widget import Widget

from app.presenters.phrase import Field
from app.presenters.solo.days import NO_MONTH, Look, Month, month_of, other_month
from app.presenters.solo.onward import PAGES
from app.presenters.solo.outcome import days_told
from app.presenters.solo.stamps import NO_STAMP, stamp_of
from app.ui.kit.paper import Paper
from app.ui.kit.shell import Shell
from app.ui.kit.text import Text
from app.ui.solo.day_cell import ROW, DayCell
from app.ui.solo.day_legend import DayLegend

WEEK = range(7)


class CalendarCard(Paper):
    """`shell` is set by its page, which calls `show` whenever it is entered. Where it `is_low` all
    but the days lies beside them; the month is named, and left, in the head of its sheet."""

    shell: Shell = ObjectProperty(None)
    month: Month = ObjectProperty(NO_MONTH, rebind=True)
    streak: Field = ObjectProperty("")
    is_low = BooleanProperty(False)
    __events__ = ("on_day",)

    def show(self) -> None:
        """This month."""
        today = self.shell.desk.today()
        self.streak = days_told(self.shell.desk.records, today)
        self._show(today.year, today.month)
        self._explain(today)

    def _explain(self, day: date) -> None:
        """By the stamp of today."""
        legend, stamp = self.ids.legend, stamp_of(day)
        legend.clear_widgets()
        for shown, icon, key in (
            (replace(stamp, is_gold=True), "", "full"),
            (stamp, "", "part"),
            (NO_STAMP, ROW, Look.OPEN),
            (NO_STAMP, "", Look.PAST),
        ):
            legend.add_widget(DayLegend(stamp=shown, icon=icon, key=f"solo.days.{key}"))

    def move(self, by: int) -> None:
        self._show(*other_month(*self._shown, by))

    @property
    def today(self) -> Widget:
        """Its day in the month that is shown, or the month itself."""
        days = self.ids.days
        cells = (each for each in days.children if isinstance(each, DayCell))
        return next((cell for cell in cells if cell.model.is_today), days)

    def _show(self, year: int, month: int) -> None:
        desk = self.shell.desk
        self._shown = year, month
        self.month = month_of(desk.records, len(PAGES), year, month, desk.today())

    def on_month(self, _: object, month: Month) -> None:
        place = self.ids.days
        place.clear_widgets()
        catalogue = self.shell.words.catalogue
        for day in WEEK:
            head = catalogue.text(f"solo.weekday.{day}")[:2]
            place.add_widget(Text(role="small", halign="center", text=head))
        for _ in range(month.before):
            place.add_widget(Widget(size_hint_y=None, height=0))
        for model in month.days:
            place.add_widget(DayCell(model=model, is_low=self.is_low))

    def on_is_low(self, *_: object) -> None:
        ids = self.ids
        for cell in ids.days.children:
            if isinstance(cell, DayCell):
                cell.is_low = self.is_low
        ids.legend.parent.remove_widget(ids.legend)
        (ids.aside if self.is_low else ids.below).add_widget(ids.legend)

    def on_day(self, day: date) -> None:
        """Its puzzles are wanted."""
