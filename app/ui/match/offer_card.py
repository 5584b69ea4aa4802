"""The card that offers a first turn: one key takes it, one passes it by."""

from collections.abc import Callable
from typing import Any

from kivy.animation import Animation
from kivy.metrics import Metrics, dp
from kivy.properties import AliasProperty, BooleanProperty

from app.ui.match.panel_paper import PanelPaper

ABREAST, TITLE, LINE, SIGN = 380, 140, 180, 310
"""In dp, by the size of text: from which width on keys lie side by side, as on low paper; and from
which height on there are a title, a line more, and a sign."""

NOD, FAINT = 0.1, 0.5
"""Seconds of half a nod, and how faint it is then."""


class OfferCard(PanelPaper):
    """`fills`: it has a whole sheet; else it is as high as it must be, on a darkened page.
    `spares` is told where others lie that may be touched.
    """

    fills = BooleanProperty(True)
    spares: Callable[[float, float], bool]
    __events__ = ("on_take", "on_close")

    def _holds(self, height: float) -> bool:
        return bool(self.height >= dp(height) * Metrics.fontscale)

    def _has_title(self) -> bool:
        return not self.fills or self._holds(TITLE)

    has_title = AliasProperty(_has_title, bind=("height", "fills"), cache=True)

    def _has_line(self) -> bool:
        return not self.fills or self._holds(LINE)

    has_line = AliasProperty(_has_line, bind=("height", "fills"), cache=True)

    def _has_sign(self) -> bool:
        return self.fills and self._holds(SIGN)

    has_sign = AliasProperty(_has_sign, bind=("height", "fills"), cache=True)

    def _is_wide(self) -> bool:
        return bool(self.width >= dp(ABREAST) * Metrics.fontscale) or not self.has_line

    is_wide = AliasProperty(_is_wide, bind=("width", "height", "fills"), cache=True)

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
