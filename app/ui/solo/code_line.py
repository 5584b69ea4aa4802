"""A line for the code of a puzzle that somebody sent; what is wrong with it is said below."""

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.solo.hub import may_be_code


class CodeLine(BoxLayout):
    """`trouble` is the code of an error, or empty; `code` what is written."""

    code = StringProperty()
    trouble = StringProperty()
    is_code = BooleanProperty(False)
    __events__ = ("on_play",)

    def on_code(self, *_: object) -> None:
        """Whoever writes on has seen what was wrong."""
        self.trouble = ""
        self.is_code = may_be_code(self.code)

    def on_play(self) -> None:
        """The puzzle of this code is wanted."""
