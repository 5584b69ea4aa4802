"""A digit of the grown-ups' gate, or the key that takes one back."""

from kivy.properties import StringProperty

from app.ui.kit.pill import Pill


class GateKey(Pill):
    key = StringProperty()
    words = StringProperty()

    @property
    def name(self) -> str:
        """What it does, in words."""
        return self.words or self.key
