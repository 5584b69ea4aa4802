"""A row that leads to another page, or unfolds: its sign, what it says, and a mark of that."""

from kivy.properties import StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout


class LinkRow(ButtonBehavior, BoxLayout):
    """`value` is what is chosen there."""

    icon = StringProperty()
    text = StringProperty()
    value = StringProperty()
    mark = StringProperty("chevron-right")

    @property
    def name(self) -> str:
        """Where it leads, in words."""
        return str(self.text)
