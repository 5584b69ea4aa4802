"""What is meant by a touch that means nothing now sways, and a short sentence says so."""

from collections.abc import Callable, Mapping
from functools import partial

from app.games.connect.table import column_row
from app.presenters.connect.nays import Meant, Nay
from app.ui.connect.connect_motions import ConnectMotions
from app.ui.connect.connect_sheet import ConnectSheet
from app.ui.connect.count_chips import CountChips
from app.ui.kit.motion import Movement


class ConnectNods:
    """`seat` is the number of the one at move."""

    def __init__(
        self,
        motions: ConnectMotions,
        sheet: ConnectSheet,
        seats: CountChips,
        seat: Callable[[], int],
    ) -> None:
        self._motions, self._sheet = motions, sheet
        self._seats, self._seat = seats, seat

    def of(self, nay: Nay, cell: int | None = None) -> Movement:
        if nay.meant is Meant.TILE and cell is not None:
            return self._motions.nod_tile(*column_row(cell))
        moved: Mapping[Meant, Callable[[float], None]] = {
            Meant.HAND: partial(setattr, self._sheet.ids.tray, "sway"),
            Meant.KEYS: partial(setattr, self._sheet, "sway"),
            Meant.SEAT: partial(self._seats.sway, self._seat()),
        }
        return self._motions.nod(moved.get(nay.meant, moved[Meant.HAND]))
