"""A day of the calendar: its number, and a stamp once a puzzle of it is solved."""

from kivy.properties import ColorProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.solo.days import DayModel, Look
from app.ui.kit.icon_key import glyph

DONE = {True: "circle", False: "circle-outline"}


class DayCell(BoxLayout):
    model: DayModel = ObjectProperty(rebind=True)
    fill = ColorProperty((0, 0, 0, 0))
    rim = ColorProperty((0, 0, 0, 0))
    ink = ColorProperty((0, 0, 0, 1))

    @property
    def icon(self) -> str:
        return "play" if self.model.look is Look.OPEN else ""

    @property
    def dots(self) -> str:
        """One for each game."""
        return "".join(glyph(DONE[is_done]) for is_done in self.model.done * any(self.model.done))
