"""Asks before something is done that does not come back."""

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.phrase import Field, phrase


class Question(BoxLayout):
    """`yes` is what is done, `also` another thing that could be, if it has words; `keep` leaves
    all as it is, and is the strong key."""

    words: Field = ObjectProperty("")
    icon = StringProperty("trash-can-outline")
    yes: Field = ObjectProperty("")
    also: Field = ObjectProperty("")
    keep: Field = ObjectProperty(phrase("matches.keep"))
    __events__ = ("on_do", "on_do_also", "on_leave_it")

    def on_do(self) -> None:
        """Do it."""

    def on_do_also(self) -> None:
        """Do the other thing."""

    def on_leave_it(self) -> None:
        """Leave all as it is."""
