"""The band of light along a board's ways, in pieces that light one after the other."""

import pytest

from app.presenters.go.light_band import CORNERS, PIECES, ROUND, Band, Point, band

STRAIGHT = ((0.0, 0.0), (1.0, 0.0), (2.0, 0.0))
BENT = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0))
WIDE = 0.1


def pieces(found: Band) -> list[list[Point]]:
    places = [(x + WIDE * far, y + WIDE * off) for x, y, far, off in found.rims]
    corners = [places[number] for number in found.corners]
    return [corners[begin : begin + CORNERS] for begin in range(0, len(corners), CORNERS)]


def area(found: Band) -> float:
    return sum(
        abs((x2 - x1) * (y3 - y1) - (x3 - x1) * (y2 - y1)) / 2
        for piece in pieces(found)
        for (x1, y1), (x2, y2), (x3, y3) in (piece[:3], piece[3:])
    )


def test_a_band_is_as_wide_and_long_as_its_way_with_round_ends() -> None:
    half_discs = 2 * ROUND * 0.5 * WIDE**2 * 0.5
    assert area(band([STRAIGHT])) == pytest.approx(2 * WIDE * 2 + half_discs)
    assert len(band([STRAIGHT]).shares) == 2 * PIECES + ROUND


def test_a_bend_has_no_gap_and_no_overlap() -> None:
    assert area(band([BENT])) == pytest.approx(area(band([STRAIGHT])))
    places = {(round(x, 6), round(y, 6)) for each in pieces(band([BENT])) for x, y in each}
    assert {(1 + WIDE, -WIDE), (1 - WIDE, WIDE)} <= places


def test_light_comes_from_the_begin_of_a_way_to_its_end() -> None:
    found = band([BENT])
    assert list(found.shares) == sorted(found.shares)
    assert found.shares[0] == 0
    assert found.shares[-1] == 1
    early = [p for share, p in zip(found.shares, pieces(found), strict=True) if 0 < share <= 0.5]
    assert len(early) == PIECES
    assert all(y <= WIDE + 1e-9 for piece in early for _, y in piece)


def test_what_ways_share_is_lit_once_and_by_the_first() -> None:
    longer = (*STRAIGHT, (3.0, 0.0), (4.0, 0.0))
    both = band([longer, STRAIGHT])
    assert len(both.shares) == 4 * PIECES + 3 * ROUND // 2 + ROUND // 2
    reached = [
        share
        for share, piece in zip(both.shares, pieces(both), strict=True)
        if max(x for x, _ in piece) == 2.0
    ]
    assert set(reached) == {0.5}


def test_no_way_has_no_light() -> None:
    assert not band([]).corners
    assert not band([((2.5, 2.5),)]).corners
