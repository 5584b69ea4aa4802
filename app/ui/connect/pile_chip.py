"""How many tiles are left, above the table where the bar has no room to say so."""

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.ui.connect.connect_view import Frame
from app.ui.kit.shown import Shown

MARGIN, DOWN = 12, 8
"""In dp."""


class PileChip(Shown, BoxLayout):
    """In an upper corner of `frame`, the part of the table that is free."""

    frame: Frame = ObjectProperty(Frame(0, 0, 1, 1))
    count = NumericProperty(0)
    is_mirrored = BooleanProperty(False)
    fill = ColorProperty((1, 1, 1, 1))
    ink = ColorProperty((0, 0, 0, 1))

    def on_kv_post(self, _: object) -> None:
        for name in ("frame", "is_mirrored", "size"):
            self.fbind(name, self._place)
        self._place()

    def _place(self, *_: object) -> None:
        left, bottom, width, height = self.frame
        if self.is_mirrored:
            self.x = left + dp(MARGIN)
        else:
            self.right = left + width - dp(MARGIN)
        self.top = bottom + height - dp(DOWN)
