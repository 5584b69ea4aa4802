"""One of the verdicts of a round of Go: how many rolls it takes, and whether one came so far."""

from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from app.presenters.go.result import Rung


class GoRung(BoxLayout):
    """`is_top`: the pawn stands here; `is_reached`: it has come so far; `least` in height."""

    model: Rung = ObjectProperty(Rung(), rebind=True)
    pawn = StringProperty("red")
    least = NumericProperty("30dp")
    is_top = BooleanProperty(False)
    is_reached = BooleanProperty(False)
    ground = ColorProperty((0, 0, 0, 0))
    ink = ColorProperty((0, 0, 0, 1))
