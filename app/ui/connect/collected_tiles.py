"""What all seats of Connect have collected, one below the other, for a sheet."""

from collections.abc import Iterable

from kivy.uix.boxlayout import BoxLayout

from app.presenters.connect.table_model import SeatTiles
from app.ui.connect.seat_tiles_card import SeatTilesCard


class CollectedTiles(BoxLayout):
    def __init__(self, seats: Iterable[SeatTiles]) -> None:
        super().__init__()
        for seat in seats:
            self.add_widget(SeatTilesCard(model=seat))
