"""A day of the calendar: its number, and a stamp once a puzzle of it is solved."""

from kivy.properties import BooleanProperty, ColorProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.solo.days import DayModel, Look
from app.ui.kit.icon_key import glyph

SIGNS = {Look.OPEN: "play", Look.PAST: "stamper"}
"""What a day without a stamp may still bring: a day of the row, or a stamp alone."""
DONE = {True: "circle", False: "circle-outline"}


class DayCell(BoxLayout):
    model: DayModel = ObjectProperty(rebind=True)
    fill = ColorProperty((0, 0, 0, 0))
    rim = ColorProperty((0, 0, 0, 0))
    ink = ColorProperty((0, 0, 0, 1))
    sign = ColorProperty((0, 0, 0, 1))
    is_low = BooleanProperty(False)

    @property
    def icon(self) -> str:
        return SIGNS.get(self.model.look, "") if self.model.can_open else ""

    @property
    def dots(self) -> str:
        """One for each game."""
        return "".join(glyph(DONE[is_done]) for is_done in self.model.done * any(self.model.done))
