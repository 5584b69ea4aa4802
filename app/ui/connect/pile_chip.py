"""How many tiles are left, above the table where the bar has no room to say so."""

from collections.abc import Collection

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.ui.connect.connect_view import ConnectView, Frame
from app.ui.kit.shown import Shown

MARGIN, DOWN = 12, 8
"""In dp."""


class PileChip(Shown, BoxLayout):
    """In an upper corner of `frame`, the part of the table that is free: the right one, for a left
    hand the left one; `is_aside`: in the other.
    """

    frame: Frame = ObjectProperty(Frame(0, 0, 1, 1))
    count = NumericProperty(0)
    is_mirrored = BooleanProperty(False)
    is_aside = BooleanProperty(False)
    fill = ColorProperty((1, 1, 1, 1))
    ink = ColorProperty((0, 0, 0, 1))

    def on_kv_post(self, _: object) -> None:
        for name in ("frame", "is_mirrored", "is_aside", "size"):
            self.fbind(name, self._place)
        self._place()

    def _place(self, *_: object) -> None:
        self.pos = self._corner(self.is_mirrored is not self.is_aside)[:2]

    def _corner(self, is_left: bool) -> Frame:
        left, bottom, width, height = self.frame
        free = dp(MARGIN) if is_left else width - self.width - dp(MARGIN)
        return Frame(left + free, bottom + height - dp(DOWN) - self.height, *self.size)

    def lie_clear(self, view: ConnectView, cells: Collection[tuple[int, int]]) -> None:
        """Out of the way of these cells, where the other corner hides none of them."""
        usual, other = (self._corner(self.is_mirrored is not aside) for aside in (False, True))
        self.is_aside = view.touches(cells, usual) and not view.touches(cells, other)
