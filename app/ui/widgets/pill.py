"""A button as wide as its words need, half round at its ends; one strong one a screen (LOOK 1)."""

from kivy.properties import ColorProperty, OptionProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout


class Pill(ButtonBehavior, BoxLayout):
    text = StringProperty()
    icon = StringProperty()
    kind = OptionProperty("strong", options=["strong", "tonal", "accent"])
    fill = ColorProperty((0, 0, 0, 0))
    ink = ColorProperty((0, 0, 0, 1))

    @property
    def name(self) -> str:
        """What it does, in words."""
        return str(self.text)
