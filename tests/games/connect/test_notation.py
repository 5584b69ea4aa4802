"""Connect's moves as text (T1)."""

import pytest

from app.core.errors import BadRequest
from app.games.connect.moves import Lay, Take
from app.games.connect.notation import decode, encode
from app.games.connect.table import cell_at, cell_text, column_row, parsed_cell
from app.games.connect.tiles import TURNS


def test_t1_lay() -> None:
    move = Lay(17, 1, cell_at(3, -2))
    assert encode(move) == "lay 17 1 x3y-2"
    assert decode("lay 17 1 x3y-2") == move


def test_t1_take() -> None:
    move = Take((cell_at(1, 0), cell_at(2, 0)))
    assert encode(move) == "take x1y0 x2y0"
    assert decode("take x1y0 x2y0") == move


def test_t1_take_nothing() -> None:
    assert encode(Take()) == "take -"
    assert decode("take -") == Take()


def test_t1_cells_of_a_take_are_told_in_reading_order() -> None:
    assert encode(decode("take x2y1 x-1y1 x5y0 x0y-3")) == "take x0y-3 x5y0 x-1y1 x2y1"


@pytest.mark.parametrize("tile", [1, 17, 23, 33, 45])
def test_c3_a_turn_that_looks_the_same_is_the_same_move(tile: int) -> None:
    told = {encode(decode(f"lay {tile} {turn} x0y2")) for turn in range(4)}
    assert told == {f"lay {tile} {turn} x0y2" for turn in TURNS[tile]}


@pytest.mark.parametrize("column", [-999, -47, -1, 0, 1, 46, 999])
@pytest.mark.parametrize("row", [-999, -1, 0, 1, 999])
def test_cells_have_one_name(column: int, row: int) -> None:
    cell = cell_at(column, row)
    assert column_row(cell) == (column, row)
    assert cell_text(cell) == f"x{column}y{row}"
    assert parsed_cell(cell_text(cell)) == cell


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad_move"),
        ("lay", "bad_move"),
        ("lay 17 1", "bad_move"),
        ("lay 17 4 x0y0", "bad_move"),
        ("lay 017 1 x0y0", "bad_move"),
        ("lay 17  1 x0y0", "bad_move"),
        ("lay 17 1 x0y0 ", "bad_move"),
        ("lay \u0661 1 x0y0", "bad_move"),
        ("lay 51 1 x0y0", "bad_tile"),
        ("lay 17 1 y0x0", "bad_cell"),
        ("lay 17 1 x-0y0", "bad_cell"),
        ("lay 17 1 x01y0", "bad_cell"),
        ("lay 17 1 x1000y0", "bad_cell"),
        ("lay 17 1 x0y0\n", "bad_move"),
        ("take", "bad_move"),
        ("take  x0y0", "bad_move"),
        ("take x0y0 ", "bad_move"),
        ("take - x0y0", "bad_cell"),
        ("take x0y0 x1y0 x0y0", "bad_move"),
        ("TAKE -", "bad_move"),
    ],
)
def test_what_is_no_move_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadRequest, match=code):
        decode(text)
