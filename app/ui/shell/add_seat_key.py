"""The place of one more: a tap seats somebody there."""

from kivy.properties import StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from app.ui.kit.shown import Shown


class AddSeatKey(Shown, ButtonBehavior, BoxLayout):
    icon, text = StringProperty(), StringProperty()

    @property
    def name(self) -> str:
        """What it does, in words."""
        return str(self.text)
