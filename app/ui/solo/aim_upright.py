"""What lies around Shift's board where a strip says what is asked, instead of the seats."""

from kivy.uix.widget import Widget

from app.presenters.shift.layout import ShiftPlaces
from app.presenters.shift.table import ShiftTable
from app.presenters.shift.table_model import TableModel
from app.ui.shift.shift_geometry import Point
from app.ui.shift.shift_sheet import ShiftSheet
from app.ui.shift.shift_upright import ShiftUpright


class AimUpright(ShiftUpright):
    def __init__(self, strip: Widget, sheet: ShiftSheet) -> None:
        super().__init__(strip, sheet)
        self._strip = strip

    def spot(self, _seat: int) -> Point:
        return self._strip.x + self._strip.height / 2, self._strip.center_y

    def lay_out(self, _table: ShiftTable, _found: ShiftPlaces) -> None:
        """The strip lies where the page says."""

    def put_away(self) -> None:
        """It stays."""

    def show(self, _table: ShiftTable, model: TableModel) -> None:
        self.tray.is_out = model.is_spare_out

    def fill(self, seat: int, target: int, left: int) -> None:
        """The aim has no places for what is found."""
