"""The place of one more: a tap seats somebody there."""

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from app.ui.kit.shown import Shown


class AddSeatKey(Shown, ButtonBehavior, BoxLayout):
    """Its card is as `high` as the others of its row."""

    icon, text = StringProperty(), StringProperty()
    high = NumericProperty(0)

    @property
    def name(self) -> str:
        """What it does, in words."""
        return str(self.text)
