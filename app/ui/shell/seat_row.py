"""A seat of a match to come: pawn, name, and who plays; a tap changes it."""

from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from app.presenters.match.seats import Seat


class SeatRow(ButtonBehavior, BoxLayout):
    seat: Seat = ObjectProperty(rebind=True)
    has_sides = BooleanProperty(False)

    @property
    def name(self) -> str:
        """Whom a tap changes."""
        return str(self.ids.title.text)
