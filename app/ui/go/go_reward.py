"""Whether a board is solved, and how many steps that moves its seat: a sign and a number."""

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout


class GoReward(BoxLayout):
    """Without `words` it is clear; letters are as high as `em`."""

    is_won = BooleanProperty(True)
    words = StringProperty()
    em = NumericProperty(16)
