"""A seat with the number left below the pawn, where many share the bar."""

from app.ui.shift.seat_chip import SeatChip


class NarrowChip(SeatChip):
    pass
