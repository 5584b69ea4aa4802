"""One of two who race at Go: a shape, how many rolls are solved, how much of this one is joined."""

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.games.go.tiles import DICE
from app.ui.kit.icon_key import glyph

DOTS = "circle", "circle-outline"


class GoRacer(BoxLayout):
    """It has a `pawn`, or the `icon` of a bot; `hop` runs from 0 to 1 as it solves a roll."""

    pawn = StringProperty()
    icon = StringProperty()
    count = StringProperty()
    joined = NumericProperty(0)
    is_ahead = BooleanProperty(False)
    hop = NumericProperty(0.0)
    dots = StringProperty()

    def on_kv_post(self, _: object) -> None:
        self.on_joined()

    def on_joined(self, *_: object) -> None:
        """A dot for each treasure."""
        signs = (DOTS[number >= self.joined] for number in range(len(DICE)))
        self.dots = "".join(glyph(sign) for sign in signs)
