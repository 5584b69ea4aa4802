"""A match in words, and the key that sends it."""

from kivy.properties import BooleanProperty

from app.ui.kit.pile import Pile


class ToldWords(Pile):
    """`can_speak`: a piece that is tapped is read aloud; `is_copied`: it waits to be pasted;
    `is_folded`: how the board lay is not shown."""

    can_speak = BooleanProperty(False)
    is_copied = BooleanProperty(False)
    is_folded = BooleanProperty(True)
    __events__ = ("on_send", "on_unfold")

    def on_send(self) -> None:
        """To somebody else."""

    def unfold(self) -> None:
        if self.is_folded:
            self.is_folded = False
            self.dispatch("on_unfold")

    def on_unfold(self) -> None:
        """How the board lay is asked for."""
