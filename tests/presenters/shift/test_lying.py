"""A device between its seats: every panel at its side, apart from all else, with room to play."""

from itertools import combinations

import pytest

from app.presenters.match.places import Area, Shape
from app.presenters.match.seats import Side
from app.presenters.shift.lying import FRAME, lying

ROUND = (Side.TOP, Side.RIGHT, Side.BOTTOM, Side.LEFT)
PAIRS = (Side.TOP, Side.TOP, Side.BOTTOM, Side.BOTTOM)
SIZES = [(1280, 800), (800, 1280), (1024, 768), (960, 600), (1920, 1200), (1024, 1366)]


def overlap(one: Area, other: Area) -> bool:
    return (
        one.x < other.x + other.width - 0.01
        and other.x < one.x + one.width - 0.01
        and one.y < other.y + other.height - 0.01
        and other.y < one.y + one.height - 0.01
    )


@pytest.mark.parametrize("sides", [ROUND, PAIRS, ROUND[::2], ROUND[1::2]])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_lies_outside_or_on_something_else(
    width: int, height: int, sides: tuple[Side, ...]
) -> None:
    found = lying(width, height, sides)
    if found is None:
        assert sides == PAIRS
        return
    areas = [found.board, found.bar, *found.panels]
    for area in areas:
        assert area.x >= 0
        assert area.y >= 0
        assert area.x + area.width <= width
        assert area.y + area.height <= height
        assert min(area.width, area.height) >= 48
    assert not any(overlap(*pair) for pair in combinations(areas, 2))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_spare_lies_before_the_panels(width: int, height: int) -> None:
    found = lying(width, height, ROUND)
    assert found is not None
    cell = found.board.width / (7 + 2 * FRAME)
    upright, sideways = (cell * (steps - FRAME) for steps in found.fallen)
    top, right, bottom, left = found.panels
    board = found.board
    assert top.y >= board.y + board.height + upright
    assert bottom.y + bottom.height <= board.y - upright
    assert right.x >= board.x + board.width + sideways
    assert left.x + left.width <= board.x - sideways


ACROSS = (Side.TOP, Side.BOTTOM)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1024, 768)])
def test_a_strip_is_as_long_as_its_words_need(width: int, height: int) -> None:
    found = lying(width, height, ACROSS)
    assert found is not None
    assert found.are_flat == (True, True)
    assert min(panel.width for panel in found.panels) >= 900


@pytest.mark.parametrize("sides", [ACROSS, ACROSS[::-1], (Side.LEFT, Side.RIGHT)])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_between_two_the_spare_lies_beyond_the_frame(
    width: int, height: int, sides: tuple[Side, ...]
) -> None:
    """Where no panel is there is always room for that."""
    found = lying(width, height, sides)
    assert found is not None
    assert max(found.fallen) >= 0.5 + FRAME + 0.5


def test_each_panel_is_at_its_side_clockwise() -> None:
    found = lying(1280, 800, PAIRS)
    assert found is not None
    first, second, third, fourth = found.panels
    assert first.x < second.x
    assert third.x > fourth.x
    assert first.y == second.y > third.y == fourth.y


@pytest.mark.parametrize("size", [(412, 915), (915, 412), (640, 600), (599, 960)])
def test_on_small_devices_the_table_turns_instead(size: tuple[int, int]) -> None:
    assert lying(*size, ROUND) is None


@pytest.mark.parametrize(("size", "way"), [((1280, 800), "horizontal"), ((800, 1280), "vertical")])
def test_the_bar_lies_in_a_corner_along_the_longer_sides(size: tuple[int, int], way: str) -> None:
    found = lying(*size, ROUND)
    assert found is not None
    assert found.bar_way == way
    assert found.paper is Shape.AROUND
