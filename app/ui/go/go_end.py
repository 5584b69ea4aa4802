"""How a round alone ended: the verdict, its numbers, the last rounds as bars."""

from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.go.result import Ending


class GoEnd(BoxLayout):
    model: Ending = ObjectProperty(Ending(), rebind=True)
    is_roomy = BooleanProperty(True)
    __events__ = ("on_again", "on_look_back")

    def on_again(self) -> None:
        """Another round."""

    def on_look_back(self) -> None:
        """Through the round, move by move."""
