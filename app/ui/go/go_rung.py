"""One of the verdicts of a round of Go: how many rolls it takes, and whether one came so far."""

from kivy.metrics import dp, sp
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from app.presenters.go.result import Rung

LARGE = 42
"""In sp, as high: larger words have room."""


class GoRung(BoxLayout):
    """`is_top`: the pawn stands here; `is_reached`: it has come so far; `least` in height."""

    model: Rung = ObjectProperty(Rung(), rebind=True)
    pawn = StringProperty("red")
    least = NumericProperty("30dp")
    is_large = AliasProperty(lambda self: self.least >= sp(LARGE), bind=("least",))
    side = AliasProperty(lambda self: max(dp(30), min(dp(44), self.least - dp(4))), bind=("least",))
    is_top = BooleanProperty(False)
    is_reached = BooleanProperty(False)
    ground = ColorProperty((0, 0, 0, 0))
    ink = ColorProperty((0, 0, 0, 1))
