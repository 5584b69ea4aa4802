"""A day of the calendar: what became of its puzzles."""

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.solo.days import DayModel, Look

ICONS = {
    Look.FULL: "check-circle",
    Look.PART: "check",
    Look.LATE: "check",
    Look.OPEN: "circle-outline",
}


class DayCell(BoxLayout):
    model: DayModel = ObjectProperty(rebind=True)

    @property
    def icon(self) -> str:
        return ICONS.get(self.model.look, "")
