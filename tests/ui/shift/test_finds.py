"""Where a find is proclaimed: no medallion flies across the words."""

import pytest

from app.games.shift.maze import CELLS, SIZE
from app.ui.shift.shift_finds import aside
from app.ui.shift.shift_geometry import ShiftGeometry

BOARD = ShiftGeometry(0, 200, 400)
WIDE, HIGH = 200, 60
"""Of the words."""


@pytest.mark.parametrize("seat", [(80, 700), (320, 700), (500, 400), (200, 100), (200, 0)])
def test_the_way_to_a_seat_does_not_cross_the_words(seat: tuple[float, float]) -> None:
    for cell in CELLS:
        across, high = aside(BOARD, cell, seat)
        left = BOARD.x + across * (BOARD.side - WIDE)
        below = BOARD.y + high * (BOARD.side - HIGH)
        x, y = BOARD.middle(cell)
        if cell % SIZE == SIZE // 2 or (high == 0.0 and seat[1] < y):
            continue
        for share in range(11):
            at_x, at_y = x + (seat[0] - x) * share / 10, y + (seat[1] - y) * share / 10
            assert not (left < at_x < left + WIDE and below < at_y < below + HIGH), cell
