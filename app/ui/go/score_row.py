"""A seat after a round of Go: its board solved or not, how far it moved, where it stands."""

from kivy.properties import BooleanProperty, ColorProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from app.presenters.go.scores import SeatScore


class ScoreRow(ButtonBehavior, BoxLayout):
    """A tap shows its board."""

    score: SeatScore = ObjectProperty(SeatScore(), rebind=True)
    is_shown = BooleanProperty(False)
    low = ColorProperty((0, 0, 0, 0))

    @property
    def name(self) -> str:
        """Whose board a tap shows."""
        return str(self.ids.title.text)
