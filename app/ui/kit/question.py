"""Asks before something is done that does not come back."""

from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.phrase import Field, phrase
from app.ui.kit.motion import After
from app.ui.kit.sheet import Sheet
from app.ui.kit.shell import Shell
from app.ui.kit.words import said


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


def ask(shell: Shell, question: Question, title: Field, do: After) -> None:
    """On a sheet of its own; whoever leaves it there comes back to all as it was."""

    def sure(_: object) -> None:
        shell.navigator.close_sheet()
        do()

    question.bind(on_leave_it=lambda _: shell.navigator.close_sheet(), on_do=sure)
    shell.navigator.open_sheet(Sheet(question, title=said(shell.words.catalogue, title)))
