"""How a match ended: who won, the others by what they had left, and what can be done next."""

from collections.abc import Sequence
from typing import Any

from kivy.properties import BooleanProperty, ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.shift.table import SeatModel
from app.ui.shift.standing_row import StandingRow


class Standings(BoxLayout):
    """Seats in the order of their places."""

    headline = StringProperty()
    is_roomy = BooleanProperty(True)
    seats: Sequence[SeatModel] = ListProperty()
    __events__ = ("on_again", "on_look_back")

    def on_kv_post(self, _: object) -> None:
        self.on_seats(self, self.seats)

    def on_seats(self, _: object, seats: Sequence[SeatModel]) -> None:
        rows: Any = self.ids.get("rows")
        if rows is not None:
            rows.clear_widgets()
            for place, seat in enumerate(seats, start=1):
                rows.add_widget(StandingRow(place=place, seat=seat))

    def on_again(self) -> None:
        """The same table once more."""

    def on_look_back(self) -> None:
        """Through the match, move by move."""
