"""Sides of a tile: turning and their text form (T1)."""

from itertools import product

import pytest

from app.core.errors import BadRequest
from app.core.sides import (
    EAST,
    NORTH,
    SIDES,
    SOUTH,
    WEST,
    opposite,
    parsed_sides,
    sides_text,
    turned,
    turns_of,
)


@pytest.mark.parametrize(
    ("before", "after"),
    [("N", "E"), ("E", "S"), ("S", "W"), ("W", "N"), ("NS", "EW"), ("NE", "ES"), ("NEW", "NES")],
)
def test_a_quarter_turn_is_clockwise(before: str, after: str) -> None:
    assert sides_text(turned(parsed_sides(before))) == after


@pytest.mark.parametrize("openings", range(16))
def test_turns_add_up(openings: int) -> None:
    for one, two in product(range(-5, 9), range(-5, 9)):
        assert turned(turned(openings, one), two) == turned(openings, one + two)
    assert turned(openings, 4) == openings


@pytest.mark.parametrize(
    ("openings", "turns"),
    [
        ("", ["", ]),
        ("NESW", ["NESW"]),
        ("NS", ["NS", "EW"]),
        ("EW", ["EW", "NS"]),
        ("NE", ["NE", "ES", "SW", "NW"]),
        ("ESW", ["ESW", "NSW", "NEW", "NES"]),
        ("N", ["N", "E", "S", "W"]),
    ],
)  # fmt: skip
def test_turns_that_look_different_begin_with_the_tile_as_it_is(
    openings: str, turns: list[str]
) -> None:
    assert [sides_text(turn) for turn in turns_of(parsed_sides(openings))] == turns


def test_opposite_sides() -> None:
    assert {side: opposite(side) for side in SIDES} == {
        NORTH: SOUTH,
        EAST: WEST,
        SOUTH: NORTH,
        WEST: EAST,
    }


@pytest.mark.parametrize("openings", range(16))
def test_t1_text_and_back(openings: int) -> None:
    assert parsed_sides(sides_text(openings)) == openings


def test_t3_sides_stand_in_the_order_north_east_south_west() -> None:
    assert sides_text(15) == "NESW"
    assert len({sides_text(openings) for openings in range(16)}) == 16


@pytest.mark.parametrize(
    "text",
    ["EN", "NN", "n", "NESWN", "X", " ", "N ", "NE\n", "\uff2e\uff25", "N" * 100_000, "\ud800"],
)
def test_t1_other_texts_are_refused(text: str) -> None:
    with pytest.raises(BadRequest) as refused:
        parsed_sides(text)
    assert refused.value.code == "bad_sides"
    assert len(refused.value.detail) <= 20
