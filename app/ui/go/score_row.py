"""A seat after a round of Go: its board solved or not, how far it moved, where it stands."""

from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from app.presenters.go.scores import SeatScore


class ScoreRow(ButtonBehavior, BoxLayout):
    """A tap shows its board. Columns of numbers are so much `wide`r than usual."""

    score: SeatScore = ObjectProperty(SeatScore(), rebind=True)
    is_shown = BooleanProperty(False)
    is_large = BooleanProperty(False)
    wide = NumericProperty(0)
    low = ColorProperty((0, 0, 0, 0))

    @property
    def name(self) -> str:
        """Whose board a tap shows."""
        return str(self.ids.title.text)
