"""The card that offers a first turn: one key takes it, one passes it by."""

from collections.abc import Callable
from typing import Any

from kivy.animation import Animation
from kivy.metrics import Metrics, dp
from kivy.properties import AliasProperty, NumericProperty

from app.ui.match.panel_paper import PanelPaper

LINE = 120
"""In dp: with less room a title is all that is asked."""
ABREAST, STACKED, SIGN = 300, 180, 310
"""In dp, by the size of text: from which width on keys lie side by side, as in little room; how
much room there is for one above the other, and for a sign."""

NOD, FAINT = 0.1, 0.5
"""Seconds of half a nod, and how faint it is then."""


class OfferCard(PanelPaper):
    """`room`: how high the place is where it lies; it is as high as that, or as its words ask.
    `spares` is told where others lie that may be touched.
    """

    room = NumericProperty(0)
    spares: Callable[[float, float], bool]
    __events__ = ("on_take", "on_close")

    def _holds(self, height: float) -> bool:
        return bool(self.room >= dp(height) * Metrics.fontscale)

    has_line = AliasProperty(lambda self: self.room >= dp(LINE), bind=("room",), cache=True)

    def _has_sign(self) -> bool:
        return self._holds(SIGN)

    has_sign = AliasProperty(_has_sign, bind=("room",), cache=True)

    def _is_wide(self) -> bool:
        is_broad = self.width >= dp(ABREAST) * Metrics.fontscale
        return bool(is_broad or not self._holds(STACKED))

    is_wide = AliasProperty(_is_wide, bind=("width", "room"), cache=True)

    def on_take(self) -> None:
        """The first turn is wanted."""

    def on_close(self) -> None:
        """It is not."""

    def on_touch_down(self, touch: Any) -> bool:
        """Until it is answered it is all that can be touched, but for what it `spares`."""
        if self.collide_point(*touch.pos):
            super().on_touch_down(touch)
            return True
        if self.spares(*touch.pos):
            return False
        Animation.cancel_all(self, "opacity")
        nod = Animation(opacity=FAINT, duration=NOD) + Animation(opacity=1, duration=NOD)
        nod.start(self)
        return True
