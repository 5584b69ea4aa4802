"""How a match ended: who won, the others by what they had left, and what can be done next."""

from collections.abc import Sequence

from kivy.metrics import dp
from kivy.properties import AliasProperty, BooleanProperty, ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.shift.table_model import SeatModel
from app.ui.shift.standing_row import StandingRow

GAPS = {True: (12, 8), False: (6, 6)}
"""Between its parts and between its rows, by `is_roomy`."""


class Standings(BoxLayout):
    """Seats in the order of their places."""

    headline = StringProperty()
    is_roomy = BooleanProperty(True)
    seats: Sequence[SeatModel] = ListProperty()
    __events__ = ("on_again", "on_look_back")

    def on_kv_post(self, _: object) -> None:
        self.on_seats(self, self.seats)

    def on_seats(self, _: object, seats: Sequence[SeatModel]) -> None:
        if "rows" in self.ids:
            rows = self.ids.rows
            rows.clear_widgets()
            for seat in seats:
                rows.add_widget(StandingRow(seat=seat))

    def on_again(self) -> None:
        """The same table once more."""

    def on_look_back(self) -> None:
        """Through the match, move by move."""

    def _gap(self) -> float:
        return float(dp(GAPS[self.is_roomy][0]))

    gap = AliasProperty(_gap, bind=("is_roomy",), cache=True)

    def _row_gap(self) -> float:
        return float(dp(GAPS[self.is_roomy][1]))

    row_gap = AliasProperty(_row_gap, bind=("is_roomy",), cache=True)
