"""The chosen turn of a curve: what it was, from near by, with keys to others and to the board."""

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.match.highlights import Highlight


class TurnCard(BoxLayout):
    """`at` is its number, of so many; `is_steep`: its picture lies above its words;
    `needed` is how high it has to be for these and its keys."""

    model: Highlight = ObjectProperty(Highlight(), rebind=True)
    at = NumericProperty(0)
    count = NumericProperty(0)
    needed = NumericProperty(0)
    is_steep = BooleanProperty(False)
    is_large = BooleanProperty(False)
    is_low = BooleanProperty(False)
    __events__ = ("on_step", "on_show")

    def on_step(self, step: int) -> None:
        """One on, or one back."""

    def on_show(self) -> None:
        """It is to be seen on the board."""
