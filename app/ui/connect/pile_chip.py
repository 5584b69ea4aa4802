"""How many tiles are left, above the table where the bar has no room to say so."""

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.ui.connect.connect_view import Frame
from app.ui.kit.shown import Shown

FLAT = 100
"""In dp: a table with less height above its keys has the count between these."""
KEY, MARGIN, UP, DOWN = 56, 12, 40, 8


class PileChip(Shown, BoxLayout):
    """Opposite the zoom, or beside the key there; `frame` is the part of the table that is free."""

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
        is_flat = height - dp(MARGIN) < dp(FLAT)
        aside = dp(MARGIN) + dp(KEY) * is_flat
        if self.is_mirrored is not is_flat:
            self.x = left + aside
        else:
            self.right = left + width - aside
        self.top = bottom + dp(MARGIN + UP) if is_flat else bottom + height - dp(DOWN)
