"""Some lines of a match in words; a tap asks for them aloud."""

from kivy.uix.behaviors import ButtonBehavior

from app.ui.kit.text import Text


class ToldPiece(ButtonBehavior, Text):
    @property
    def name(self) -> str:
        return str(self.text)
