"""A small key that is one of several: the chosen one is filled and ticked."""

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout


class Chip(ButtonBehavior, BoxLayout):
    text = StringProperty()
    icon = StringProperty()
    is_chosen = BooleanProperty(False)

    @property
    def name(self) -> str:
        """What it chooses, in words."""
        return str(self.text)
