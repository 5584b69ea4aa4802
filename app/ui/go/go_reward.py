"""How many steps a board moves its seat, and whether it is solved: a sign and a number."""

from kivy.properties import AliasProperty, BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

SIGNS = "close-thick", "check-bold"


class GoReward(BoxLayout):
    """Without `words` it is clear; letters are as high as `em`. An `icon` stands where it `is_won`
    without being solved."""

    is_won = BooleanProperty(True)
    icon = StringProperty()
    sign = AliasProperty(
        lambda self: self.icon or SIGNS[bool(self.is_won)], bind=("icon", "is_won"), cache=True
    )
    words = StringProperty()
    em = NumericProperty(16)
