"""A seat with pawn and the number of cards left, in the bar."""

from app.ui.shift.seat_chip import SeatChip


class SmallChip(SeatChip):
    pass
