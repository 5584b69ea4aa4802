"""What a page scrolls: things one below the other, no wider than is good to read."""

from kivy.metrics import dp
from kivy.properties import AliasProperty, NumericProperty
from kivy.uix.boxlayout import BoxLayout

TABLET = 600


class Column(BoxLayout):
    """`margin` is what is free at its sides at least, `edge` what is."""

    widest = NumericProperty("640dp")
    above, below = NumericProperty("8dp"), NumericProperty("24dp")
    edge = NumericProperty(0)

    def _margin(self) -> float:
        return float(dp(24 if self.width >= dp(TABLET) else 12))

    margin = AliasProperty(_margin, bind=("width",))
