"""How a round alone ended: the verdict, what it came to, the last rounds as bars."""

from kivy.properties import ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout


class GoEnd(BoxLayout):
    headline = StringProperty()
    lines = ListProperty()
    counts = ListProperty()
    __events__ = ("on_again", "on_look_back")

    def on_again(self) -> None:
        """Another round."""

    def on_look_back(self) -> None:
        """Through the round, move by move."""
