"""Says that no further match can begin, and leads to those that go on."""

from kivy.properties import NumericProperty
from kivy.uix.boxlayout import BoxLayout

from app.session.shelf import PLACES


class FullShelf(BoxLayout):
    places = NumericProperty(PLACES)
    __events__ = ("on_matches",)

    def on_matches(self) -> None:
        """The matches that go on are wanted."""
