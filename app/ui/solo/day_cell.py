"""A day of the calendar: its number, and a stamp once a puzzle of it is solved."""

from kivy.properties import BooleanProperty, ColorProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.solo.days import DayModel, Look

ROW = "fire"
"""The sign of the row of days, on what still counts for it."""
BARE = (Look.PAST, Look.AHEAD)


class DayCell(BoxLayout):
    """One without a sign and without a stamp `is_bare`."""

    model: DayModel = ObjectProperty(rebind=True)
    fill = ColorProperty((0, 0, 0, 0))
    ink = ColorProperty((0, 0, 0, 1))
    is_low = BooleanProperty(False)

    @property
    def icon(self) -> str:
        return ROW if self.model.look is Look.OPEN and self.model.can_open else ""

    @property
    def is_bare(self) -> bool:
        return self.model.look in BARE
