"""An option of many values: the chosen one is named, its card tells who asks for all."""

from kivy.uix.behaviors import ButtonBehavior

from app.ui.kit.option_row import OptionRow


class ChoiceRow(ButtonBehavior, OptionRow):
    @property
    def name(self) -> str:
        """What it chooses, and what is chosen, in words."""
        words = self.ids.words
        return f"{words.title}, {words.value}"
