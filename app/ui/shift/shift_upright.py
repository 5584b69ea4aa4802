"""Shift on a device that is held: chips of the seats in a row, card and tray in a sheet."""

from kivy.uix.widget import Widget

from app.presenters.shift.layout import ChipForm, ShiftPlaces
from app.presenters.shift.table import ShiftTable
from app.presenters.shift.table_model import TableModel
from app.ui.shift.full_chip import FullChip
from app.ui.shift.narrow_chip import NarrowChip
from app.ui.shift.seat_chip import SeatChip
from app.ui.shift.shift_geometry import Point
from app.ui.shift.shift_sheet import ShiftSheet
from app.ui.shift.small_chip import SmallChip
from app.ui.shift.spare_tray import SpareTray
from app.ui.shift.target_card import TargetCard
from app.ui.shift.wide_chip import WideChip

CHIPS: dict[ChipForm, type[SeatChip]] = {
    ChipForm.WIDE: WideChip,
    ChipForm.SMALL: SmallChip,
    ChipForm.NARROW: NarrowChip,
    ChipForm.FULL: FullChip,
}


class ShiftUpright:
    def __init__(self, row: Widget, sheet: ShiftSheet) -> None:
        self._row, self._sheet = row, sheet
        self._chips: list[SeatChip] = []

    @property
    def tray(self) -> SpareTray:
        return self._sheet.tray

    @property
    def undo_keys(self) -> list[Widget]:
        return [self._sheet.ids.side, self._sheet.ids.small_side]

    def card(self, _seat: int) -> TargetCard:
        """There is but that of the seat that looks."""
        return self._sheet.card

    def spot(self, seat: int) -> Point:
        return tuple(self._chips[seat].center)

    def asks_at(self, _seat: int) -> Point:
        return tuple(self._sheet.card.ids.picture.center)

    def greet(self, seat: int, speed: float) -> None:
        self._chips[seat].swell.play(speed)

    def clear(self) -> None:
        """Another match."""
        self._chips = []

    def lay_out(self, table: ShiftTable, found: ShiftPlaces) -> None:
        kind = CHIPS[found.chips]
        if not self._chips or type(self._chips[0]) is not kind:
            self._chips = [kind() for _ in table.seats]
        for chip in self._chips:
            self._row.add_widget(chip)

    def put_away(self) -> None:
        self._row.clear_widgets()

    def show(self, _table: ShiftTable, model: TableModel) -> None:
        self.tray.is_out = model.is_spare_out
        for chip, seat in zip(self._chips, model.seats, strict=False):
            chip.seat, chip.edition = seat, model.edition

    def follow(self, model: TableModel, seat: int) -> None:
        """The sheet follows the page's model."""

    def say(self, hint: str, is_refused: bool) -> None:
        """The sheet follows the page's hint."""

    def lay_spare(self, arrow: int | None) -> None:
        """It always lies in the tray."""

    def hide_cards(self) -> None:
        self._sheet.card.hide()

    def fill(self, seat: int, target: int, left: int) -> None:
        self._chips[seat].seat = self._chips[seat].seat.with_find(target, left)
