"""The panel of a seat where there is room for no more than one row."""

from kivy.metrics import dp
from kivy.properties import AliasProperty, BooleanProperty

from app.presenters.phrase import Field
from app.ui.shift.seat_panel import SeatPanel

SHORT = 720
WORDS, LEAST_FOUND, MOST_FOUND = 250, 100, 300
"""What words need beside the found cards, and how wide these are if they are there at all."""


class FlatPanel(SeatPanel):
    """`is_short`: with little room for words. `is_wide_open`: several cards lie face up."""

    is_wide_open = BooleanProperty(False)

    def has_room(self) -> bool:
        return self.is_refused or not (self._is_short() or self.model.other_pawn)

    def brief(self) -> tuple[Field, ...]:
        return (self.model.step,) if self._is_short() else super().brief()

    def _is_short(self) -> bool:
        return bool(self.width < dp(SHORT))

    is_short = AliasProperty(_is_short, bind=("width",), cache=True)

    def _name(self) -> Field:
        """What is to be done needs its room; the pawn says who is at move."""
        is_told = self.hint and self.has_room() and self.seat.is_at_move
        return "" if is_told else self.seat.name

    name = AliasProperty(_name, bind=("seat", "model", "hint", "is_refused", "width"), cache=True)

    def _card_form(self) -> str:
        return "fitting" if self.is_short else "flat"

    card_form = AliasProperty(_card_form, bind=("is_short",), cache=True)

    def _card_width(self) -> float:
        if not self.wanted.is_there:
            return 0.0
        short, long = (120, 240) if self.is_wide_open else (60, 160)
        return float(dp(short if self.is_short else long))

    card_width = AliasProperty(_card_width, bind=("wanted", "is_wide_open", "is_short"), cache=True)

    def _keys_width(self) -> float:
        return float(dp(258 if self.is_short else 308)) * self.seat.has_keys

    keys_width = AliasProperty(_keys_width, bind=("seat", "is_short"), cache=True)

    def _found_width(self) -> float:
        left = self.width - self.keys_width - self.card_width - dp(WORDS)
        return float(min(left, dp(MOST_FOUND)) * (left > dp(LEAST_FOUND)))

    found_width = AliasProperty(
        _found_width, bind=("width", "keys_width", "card_width"), cache=True
    )
