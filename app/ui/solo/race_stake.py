"""What there is to win or to beat in a race: a sign, how much, and what that is."""

from kivy.properties import BooleanProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.solo.standing import Stake


class RaceStake(BoxLayout):
    stake: Stake = ObjectProperty(Stake(), rebind=True)
    is_large = BooleanProperty(False)
