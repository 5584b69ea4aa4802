"""A step of a match that is looked back at: whose it was, what it was, and with which tiles."""

from kivy.metrics import sp
from kivy.properties import AliasProperty, BooleanProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.match.look_back import LookBackStep

WIDE, HIGH = 310, 70
"""In sp."""


class LookBackRow(BoxLayout):
    """`is_now`: the match stands after it."""

    step: LookBackStep = ObjectProperty(LookBackStep(), rebind=True)
    is_now = BooleanProperty(False)

    def _is_large(self) -> bool:
        """Two lines of larger words have room."""
        return bool(self.height >= sp(HIGH) and self.width >= sp(WIDE))

    is_large = AliasProperty(_is_large, bind=("size",), cache=True)
