"""Shift on a device that lies between its seats: a panel before each, the spare by the board."""

from collections.abc import Callable

from kivy.uix.widget import Widget

from app.presenters.shift.layout import Fallen, ShiftPlaces
from app.presenters.shift.nudges import Touched
from app.presenters.shift.table import ShiftTable
from app.presenters.shift.table_model import Deed, TableModel, WantedModel
from app.ui.shift.deep_panel import DeepPanel
from app.ui.shift.flat_panel import FlatPanel
from app.ui.shift.seat_panel import SeatPanel
from app.ui.shift.seat_place import SeatPlace
from app.ui.shift.shift_board import ShiftBoard
from app.ui.shift.shift_geometry import Point
from app.ui.shift.spare_tile import SHARE, SpareTile
from app.ui.shift.target_card import TargetCard


class ShiftLying:
    """`do` is what a key does, `nudge` what a dead one says, `look` what follows a tap on a seat's
    open card.
    """

    def __init__(
        self,
        ground: Widget,
        spare: SpareTile,
        board: ShiftBoard,
        do: Callable[[Deed], None],
        nudge: Callable[[Touched], None],
        look: Callable[[int, WantedModel], None],
    ) -> None:
        self._ground, self._board = ground, board
        self._do, self._nudge, self._look = do, nudge, look
        self.tray = spare
        self.seats: list[SeatPlace] = []
        self._fallen = Fallen()
        self.put_away()

    @property
    def undo_keys(self) -> list[Widget]:
        return [place.panel.ids.deeds.ids.undo for place in self.seats]

    def card(self, seat: int) -> TargetCard:
        return self.seats[seat].panel.card

    def spot(self, seat: int) -> Point:
        """The middle of its panel."""
        return tuple(self.seats[seat].center)

    def asks_at(self, seat: int) -> Point:
        return self.spot(seat)

    def greet(self, seat: int, speed: float) -> None:
        """Its panel is paper now."""

    def clear(self) -> None:
        """Another match, with other seats."""
        self.seats = []

    def lay_out(self, table: ShiftTable, found: ShiftPlaces) -> None:
        kinds = [FlatPanel if is_flat else DeepPanel for is_flat in found.are_flat]
        if [type(place.panel) for place in self.seats] != kinds:
            sides = zip(table.sides, kinds, strict=True)
            self.seats = [
                SeatPlace(side, self._panel(seat, kind)) for seat, (side, kind) in enumerate(sides)
            ]
        for place, area in zip(self.seats, found.panels, strict=True):
            place.fit(area)
            self._ground.add_widget(place)
        self._ground.add_widget(self.tray)
        self._fallen = found.fallen

    def _panel(self, seat: int, kind: type[SeatPanel]) -> SeatPanel:
        panel = kind()
        panel.bind(on_deed=lambda _, deed: self._do(deed))
        panel.bind(on_nudge=lambda _, touched: self._nudge(touched))
        panel.card.bind(on_look=lambda card: self._look(seat, card.wanted))
        return panel

    def put_away(self) -> None:
        self._ground.clear_widgets()

    def show(self, table: ShiftTable, model: TableModel) -> None:
        shown = zip(self.seats, model.seats, table.wanted_around(), strict=False)
        for place, seat, wanted in shown:
            place.panel.show(model, seat, wanted)
        self.tray.tile, self.tray.edition = model.spare, model.edition
        self.tray.is_out = model.is_spare_out
        self.tray.is_wanted = model.wanted.is_on_spare and not model.wanted.is_secret
        self.lay_spare(model.barred)

    def follow(self, model: TableModel, seat: int) -> None:
        """Keys do no more than the model says; its card is seen as it is now once that rests."""
        for place in self.seats:
            place.panel.model = model
        if model.rests:
            self.seats[seat].panel.wanted = model.wanted

    def say(self, hint: str, is_refused: bool) -> None:
        for place in self.seats:
            place.panel.say(hint, is_refused)

    def lay_spare(self, arrow: int | None) -> None:
        """Where it fell out: at the arrow through which it may not go back."""
        geometry = self._board.geometry
        self.tray.size = [geometry.cell / SHARE] * 2
        self.tray.center = geometry.resting(arrow, self._fallen)

    def hide_cards(self) -> None:
        for place in self.seats:
            place.panel.card.hide()

    def fill(self, seat: int, target: int, left: int) -> None:
        panel = self.seats[seat].panel
        panel.seat = panel.seat.with_find(target, left)
