"""How sheet and chips of Connect are set by the room that they have."""

import pytest

from app.presenters.connect.looks import chip_look, sheet_look
from app.presenters.match.places import Shape


def test_only_where_there_is_much_room_a_creature_stands_before_the_words() -> None:
    assert [shape for shape in Shape if sheet_look(shape, 400).is_roomy] == [Shape.AROUND]


@pytest.mark.parametrize(
    ("has_name", "width", "runs", "pawn"),
    [
        (True, 140, "horizontal", 32),
        (True, 139, "horizontal", 24),
        (False, 58, "horizontal", 26),
        (False, 57, "vertical", 22),
    ],
)
def test_a_chip_closes_up_with_its_width(
    has_name: bool, width: float, runs: str, pawn: float
) -> None:
    look = chip_look(has_name, width)
    assert (look.has_name, look.runs, look.pawn) == (has_name, runs, pawn)


@pytest.mark.parametrize("has_name", [True, False])
def test_either_the_name_or_the_count_has_what_is_free(has_name: bool) -> None:
    look = chip_look(has_name, 100)
    assert (look.name_share, look.count_share) == ((1, None) if has_name else (None, 1))
