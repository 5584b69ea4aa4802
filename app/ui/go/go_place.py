"""Where a seat stands face to face: in numbers, and its pawn on the road to the flag."""

from kivy.properties import AliasProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.games.go.tiles import FINISH
from app.presenters.go.stakes import NO_STAKE, Stake


class GoPlace(BoxLayout):
    space = NumericProperty(0)
    finish = NumericProperty(FINISH)
    pawn = StringProperty("red")
    stake: Stake = ObjectProperty(NO_STAKE, rebind=True)
    number = AliasProperty(lambda self: str(round(self.space)), bind=["space"])
