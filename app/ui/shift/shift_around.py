"""What lies around Shift's board, upright or between the seats of a device that lies."""

from kivy.uix.widget import Widget

from app.presenters.shift.layout import ShiftPlaces
from app.presenters.shift.table import ShiftTable
from app.presenters.shift.table_model import TableModel
from app.ui.shift.shift_geometry import Point
from app.ui.shift.shift_lying import ShiftLying
from app.ui.shift.shift_upright import ShiftUpright
from app.ui.shift.spare_tile import SpareTile
from app.ui.shift.spare_tray import SpareTray
from app.ui.shift.target_card import TargetCard


class ShiftAround:
    def __init__(self, upright: ShiftUpright, lying: ShiftLying) -> None:
        self.upright, self.lying = upright, lying
        self.is_lying = False

    @property
    def _now(self) -> ShiftUpright | ShiftLying:
        return self.lying if self.is_lying else self.upright

    @property
    def tray(self) -> SpareTile | SpareTray:
        """Where the spare rests."""
        return self._now.tray

    @property
    def undo_keys(self) -> list[Widget]:
        """Of those who move."""
        return self._now.undo_keys

    def card(self, seat: int) -> TargetCard:
        """That it looks for."""
        return self._now.card(seat)

    def spot(self, seat: int) -> Point:
        """Where its finds come to lie."""
        return self._now.spot(seat)

    def asks_at(self, seat: int) -> Point:
        """Where the card lies that it looks for."""
        return self._now.asks_at(seat)

    def greet(self, seat: int, speed: float) -> None:
        """Its turn begins."""
        self._now.greet(seat, speed)

    def clear(self) -> None:
        """Another match."""
        self.upright.clear()
        self.lying.clear()

    def lay_out(self, table: ShiftTable, found: ShiftPlaces) -> None:
        self.upright.put_away()
        self.lying.put_away()
        self._now.lay_out(table, found)

    def show(self, table: ShiftTable, model: TableModel) -> None:
        self._now.show(table, model)

    def follow(self, model: TableModel, seat: int) -> None:
        """What this seat did is under way, or rests."""
        self._now.follow(model, seat)

    def say(self, hint: str, is_refused: bool) -> None:
        self._now.say(hint, is_refused)

    def lay_spare(self, arrow: int | None) -> None:
        """It has fallen out there."""
        self._now.lay_spare(arrow)

    def hide_cards(self) -> None:
        self.upright.hide_cards()
        self.lying.hide_cards()

    def fill(self, seat: int, target: int, left: int) -> None:
        """It has found this one."""
        self._now.fill(seat, target, left)
