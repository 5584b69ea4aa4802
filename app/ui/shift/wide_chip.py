"""A seat with name and pips, in a row of its own."""

from app.ui.shift.seat_chip import SeatChip


class WideChip(SeatChip):
    pass
