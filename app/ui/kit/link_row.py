"""A row that leads to another page: its sign, where it leads, and a mark that it leads there."""

from kivy.properties import StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout


class LinkRow(ButtonBehavior, BoxLayout):
    icon = StringProperty()
    text = StringProperty()

    @property
    def name(self) -> str:
        """Where it leads, in words."""
        return str(self.text)
