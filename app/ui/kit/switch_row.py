"""An option that is on or off; the whole row is its switch."""

from kivy.uix.behaviors import ButtonBehavior

from app.ui.kit.option_row import OptionRow


class SwitchRow(ButtonBehavior, OptionRow):
    @property
    def name(self) -> str:
        """What it switches, in words."""
        return str(self.ids.words.title)
