"""What all seats of Connect have collected, one below the other, for a sheet."""

from collections.abc import Iterable

from kivy.uix.boxlayout import BoxLayout

from app.presenters.connect.table import ConnectTable
from app.presenters.connect.table_model import SeatTiles
from app.ui.connect.seat_tiles_card import SeatTilesCard
from app.ui.kit.sheet import Sheet
from app.ui.kit.shell import Shell


def open_collected(shell: Shell, table: ConnectTable, seat: int) -> None:
    """What lies before the seats for all to see, this one first."""
    title = shell.words.catalogue.text("connect.collected")
    shell.navigator.open_sheet(Sheet(CollectedTiles(table.seat_tiles(seat)), title=title))


class CollectedTiles(BoxLayout):
    def __init__(self, seats: Iterable[SeatTiles]) -> None:
        super().__init__()
        for seat in seats:
            self.add_widget(SeatTilesCard(model=seat))
