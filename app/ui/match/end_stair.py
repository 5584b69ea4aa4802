"""One of the stairs to the highest verdict: what it takes stands on it, and a pawn on the own."""

from kivy.metrics import dp
from kivy.properties import AliasProperty, ColorProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.match.ending import Stair

PAWN, STEP = 0.38, 0.6
"""The pawn and the highest stair, of the height of all; together they leave it no more."""
LEAST = 20
"""In dp, of the lowest: its words have room."""
AHEAD, PASSED = "#00000059", "#7A5C12"
"""Over the table's colour, below the own one."""


class EndStair(BoxLayout):
    """`share` says how far it has come up from the ground; it is `wide` if its words fit."""

    step: Stair = ObjectProperty(Stair(), rebind=True)
    share = NumericProperty(1)
    wide = NumericProperty(0)

    ground = ColorProperty()

    is_first = AliasProperty(lambda self: bool(self.step.pawn), bind=("step",), cache=True)
    pawn_side = AliasProperty(lambda self: PAWN * self.height, bind=("height",), cache=True)

    def _rise(self) -> float:
        """How high it is just now."""
        least = dp(LEAST)
        most = least + max(0.0, STEP * self.height - least) * self.step.height
        return float(most * (1 - (1 - self.share) ** 3))

    rise = AliasProperty(_rise, bind=("step", "height", "share"), cache=True)
