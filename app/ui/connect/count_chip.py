"""A seat with what it has collected so far: pawn, name and count; a line around the one at move."""

from collections.abc import Sequence
from typing import Any

from kivy.clock import Clock
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
from app.ui.kit.swell import Swell
from app.ui.kit.vanish import vanish_when_clear

RIM, DIGIT, DIGITS, MORE = 2.5, 14, 24, 32
"""The line around it in dp; in sp how wide a count of one digit is, of more, and what came."""
CLEAR = (0, 0, 0, 0)
SWELLS = 3
"""In dp, to each side: the next one, and the edge of the screen, are not much farther away."""
ROOM_FOR_BOTH = 160
"""In dp, as wide: a name and what came."""
GLOWS = 2.0
"""Seconds in which eyes find what has come to a seat."""


class CountChip(BoxLayout):
    """Without room for it the name is left out; the shape stays, above the count if need be.

    `has_hand`: there is room for an open hand. `gained` are tiles that have just come, and that
    `seat` does not count yet; `more` says how many these were, as long as it `glows`.
    """

    seat: SeatModel = ObjectProperty(SeatModel(), rebind=True)
    has_name = BooleanProperty(True)
    has_hand = BooleanProperty(False)
    gained = NumericProperty(0)
    more = StringProperty()
    glows = BooleanProperty(False)
    ink = ColorProperty(CLEAR)
    rim = NumericProperty(0)
    rim_color = ColorProperty(CLEAR)
    name = StringProperty()
    is_pressed = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.swell = Swell(self, dp(SWELLS))

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

    def gain(self, count: int) -> None:
        """So many have come by now: it lights up with each of them, and stays so for a while."""
        if count and count != self.gained:
            self.more, self.glows = f"+{count}" * self.look.has_name, True
            Clock.unschedule(self.fade)
            Clock.schedule_once(self.fade, GLOWS)
        self.gained = count

    def fade(self, *_: object) -> None:
        """As before, with what came counted in."""
        Clock.unschedule(self.fade)
        self.more, self.glows = "", False

    def _more_width(self) -> float:
        return float(sp(MORE)) * bool(self.more)

    more_width = AliasProperty(_more_width, bind=("more",), cache=True)

    def _shows_name(self) -> bool:
        """A narrow chip says what came in its place."""
        return self.look.has_name and not (self.more and self.width < dp(ROOM_FOR_BOTH))

    shows_name = AliasProperty(_shows_name, bind=("look", "more", "width"), cache=True)

    def on_kv_post(self, _: object) -> None:
        vanish_when_clear(self)

    def on_seat(self, *_: object) -> None:
        is_at_move = self.seat.is_at_move
        fill = get_color_from_hex(SEATS[SeatColor(self.seat.pawn)].fill)
        self.rim, self.rim_color = dp(RIM) * is_at_move, fill if is_at_move else CLEAR
