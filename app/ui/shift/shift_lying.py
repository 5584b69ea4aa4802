"""Shift on a device that lies between its seats: a panel before each, the spare by the board."""

from typing import TYPE_CHECKING

from app.presenters.match.places import Area
from app.presenters.match.seats import Side
from app.presenters.shift.layout import ShiftPlaces
from app.presenters.shift.table import WantedModel
from app.ui.match.turned import QUARTERS
from app.ui.shift.seat_panel import SeatPanel
from app.ui.shift.seat_place import SeatPlace
from app.ui.shift.shift_geometry import ShiftGeometry
from app.ui.shift.spare_tile import SHARE
from app.ui.shift.target_card import TargetCard

if TYPE_CHECKING:
    from app.ui.shift.shift_page import ShiftPage


class ShiftLying:
    """The parts of the page that are there only while the device lies."""

    def __init__(self, page: "ShiftPage") -> None:
        self._page = page
        self.seats: list[SeatPlace] = []
        self._fallen = (1.0, 1.0)
        self.spare = page.ids.spare.__self__
        self.put_away()

    def clear(self) -> None:
        """Another match, with other seats."""
        self.seats = []

    def put_away(self) -> None:
        self._page.ids.around.clear_widgets()

    def lay_out(self, found: ShiftPlaces) -> None:
        around = self._page.ids.around
        if not self.seats:
            self.seats = [self._seated(seat.side) for seat in self._page.table.seats]
        around.clear_widgets()
        for place, area in zip(self.seats, found.panels, strict=True):
            _fit(place, area)
            around.add_widget(place)
        around.add_widget(self.spare)
        self._fallen = found.fallen

    def _seated(self, side: Side) -> SeatPlace:
        page, place = self._page, SeatPlace(quarters=QUARTERS[side])
        place.panel.bind(
            on_push=lambda _: page.push_in(),
            on_stay=lambda _: page.stay(),
            on_other_pawn=lambda _: page.other_pawn(),
            on_turn=lambda _, turns: page.turn_spare(turns),
        )
        place.panel.ids.card.bind(on_look=page.show_wanted)
        return place

    @property
    def panel(self) -> SeatPanel:
        """Of the seat whose turn it is."""
        return self.seats[self._page.table.seat].panel

    def card(self, seat: int) -> TargetCard:
        card: TargetCard = self.seats[seat].panel.ids.card
        return card

    def spot(self, seat: int) -> tuple[float, float]:
        """The middle of its panel."""
        return tuple(self.seats[seat].center)

    def hide_cards(self) -> None:
        for place in self.seats:
            place.panel.ids.card.hide()

    def show(self) -> None:
        page, model = self._page, self._page.model
        for number, (place, seat) in enumerate(zip(self.seats, model.seats, strict=True)):
            place.panel.model, place.panel.seat = model, seat
            wanted: WantedModel | None = page.table.wanted_by(number)
            is_there = wanted is not None and (wanted.is_secret or seat.is_at_move)
            place.panel.wanted = wanted if is_there else None
        self.spare.tile, self.spare.edition = model.spare, model.edition
        self.lay_spare(page.table.known.barred)

    def say(self) -> None:
        for place in self.seats:
            place.panel.hint, place.panel.is_refused = self._page.hint, self._page.is_refused

    def lay_spare(self, arrow: int | None) -> None:
        """Where it fell out: at the arrow through which it may not go back."""
        geometry: ShiftGeometry = self._page.board.geometry
        self.spare.size = [geometry.cell / SHARE] * 2
        self.spare.center = geometry.resting(arrow, *self._fallen)


def _fit(place: SeatPlace, area: Area) -> None:
    place.pos, place.size = (area.x, area.y), (area.width, area.height)
