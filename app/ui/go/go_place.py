"""Where a seat stands face to face: its pawn on the way to the flag, or in two numbers."""

from kivy.properties import AliasProperty, BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.games.go.tiles import FINISH


class GoPlace(BoxLayout):
    """One that `is_long` has room for every step; else its `way` is a line with a `share`."""

    space = NumericProperty(0)
    finish = NumericProperty(FINISH)
    pawn = StringProperty("red")
    way, share = NumericProperty(0), NumericProperty(0)
    is_long = BooleanProperty(False)
    number = AliasProperty(lambda self: str(round(self.space)), bind=["space"])
