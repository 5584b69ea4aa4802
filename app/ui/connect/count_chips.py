"""The seats of Connect as a row or a column of chips, which is one key."""

from typing import Any

from kivy.properties import BooleanProperty, ListProperty

from app.presenters.connect.table_model import SeatModel
from app.ui.connect.count_chip import CountChip
from app.ui.kit.swell import Swell
from app.ui.match.seats_key import SeatsKey


class CountChips(SeatsKey):
    """`has_names` and `has_hands`: there is room for names, and for open hands."""

    seats: list[SeatModel] = ListProperty()
    has_names = BooleanProperty(True)
    has_hands = BooleanProperty(False)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.fbind("seats", self._seat_all)
        self._seat_all()

    @property
    def chips(self) -> list[CountChip]:
        """In the order of the seats."""
        chips: list[CountChip] = self.children[::-1]
        return chips

    def middle(self, seat: int) -> tuple[float, float]:
        x, y = self.chips[seat].center
        return x, y

    def gain(self, seat: int, count: int) -> None:
        """So many tiles have come to it, that its seat does not count yet."""
        self.chips[seat].gain(count)

    def greet(self, seat: int, hand: Swell, speed: float) -> None:
        """Its turn begins: chip and hand swell."""
        for swell in (self.chips[seat].swell, hand):
            swell.play(speed)

    def count_anew(self) -> None:
        """What came is counted, or was never taken."""
        for chip in self.chips:
            chip.gained = 0

    def sway(self, seat: int, way: float) -> None:
        """This chip lies so far beside its place."""
        chips = self.chips
        at = self.x if seat == 0 else chips[seat - 1].right + self.spacing
        chips[seat].x = (at if self.orientation == "horizontal" else self.x) + way

    def _seat_all(self, *_: object) -> None:
        if len(self.children) != len(self.seats):
            self.clear_widgets()
            for _seat in self.seats:
                self.add_widget(CountChip(has_name=self.has_names, has_hand=self.has_hands))
        for chip, seat in zip(self.chips, self.seats, strict=True):
            chip.seat = seat

    def on_has_names(self, *_: object) -> None:
        for chip in self.chips:
            chip.has_name = self.has_names

    def on_has_hands(self, *_: object) -> None:
        for chip in self.chips:
            chip.has_hand = self.has_hands
