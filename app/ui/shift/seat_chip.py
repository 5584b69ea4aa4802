"""A seat of a match: pawn, name and how many of its cards are found; paper for the one at move.

What a form of it holds is said by its rule: WideChip, SmallChip, NarrowChip, FullChip.
"""

from kivy.metrics import dp
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from app.presenters.match.seats import SeatColor
from app.presenters.shift.table_model import NO_SEAT, SeatModel
from app.ui.kit.seat_colors import SEATS
from app.ui.kit.swell import Swell
from app.ui.kit.vanish import vanish_when_clear

INK, PAPER = "#2B2018", "#FFFCF5"
WAITING_INK, WAITING_PAPER, NO_LINE = "#FFFFFF", "#FFFFFF22", "#00000000"

SWELLS = 3
"""In dp, to each side: the next one, and the edge of the screen, are not much farther away."""


class SeatChip(BoxLayout):
    seat: SeatModel = ObjectProperty(NO_SEAT, rebind=True)
    edition = StringProperty("crew")
    name = StringProperty()
    is_pressed = BooleanProperty(False)
    ink = ColorProperty(WAITING_INK)
    paper = ColorProperty(WAITING_PAPER)
    line = ColorProperty(NO_LINE)

    def on_kv_post(self, _: object) -> None:
        self.swell = Swell(self, dp(SWELLS))
        vanish_when_clear(self)

    def _tells_name(self) -> bool:
        """Where there is no room for both, whoever moves for itself is named instead of counted."""
        return self.seat.is_at_move and not self.seat.is_person

    tells_name = AliasProperty(_tells_name, bind=("seat",), cache=True)

    def on_seat(self, _: object, seat: SeatModel) -> None:
        fill = SEATS[SeatColor(seat.pawn)].fill
        now = (INK, PAPER, fill) if seat.is_at_move else (WAITING_INK, WAITING_PAPER, NO_LINE)
        self.ink, self.paper, self.line = now
