"""Where the parts of Go's page lie on the screens of LOOK 8."""

import pytest

from app.presenters.go.layout import places, slot_size, tray_columns
from app.presenters.match.places import Area, Shape

SIZES = [(360, 640), (360, 740), (412, 915), (915, 412), (640, 360), (800, 1280), (1280, 800)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("is_left_handed", [False, True])
def test_everything_is_on_the_screen_and_nothing_covers_the_board(
    size: tuple[int, int], is_left_handed: bool
) -> None:
    width, height = size
    found = places(width, height, is_left_handed)
    for area in (found.bar, found.seats, found.board, found.sheet):
        assert area.x >= 0
        assert area.y >= 0
        assert area.x + area.width <= width + 0.01
        assert area.y + area.height <= height + 0.01
        assert area is found.board or not _meet(area, found.board)
    assert found.board.width == found.board.height >= 300
    assert found.sheet.height >= 200


def _meet(one: Area, other: Area) -> bool:
    across = one.x < other.x + other.width and other.x < one.x + one.width
    return across and one.y < other.y + other.height and other.y < one.y + one.height


def test_a_phone_has_its_board_as_wide_as_the_screen() -> None:
    found = places(360, 800)
    assert found.shape is Shape.TALL
    assert found.board.width == 344


def test_on_tiny_screens_all_tiles_lie_in_one_row_below_a_larger_board() -> None:
    turn, end = places(360, 360), places(360, 360, is_turn=False)
    assert turn.board.width >= 145
    assert end.sheet.height >= 200
    assert places(320, 480) == places(320, 480, is_turn=False)


@pytest.mark.parametrize("told", [212, 324])
def test_how_a_round_went_has_the_room_it_needs_and_the_board_the_rest(told: float) -> None:
    ended = places(360, 640, told=told, is_turn=False)
    assert told <= ended.sheet.height <= max(told, 0.4 * 640) + 8
    assert places(320, 480, told=told, is_turn=False).board.width >= 0.46 * 320


def test_the_left_hand_has_the_sheet_on_its_side_and_the_same_board() -> None:
    right, left = places(915, 412), places(915, 412, is_left_handed=True)
    assert right.sheet.x > right.board.x
    assert left.sheet.x < left.board.x
    assert left.board.width == right.board.width


@pytest.mark.parametrize(
    ("size", "columns"), [((328, 146), 3), ((380, 230), 3), ((456, 520), 2), ((760, 100), 6)]
)
def test_six_tiles_are_spread_as_they_are_largest(size: tuple[int, int], columns: int) -> None:
    assert tray_columns(*size, 6) == columns


@pytest.mark.parametrize("size", [(328, 146), (456, 900), (1600, 200)])
def test_slots_stay_inside_and_hold_a_tile_either_way(size: tuple[int, int]) -> None:
    columns = tray_columns(*size, 6)
    rows = -(-6 // columns)
    wide, high = slot_size(*size, columns, rows)
    assert columns * wide <= size[0]
    assert rows * high <= size[1]
    assert wide / 1.61 <= high <= wide * 1.01


def test_on_a_tablet_the_board_leaves_room_for_large_tiles() -> None:
    found = places(800, 1280)
    assert found.board.width == pytest.approx(0.54 * 1280)
    assert found.sheet.x == found.board.x - 8


@pytest.mark.parametrize("size", [(320, 480), (360, 360), (360, 640), (412, 915)])
def test_on_a_phone_the_sheet_reaches_the_edges(size: tuple[int, int]) -> None:
    found = places(*size)
    assert (found.sheet.x, found.sheet.width) == (0, size[0])


@pytest.mark.parametrize("height", range(288, 360, 8))
def test_in_a_window_hardly_wider_than_high_there_is_a_board(height: int) -> None:
    """A square window loses so much to a bar of the system."""
    found = places(360, height)
    assert found.board.width > 0.3 * min(360, height - 56)
    assert found.is_stacked is places(360, height, told=300, is_turn=False).is_stacked
