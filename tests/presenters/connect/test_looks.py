"""How sheet and chips of Connect are set by the room that they have."""

import pytest

from app.presenters.connect.looks import chip_look, sheet_look
from app.presenters.match.places import Shape

SHAPES = (Shape.TALL, Shape.COMPACT, Shape.BESIDE, Shape.AROUND)


@pytest.mark.parametrize("shape", SHAPES)
def test_only_below_the_table_the_lower_corners_lie_off_the_screen(shape: Shape) -> None:
    look = sheet_look(shape, 300)
    assert look.corner - look.sunk == (0 if shape in {Shape.TALL, Shape.COMPACT} else 24)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_sheet_without_much_height_has_its_words_beside_its_keys(shape: Shape) -> None:
    assert not sheet_look(shape, 170).is_slim
    assert sheet_look(shape, 169).is_slim is (shape is Shape.COMPACT)


def test_only_where_there_is_little_room_keys_give_theirs_up_to_the_words() -> None:
    kept = [sheet_look(shape, 300).keys > 0 for shape in SHAPES]
    assert kept == [True, False, False, True]


def test_the_title_never_has_fewer_lines_while_nobody_chooses() -> None:
    for shape in SHAPES:
        for height in (100, 300):
            choosing, waiting = sheet_look(shape, height).lines
            assert 1 <= choosing <= waiting


@pytest.mark.parametrize(
    ("has_name", "width", "runs", "pawn"),
    [
        (True, 128, "horizontal", 32),
        (True, 127, "horizontal", 28),
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
