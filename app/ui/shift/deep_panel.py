"""The panel of a seat where there is room for its parts below each other."""

from kivy.metrics import dp, sp
from kivy.properties import AliasProperty

from app.ui.shift.seat_panel import SeatPanel

CARD, CARD_SHARE = 132, 0.5
"""The card's width in dp, and at most of the panel's."""
BESIDES, HINT = 116, 60
"""How high a hint is in sp, and in dp what else a panel holds."""
CARD_AND_KEYS, WORDS, GRAND, WIDE = 132, 56, 80, 320
"""In dp with all between, and of a name with two lines in sp: less high there is room for one; of
larger ones, where the panel is so wide."""


class DeepPanel(SeatPanel):
    def _is_low(self) -> bool:
        return bool(self.height < dp(CARD_AND_KEYS) + sp(WORDS))

    is_low = AliasProperty(_is_low, bind=("height",), cache=True)

    def _is_grand(self) -> bool:
        return bool(self.height >= dp(CARD_AND_KEYS) + sp(GRAND) and self.width >= dp(WIDE))

    is_grand = AliasProperty(_is_grand, bind=("size",), cache=True)

    def has_room(self) -> bool:
        """With large words there is none for the hint, or the card below were too small to hold."""
        return self.is_refused or bool(self.height >= dp(BESIDES) + sp(HINT))

    def _card_width(self) -> float:
        return min(float(dp(CARD)), self.width * CARD_SHARE) * self.wanted.is_there

    card_width = AliasProperty(_card_width, bind=("wanted", "width"), cache=True)
