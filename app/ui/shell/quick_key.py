"""A key on a game's card that begins a match of one person without another question."""

from kivy.properties import AliasProperty, BooleanProperty, NumericProperty, StringProperty

from app.ui.kit.pill import Pill


class QuickKey(Pill):
    """`key` is that of its words in the catalogue. Of three, the last has a line of its own where
    two are `across`."""

    key = StringProperty()
    is_last = BooleanProperty(False)
    row = NumericProperty(0)
    across = NumericProperty(3)
    is_alone = AliasProperty(
        lambda self: self.is_last and self.across < 3, bind=("is_last", "across")
    )
