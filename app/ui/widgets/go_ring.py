"""The clock of a round as a ring that empties, with five marks and the time in its middle."""

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout


class GoRing(FloatLayout):
    """`left` is the share of the time that is left."""

    left = NumericProperty(1.0)
    text = StringProperty()
    is_last = BooleanProperty(False)
