"""A key of the bar or rail that leads to another page: its sign above its words."""

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from app.ui.kit.shown import Shown


class BarKey(Shown, ButtonBehavior, BoxLayout):
    """Without its words, where they have no room, its sign stays."""

    text = StringProperty()
    icon = StringProperty("home")
    has_words = BooleanProperty(True)

    @property
    def name(self) -> str:
        """Where it leads, in words."""
        return str(self.text)
