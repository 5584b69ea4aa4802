"""Asks before something goes for good."""

from kivy.properties import ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.phrase import Field, phrase


class Question(BoxLayout):
    """`yes` is what is done, `also` another thing that could be, if it has words; `stay` is what
    the key says that changes nothing: the strong one."""

    words: Field = ObjectProperty("")
    yes: Field = ObjectProperty("")
    also: Field = ObjectProperty("")
    stay: Field = ObjectProperty(phrase("matches.keep"))
    __events__ = ("on_erase", "on_erase_also", "on_keep")

    def on_erase(self) -> None:
        """Do it."""

    def on_erase_also(self) -> None:
        """Do the other thing."""

    def on_keep(self) -> None:
        """Leave all as it is."""
