"""The panel of a seat where there is room for its parts below each other."""

from kivy.metrics import dp
from kivy.properties import AliasProperty

from app.ui.shift.seat_panel import SeatPanel

CARD, CARD_SHARE = 132, 0.5
"""The card's width in dp, and at most of the panel's."""


class DeepPanel(SeatPanel):
    def _card_width(self) -> float:
        return min(float(dp(CARD)), self.width * CARD_SHARE) * self.wanted.is_there

    card_width = AliasProperty(_card_width, bind=("wanted", "width"), cache=True)
