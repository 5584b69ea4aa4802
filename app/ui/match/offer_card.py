"""The card that offers a first turn: one key takes it, one closes it."""

from typing import Any

from app.ui.kit.strip import Strip


class OfferCard(Strip):
    __events__ = ("on_take", "on_close")

    def on_take(self) -> None:
        """The first turn is wanted."""

    def on_close(self) -> None:
        """It is not, or the match is."""

    def on_touch_down(self, touch: Any) -> bool:
        """Another touch goes through to what it is meant for."""
        if self.collide_point(*touch.pos):
            return bool(super().on_touch_down(touch))
        self.dispatch("on_close")
        return False
