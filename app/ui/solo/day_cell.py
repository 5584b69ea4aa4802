"""A day of the calendar: what became of its puzzles."""

from kivy.properties import ColorProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.solo.days import DayModel, Look

ICONS = {
    Look.FULL: "check-all",
    Look.PART: "check",
    Look.LATE: "check",
    Look.OPEN: "circle-outline",
}


class DayCell(BoxLayout):
    model: DayModel = ObjectProperty(rebind=True)
    fill = ColorProperty((0, 0, 0, 0))
    ink = ColorProperty((0, 0, 0, 1))

    @property
    def icon(self) -> str:
        return ICONS.get(self.model.look, "")
