"""A device between its seats: every panel at its side, apart from all else, with room to play."""

from itertools import combinations

import pytest

from app.games.shift.maze import ARROWS
from app.presenters.match.places import Area, Shape
from app.presenters.match.seats import Side
from app.presenters.shift.layout import ShiftPlaces
from app.presenters.shift.lying import lying
from app.ui.shift.shift_geometry import ShiftGeometry

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


def spots(found: ShiftPlaces) -> list[Area]:
    """Where the spare may come to lie."""
    geometry = ShiftGeometry(found.board.x, found.board.y, found.board.width)
    middles = [geometry.resting(arrow, found.fallen) for arrow in (None, *range(len(ARROWS)))]
    half = geometry.cell / 2
    return [Area(x - half, y - half, 2 * half, 2 * half) for x, y in middles]


@pytest.mark.parametrize("sides", [ROUND, ROUND[:3], PAIRS, ROUND[::2], ROUND[1::2]])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_spare_lies_on_no_panel_and_not_over_the_edge_of_the_frame(
    width: int, height: int, sides: tuple[Side, ...]
) -> None:
    found = lying(width, height, sides)
    if found is None:
        assert sides == PAIRS
        return
    panels = (*found.panels, found.bar)
    assert not [spot for spot in spots(found) if any(overlap(spot, each) for each in panels)]
    assert not [spot for spot in spots(found) if overlap(spot, found.board)]
    assert all(spot.x >= 0 and spot.right <= width for spot in spots(found))
    assert all(spot.y >= 0 and spot.top <= height for spot in spots(found))


ACROSS = (Side.TOP, Side.BOTTOM)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1024, 768)])
def test_a_strip_is_as_long_as_its_words_need(width: int, height: int) -> None:
    found = lying(width, height, ACROSS)
    assert found is not None
    assert found.are_flat == (True, True)
    assert min(panel.width for panel in found.panels) >= 900


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
