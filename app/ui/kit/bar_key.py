"""A key of the bar or rail that leads to another page: its sign above its words."""

from kivy.properties import StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout


class BarKey(ButtonBehavior, BoxLayout):
    text = StringProperty()
    icon = StringProperty("home")

    @property
    def name(self) -> str:
        """Where it leads, in words."""
        return str(self.text)
