"""A match in words: how all lay, as a picture, and what was done, turn by turn."""

from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty

from app.presenters.figures import NO_FIGURE, Figure
from app.ui.kit.pile import Pile


class ToldWords(Pile):
    """`can_speak`: a row that is tapped is read aloud; `is_copied`: it waits to be pasted;
    `is_folded`: how the board lay is not said in words. `counted` says how cells are."""

    can_speak = BooleanProperty(False)
    is_copied = BooleanProperty(False)
    is_folded = BooleanProperty(True)
    title = StringProperty()
    counted = StringProperty()
    figure: Figure = ObjectProperty(NO_FIGURE)
    names = ListProperty()
    __events__ = ("on_unfold",)

    def unfold(self) -> None:
        if self.is_folded:
            self.is_folded = False
            self.dispatch("on_unfold")

    def on_unfold(self) -> None:
        """How the board lay is asked for in words."""
