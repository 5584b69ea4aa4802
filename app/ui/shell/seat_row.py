"""A seat of a match to come: pawn, name, and who plays; a tap changes it."""

from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from app.presenters.match.seats import Seat
from app.presenters.phrase import Phrase


class SeatRow(ButtonBehavior, BoxLayout):
    seat: Seat = ObjectProperty(rebind=True)
    has_sides = BooleanProperty(False)
    share: Phrase | None = ObjectProperty(None, allownone=True)

    @property
    def name(self) -> str:
        """Whom a tap changes."""
        return str(self.ids.title.text)
