"""A line for the code of a roll that somebody sent; what is wrong with it is said below."""

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.go.codes import has_code


class CodeForm(BoxLayout):
    """`trouble` is the code of an error, or empty; `code` what is written.

    `replaces`: a match is under way, and gives its place to the puzzle.
    """

    code = StringProperty()
    trouble = StringProperty()
    is_code = BooleanProperty(False)
    replaces = BooleanProperty(False)
    __events__ = ("on_play",)

    def on_code(self, *_: object) -> None:
        """Whoever writes on has seen what was wrong."""
        self.trouble = ""
        self.is_code = has_code(self.code)

    def on_play(self) -> None:
        """The puzzle of this code is wanted."""
