"""The panel of a seat where there is room for no more than one row."""

from kivy.metrics import dp, sp
from kivy.properties import AliasProperty, BooleanProperty

from app.presenters.phrase import Field
from app.ui.shift.seat_panel import SeatPanel

SHORT = 720
"""In dp: less wide there is little room for words."""
LINES, THREE = 51, 68
"""In sp: three of a hint; two of it and a name."""
WORDS, LEAST_FOUND, MOST_FOUND = 400, 100, 300
"""What pawn and words need beside the found cards, and how wide these are if they are there."""
KEYS, ONE_MORE = {False: 352, True: 306}, 24
"""Of three round keys and a strong one, by `is_short`, and of one more."""
CARDS = {False: (196, 178), True: (120, 60)}
"""Of several open cards, and of one."""


class FlatPanel(SeatPanel):
    """`is_short`: with little room for words, so a hint has all of it, where text is not large: its
    pawn says who is meant. `is_wide_open`: several cards lie face up."""

    is_wide_open = BooleanProperty(False)

    def has_room(self) -> bool:
        return self.is_refused or not self._is_short() or self._has_lines()

    def _has_lines(self) -> bool:
        return bool(self.height >= sp(LINES) + dp(8))

    def _has_three_lines(self) -> bool:
        return bool(not self._is_short() and self.height >= sp(THREE) + dp(8))

    has_three_lines = AliasProperty(_has_three_lines, bind=("size",), cache=True)

    def brief(self) -> tuple[Field, ...]:
        return super().brief()[:1] if self._is_short() else super().brief()

    def _is_short(self) -> bool:
        return bool(self.width < dp(SHORT))

    is_short = AliasProperty(_is_short, bind=("width",), cache=True)

    def _is_hint_alone(self) -> bool:
        return bool(self._is_short() and self._has_lines() and self.seat.is_at_move and self.hint)

    is_hint_alone = AliasProperty(
        _is_hint_alone, bind=("is_short", "height", "seat", "hint"), cache=True
    )

    def _card_form(self) -> str:
        return "fitting" if self.is_short else "flat"

    card_form = AliasProperty(_card_form, bind=("is_short",), cache=True)

    def _card_width(self) -> float:
        if not self.wanted.is_there:
            return 0.0
        several, one = CARDS[self.is_short]
        return float(dp(several if self.is_wide_open else one))

    card_width = AliasProperty(_card_width, bind=("wanted", "is_wide_open", "is_short"), cache=True)

    def _keys_width(self) -> float:
        keys = KEYS[self.is_short] + ONE_MORE * bool(self.model.other_pawn)
        return float(dp(keys)) * self.seat.has_keys

    keys_width = AliasProperty(_keys_width, bind=("seat", "model", "is_short"), cache=True)

    def _found_width(self) -> float:
        left = self.width - self.keys_width - self.card_width - dp(WORDS)
        return float(min(left, dp(MOST_FOUND)) * (left > dp(LEAST_FOUND)))

    found_width = AliasProperty(
        _found_width, bind=("width", "keys_width", "card_width"), cache=True
    )
