"""A line for the code of a roll that somebody sent; what is wrong with it is said below."""

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout


class CodeForm(BoxLayout):
    """`trouble` is the code of an error, or empty; `code` what is written."""

    code = StringProperty()
    trouble = StringProperty()
    __events__ = ("on_play",)

    def on_code(self, *_: object) -> None:
        """Whoever writes on has seen what was wrong."""
        self.trouble = ""

    def on_play(self) -> None:
        """The puzzle of this code is wanted."""
