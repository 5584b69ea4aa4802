"""A match in words, and the key that sends it."""

from kivy.properties import BooleanProperty

from app.ui.kit.pile import Pile


class ToldWords(Pile):
    """`can_speak`: a piece that is tapped is read aloud; `is_copied`: it waits to be pasted."""

    can_speak = BooleanProperty(False)
    is_copied = BooleanProperty(False)
    __events__ = ("on_send",)

    def on_send(self) -> None:
        """To somebody else."""
