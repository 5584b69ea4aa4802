"""An option that is on or off; the whole row is its switch."""

from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.behaviors import ButtonBehavior

from app.ui.kit.option_row import OptionRow


class SwitchRow(ButtonBehavior, OptionRow):
    """`knob` is how wide its round end is: it grows when it is on."""

    is_on = BooleanProperty(False)
    knob = NumericProperty("16dp")
    unit = NumericProperty(1)

    @property
    def name(self) -> str:
        """What it switches, in words."""
        return str(self.ids.words.title)
