"""A tile and the small picture of its other side share a slot of the tray."""

import pytest

from app.presenters.go.layout import GAP, places, slot_size, tray_columns
from app.presenters.go.tray_slot import LEAST, MARGIN, PLAIN_OTHER, SIGN, slot_cells

SLOTS = [(98.0, 56.0), (104.0, 63.0), (126.0, 128.0), (219.0, 154.0), (80.0, 49.0)]


@pytest.mark.parametrize("size", SLOTS)
@pytest.mark.parametrize("is_standing", [False, True])
def test_both_stay_inside_the_slot_and_apart(size: tuple[float, float], is_standing: bool) -> None:
    found = slot_cells(*size)
    cell = found.cell(is_standing)
    wide, high = (cell, 2 * cell) if is_standing else (2 * cell, cell)
    aside = found.aside(is_standing)
    x, y = (-aside, 0.0) if is_standing else (0.0, aside)
    assert abs(x) + wide / 2 <= size[0] / 2 - MARGIN + 0.01
    assert abs(y) + high / 2 <= size[1] / 2 - MARGIN + 0.01
    if found.has_others:
        right, up, across, down = found.other_place(is_standing)
        assert right + across / 2 <= size[0] / 2 - MARGIN + 0.01
        assert up - down / 2 >= -size[1] / 2 + MARGIN - 0.01
        is_beside = right - across / 2 > x + wide / 2
        assert is_beside or up + down / 2 < y - high / 2
        sign_x, sign_y, sign = found.sign_place(is_standing)
        assert sign >= SIGN - 1
        assert abs(sign_x - right) >= (sign + across) / 2 or sign_y - up >= (sign + down) / 2
        assert abs(sign_x - x) <= (wide - sign) / 2 or abs(sign_y - y) <= (high - sign) / 2


def test_on_a_phone_of_360_dp_the_other_sides_are_seen() -> None:
    sheet = places(360, 640).sheet
    room = sheet.width - 32, sheet.height - 20 - 52 - 6
    rows = -(-6 // tray_columns(*room, 6))
    found = slot_cells(*slot_size(*room, tray_columns(*room, 6), rows))
    assert found.below >= PLAIN_OTHER
    assert found.lying >= LEAST
    assert rows * GAP < room[1]


def test_where_the_tile_would_be_too_small_it_lies_alone() -> None:
    found = slot_cells(80, 45)
    assert not found.has_others
    assert found.aside(is_standing=False) == 0
    assert found.lying == pytest.approx(29.25)
    assert not slot_cells(219, 154, has_others=False).has_others
