"""Pictures on the page of puzzles let both columns end together, and fill a high window."""

import pytest

from app.presenters.solo.hub_rooms import MOST, HubRooms, Places, hub_rooms

USUAL = HubRooms(360, 124, 124)


@pytest.mark.parametrize(("left", "right"), [(280, 320), (360, 320), (100, 400)])
@pytest.mark.parametrize("space", [400, 750, 1100])
def test_both_columns_end_together(left: float, right: float, space: float) -> None:
    rooms = hub_rooms(space, Places(left, right, 60, 2), USUAL)
    assert left + rooms.way == pytest.approx(right + 2 * rooms.row, abs=2)


def test_a_low_window_is_scrolled_with_pictures_as_usual() -> None:
    rooms = hub_rooms(300, Places(280, 392, 60, 2), USUAL)
    assert rooms == USUAL


def test_a_high_window_is_filled_but_no_picture_is_out_of_proportion() -> None:
    rooms = hub_rooms(1100, Places(280, 320, 60, 2), USUAL)
    assert 280 + rooms.way + 60 + rooms.last == pytest.approx(1100, abs=2)
    widest = hub_rooms(9000, Places(280, 320, 60, 2), USUAL)
    assert all(room <= MOST * usual for room, usual in zip(widest, USUAL, strict=True))


def test_several_rows_share_what_a_column_has() -> None:
    assert hub_rooms(300, Places(480, 320, 60, 4), USUAL).row == (840 - 320) / 4
