"""A seat with what it has collected so far: pawn, name and count; a line around the one at move."""

from collections.abc import Sequence

from kivy.metrics import dp, sp
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.utils import get_color_from_hex

from app.presenters.connect.looks import ChipLook, chip_look
from app.presenters.connect.table_model import SeatModel
from app.presenters.connect.tiles import TileModel
from app.presenters.match.seats import SeatColor
from app.ui.kit.seat_colors import SEATS
from app.ui.kit.vanish import vanish_when_clear

RIM, DIGIT, DIGITS = 2.5, 14, 24
"""The line around it in dp; in sp how wide a count of one digit is, and of more."""
CLEAR = (0, 0, 0, 0)


class CountChip(BoxLayout):
    """Without room for it the name is left out; the shape stays, above the count if need be.

    `has_hand`: there is room for an open hand. `gained` are tiles that have just come, and that
    `seat` does not count yet.
    """

    seat: SeatModel = ObjectProperty(SeatModel(), rebind=True)
    has_name = BooleanProperty(True)
    has_hand = BooleanProperty(False)
    gained = NumericProperty(0)
    rim = NumericProperty(0)
    rim_color = ColorProperty(CLEAR)
    name = StringProperty()

    def _look(self) -> ChipLook:
        return chip_look(self.has_name, self.width / dp(1))

    look = AliasProperty(_look, bind=("has_name", "width"), cache=True, rebind=True)

    def _open_hand(self) -> Sequence[TileModel]:
        return self.seat.open_hand if self.has_hand else ()

    open_hand = AliasProperty(_open_hand, bind=("seat", "has_hand"), cache=True)

    def _count_width(self) -> float:
        """The layout gives a count beside no name all that is free."""
        few = self.seat.taken < 10
        return float(sp(DIGIT if few else DIGITS)) * self.has_name

    count_width = AliasProperty(_count_width, bind=("seat", "has_name"), cache=True)

    def on_kv_post(self, _: object) -> None:
        vanish_when_clear(self)

    def on_seat(self, *_: object) -> None:
        is_at_move = self.seat.is_at_move
        fill = get_color_from_hex(SEATS[SeatColor(self.seat.pawn)].fill)
        self.rim, self.rim_color = dp(RIM) * is_at_move, fill if is_at_move else CLEAR
