"""A line for a code that somebody sent; what is wrong with it is said below."""

from typing import Any

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.phrase import Field
from app.presenters.setup.offer import Coded


class CodeForm(BoxLayout):
    """`trouble` is the code of an error, or empty; `code` what is written."""

    coded: Coded = ObjectProperty(rebind=True)
    code = StringProperty()
    trouble = StringProperty()
    trouble_words: Field = ObjectProperty("")
    __events__ = ("on_play",)

    def __init__(self, coded: Coded, **kwargs: Any) -> None:
        super().__init__(coded=coded, **kwargs)

    def on_code(self, *_: object) -> None:
        """Whoever writes on has seen what was wrong."""
        self.trouble = ""

    def on_trouble(self, _: object, trouble: str) -> None:
        self.trouble_words = self.coded.trouble(trouble) if trouble else ""

    def on_play(self) -> None:
        """The match of this code is wanted."""
