"""An option of many values: the chosen one is named, a tap asks for all of them."""

from kivy.uix.behaviors import ButtonBehavior

from app.ui.kit.option_row import OptionRow


class ChoiceRow(ButtonBehavior, OptionRow):
    """Who shows the values listens to `on_ask` of its card."""

    @property
    def name(self) -> str:
        """What it chooses, in words."""
        return str(self.ids.words.title)
