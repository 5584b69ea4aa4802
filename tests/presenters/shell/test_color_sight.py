"""Sight and colour difference: published pairs, and the truth about our seats."""

import pytest

from app.presenters.match.seats import FILLS, SeatColor
from app.presenters.shell.color_sight import Sight, ciede2000, is_safe, least_difference, seen_as

SHIFT = [FILLS[color] for color in tuple(SeatColor)[:4]]


@pytest.mark.parametrize(
    ("one", "other", "difference"),
    [  # of the test data of Sharma, Wu and Dalal (2005)
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0000),
        ((50, 0, 0), (50, -1, 2), 2.3669),
        ((50, 2.49, -0.001), (50, -2.49, 0.0009), 7.1792),
        ((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((50, 2.5, 0), (58, 24, 15), 19.4535),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_published_differences(
    one: tuple[float, float, float], other: tuple[float, float, float], difference: float
) -> None:
    assert ciede2000(one, other) == pytest.approx(difference, abs=5e-5)
    assert ciede2000(other, one) == pytest.approx(difference, abs=5e-5)


def test_normal_eyes_see_colours_as_they_are() -> None:
    assert [seen_as(color, Sight.NORMAL) for color in SHIFT] == SHIFT


@pytest.mark.parametrize("sight", list(Sight))
def test_grey_stays_grey_to_all_eyes(sight: Sight) -> None:
    seen = seen_as("#808080", sight)
    parts = [int(seen[place : place + 2], 16) for place in (1, 3, 5)]
    assert max(parts) - min(parts) <= 1


def test_red_and_green_of_equal_light_are_alike_to_deutans() -> None:
    pair = ["#C06060", "#7A7A40"]
    assert least_difference(pair, Sight.DEUTAN) < least_difference(pair, Sight.NORMAL) / 3


@pytest.mark.parametrize("sight", [sight for sight in Sight if sight is not Sight.GREY])
def test_nobody_needs_shapes_to_tell_the_colours_of_shift_apart(sight: Sight) -> None:
    assert least_difference(SHIFT, sight) >= 20
    assert is_safe(SHIFT, sight)


def test_without_colours_the_shapes_are_needed() -> None:
    assert not is_safe(SHIFT, Sight.GREY)
