"""A seat beside its name or count: its pawn, whole, and the face of a bot that plays it."""

from kivy.properties import AliasProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

FACE = 0.65
"""Of a pawn's side: its bot's face."""


class SeatFace(BoxLayout):
    """`side` is how wide the pawn is, less where it and a `face` are wider than `most` together."""

    pawn = StringProperty("red")
    face = StringProperty()
    side, most = NumericProperty("30dp"), NumericProperty("200dp")
    ink = ColorProperty((0, 0, 0, 1))

    def _pawn_side(self) -> float:
        return float(min(self.side, self.most / (1 + FACE * bool(self.face))))

    pawn_side = AliasProperty(_pawn_side, bind=("side", "most", "face"), cache=True)
