"""What can be done after a match: look back, or play again at the same table."""

from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.boxlayout import BoxLayout


class EndKeys(BoxLayout):
    """Side by side where their words fit so, else below each other; `half` is what words need."""

    half = NumericProperty(0)
    has_signs = BooleanProperty(True)
    __events__ = ("on_again", "on_look_back")

    def on_again(self) -> None:
        """The same table once more."""

    def on_look_back(self) -> None:
        """Through the match, move by move."""
