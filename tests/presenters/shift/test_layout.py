"""Where the parts lie: inside the window, apart from each other, the board as large as it may."""

from itertools import combinations

import pytest

from app.presenters.match.places import Area, Shape
from app.presenters.shift.layout import LEAST_BOARD, ChipForm, ShiftPlaces, places

SIZES = [
    (320, 480),
    (360, 640),
    (412, 915),
    (600, 960),
    (800, 1280),
    (1280, 800),
    (1024, 1366),
    (360, 360),
    (640, 360),
    (915, 412),
    (1920, 1200),
    (480, 1280),
]


def areas(found: ShiftPlaces) -> list[Area]:
    bar = found.bar
    is_in_bar = found.shape in {Shape.COMPACT, Shape.SLIM, Shape.BESIDE}
    return [found.board, found.sheet, bar, *([] if is_in_bar else [found.seats])]


def overlap(one: Area, other: Area) -> bool:
    return (
        one.x < other.x + other.width - 0.01
        and other.x < one.x + one.width - 0.01
        and one.y < other.y + other.height - 0.01
        and other.y < one.y + one.height - 0.01
    )


@pytest.mark.parametrize("is_left_handed", [False, True])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_lies_outside_or_on_something_else(
    width: int, height: int, is_left_handed: bool
) -> None:
    found = places(width, height, 4, is_left_handed)
    for area in (*areas(found), found.seats):
        assert area.x >= 0
        assert area.y >= 0
        assert area.x + area.width <= width + 0.01
        assert area.y + area.height <= height + 0.01
    assert not any(overlap(*pair) for pair in combinations(areas(found), 2))


@pytest.mark.parametrize(
    ("size", "shape"),
    [
        ((412, 915), Shape.TALL),
        ((360, 640), Shape.COMPACT),
        ((915, 412), Shape.BESIDE),
        ((1280, 800), Shape.AROUND),
        ((800, 1280), Shape.TALL),
        ((1024, 768), Shape.COLUMN),
        ((320, 480), Shape.SLIM),
        ((360, 360), Shape.SLIM),
    ],
)
def test_each_form_factor_has_its_shape(size: tuple[int, int], shape: Shape) -> None:
    assert places(*size, 4).shape is shape


@pytest.mark.parametrize("size", [(360, 640), (412, 915), (800, 1280)])
def test_in_portrait_the_board_is_as_wide_as_the_phone(size: tuple[int, int]) -> None:
    assert places(*size, 4).board.width >= 0.9 * size[0] or size[0] == 800


def test_the_left_hand_mirrors_the_sheet_and_never_the_board() -> None:
    right, left = places(915, 412, 4), places(915, 412, 4, is_left_handed=True)
    assert right.sheet.x > right.board.x
    assert left.sheet.x < left.board.x
    assert left.board.width == right.board.width


@pytest.mark.parametrize(
    ("size", "least"), [((320, 480), 290), ((360, 360), 170), ((640, 360), 340)]
)
def test_on_tiny_screens_the_board_has_most_of_the_room(size: tuple[int, int], least: int) -> None:
    assert places(*size, 4).board.width >= least


def test_what_is_read_after_the_end_needs_more_than_a_row() -> None:
    assert places(320, 480, 2, is_turn=False).sheet.height > places(320, 480, 2).sheet.height


@pytest.mark.parametrize("told", [230.0, 300.0])
def test_the_sheet_of_an_end_is_as_high_as_what_it_tells_and_the_board_has_the_rest(
    told: float,
) -> None:
    for width, height in ((360, 640), (412, 915)):
        end = places(width, height, 2, is_turn=False, told=told)
        assert told <= end.sheet.height <= max(told, height - 68 - width)
        assert end.board.width >= 0.9 * min(width, height - 80 - told)


@pytest.mark.parametrize("height", range(240, 600, 8))
def test_what_is_told_of_an_end_decides_no_shape(height: int) -> None:
    """It is as high as the shape makes it: the two went back and forth until the app ended."""
    for width in range(height, height + 120, 8):
        ends = [places(width, height, 1, is_turn=False, told=told) for told in (100, 134, 146, 300)]
        assert len({end.shape for end in ends}) == 1, (width, height)


def test_however_much_is_told_at_an_end_some_of_its_board_is_seen() -> None:
    assert places(360, 640, 4, is_turn=False, told=900).board.width >= LEAST_BOARD * 360


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_is_read_on_a_tablet_has_a_wide_column(seats: int) -> None:
    """In a panel of 256 words stood one below the other."""
    read = places(1280, 800, seats, is_turn=False)
    assert read.sheet.width >= 440
    assert read.board.width > places(1280, 800, 4).board.width


@pytest.mark.parametrize(
    ("seats", "shape"), [(1, Shape.COLUMN), (2, Shape.COLUMN), (3, Shape.AROUND)]
)
def test_few_seats_need_no_panel_of_their_own(seats: int, shape: Shape) -> None:
    assert places(1280, 800, seats).shape is shape


@pytest.mark.parametrize(
    ("size", "seats", "form"),
    [
        ((412, 915), 4, ChipForm.WIDE),
        ((360, 640), 2, ChipForm.SMALL),
        ((360, 640), 4, ChipForm.NARROW),
        ((320, 568), 2, ChipForm.NARROW),
        ((1024, 768), 4, ChipForm.WIDE),
        ((1280, 800), 4, ChipForm.FULL),
    ],
)
def test_seats_show_what_their_row_has_room_for(
    size: tuple[int, int], seats: int, form: ChipForm
) -> None:
    assert places(*size, seats).chips is form


@pytest.mark.parametrize("size", SIZES)
def test_rows_are_laid_along_their_longer_side(size: tuple[int, int]) -> None:
    found = places(*size, 4)
    assert (found.seats_way == "vertical") is (found.seats.height > found.seats.width / 2)
    assert found.bar_way == "horizontal"


def test_only_roomy_bars_have_words() -> None:
    roomy = {places(*size, 4).shape for size in SIZES if places(*size, 4).is_roomy}
    assert roomy == {Shape.TALL, Shape.AROUND}
