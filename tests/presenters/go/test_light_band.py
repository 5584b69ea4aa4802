"""The band of light along a board's ways, in strokes that light one after the other."""

from dataclasses import dataclass

import pytest

from app.presenters.go.light_band import Point, Stroke, strokes

STRAIGHT = ((0.0, 0.0), (1.0, 0.0), (2.0, 0.0))
BENT = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0))
WIDE = 0.1


@dataclass
class Shape:
    corners: list[Point]

    @classmethod
    def of(cls, stroke: Stroke) -> "Shape":
        (x1, y1, x2, y2), (x3, y3, x4, y4) = stroke.here, stroke.there
        return cls([(x1, y1), (x2, y2), (x4, y4), (x3, y3)])

    @property
    def area(self) -> float:
        pairs = zip(self.corners, self.corners[1:] + self.corners[:1], strict=True)
        return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairs)) / 2


def area(found: tuple[Stroke, ...]) -> float:
    return sum(Shape.of(stroke).area for stroke in found)


def test_a_band_is_as_wide_and_long_as_its_way() -> None:
    found = strokes([STRAIGHT], WIDE)
    assert area(found) == pytest.approx(2 * WIDE * 2)
    assert [stroke.is_end for stroke in found] == [False, True]


def test_a_bend_has_no_gap_and_no_overlap() -> None:
    found = strokes([BENT], WIDE)
    assert area(found) == pytest.approx(area(strokes([STRAIGHT], WIDE)))
    assert found[0].there == found[1].here
    places = {(round(x, 6), round(y, 6)) for each in found for x, y in Shape.of(each).corners}
    assert {(1 + WIDE, -WIDE), (1 - WIDE, WIDE)} <= places


def test_light_comes_from_the_begin_of_a_way_to_its_end() -> None:
    found = strokes([BENT], WIDE)
    assert [(stroke.begins, stroke.ends) for stroke in found] == [(0, 0.5), (0.5, 1)]
    assert all(y <= WIDE + 1e-9 for _, y in Shape.of(found[0]).corners)


def test_what_ways_share_is_lit_once_and_by_the_first() -> None:
    longer = (*STRAIGHT, (3.0, 0.0), (4.0, 0.0))
    found = strokes([longer, STRAIGHT], WIDE)
    assert [stroke.ends for stroke in found] == [0.25, 0.5, 0.75, 1]


def test_no_way_has_no_light() -> None:
    assert not strokes([], WIDE)
    assert not strokes([((2.5, 2.5),)], WIDE)
