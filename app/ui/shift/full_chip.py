"""A seat with name and the cards found, where there is room around the board."""

from app.ui.shift.seat_chip import SeatChip


class FullChip(SeatChip):
    pass
