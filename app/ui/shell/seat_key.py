"""A seat of a match to come, as a picture: its pawn, the face of who plays, and its name. A tap
changes it."""

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from app.presenters.match.seats import Seat
from app.presenters.phrase import Field, Phrase
from app.ui.kit.text import BREAKABLE, HYPHEN


class SeatKey(ButtonBehavior, BoxLayout):
    """`about` is what its pictures say, for whoever has it read aloud. One that `can_leave` has a
    cross in its corner; its card is as `high` as the others of its row."""

    seat: Seat = ObjectProperty(rebind=True)
    share: Phrase | None = ObjectProperty(None, allownone=True)
    about: Field = ObjectProperty("")
    can_leave = BooleanProperty(False)
    high = NumericProperty(0)
    __events__ = ("on_leave",)

    @property
    def name(self) -> str:
        """Whom a tap changes."""
        return str(self.ids.title.text).replace(BREAKABLE, HYPHEN)

    def on_leave(self) -> None:
        """Nobody sits here any more."""
