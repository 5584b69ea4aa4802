"""The picture of how a round of Go ended: the sign of its verdict on a disc."""

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout


class GoBadge(FloatLayout):
    """`side` in height and width, of which `swell` is seen."""

    icon = StringProperty()
    is_joyful = BooleanProperty(False)
    side = NumericProperty("52dp")
    swell = NumericProperty(1)
    seen = NumericProperty(0)
