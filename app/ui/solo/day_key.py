"""A day of the calendar: what became of its puzzles; a tap opens it."""

from kivy.properties import ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from app.presenters.solo.days import DayModel, Look
from app.ui.kit.words import Words, said

ICONS = {
    Look.FULL: "check-circle",
    Look.PART: "check",
    Look.LATE: "check",
    Look.OPEN: "circle-outline",
}


class DayKey(ButtonBehavior, BoxLayout):
    model: DayModel = ObjectProperty(rebind=True)
    words: Words = ObjectProperty()

    @property
    def name(self) -> str:
        """Which day, in words."""
        return said(self.words.catalogue, self.model.words)

    @property
    def icon(self) -> str:
        return ICONS.get(self.model.look, "")
