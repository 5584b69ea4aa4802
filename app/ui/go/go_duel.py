"""Whoever plays Go alone and the bot that is raced, side by side: who is ahead has a plate."""

from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.go.rival import NOBODY, RivalModel
from app.ui.kit.shown import Shown


class GoDuel(Shown, BoxLayout):
    """`own` rolls are solved by `pawn`, `joined` treasures of the present one; `jump` and `hop` run
    from 0 to 1 as one of the two has solved one more."""

    model: RivalModel = ObjectProperty(NOBODY, rebind=True)
    pawn = StringProperty("red")
    own = NumericProperty(0)
    joined = NumericProperty(0)
    jump = NumericProperty(0.0)
    hop = NumericProperty(0.0)
