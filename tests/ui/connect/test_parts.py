"""Parts of Connect's page by themselves: what they show, and where they put it."""

import pytest
from kivy.metrics import dp

from app.presenters.connect.table_model import SeatModel
from app.ui.connect.connect_sheet import ConnectSheet
from app.ui.connect.connect_view import Frame
from app.ui.connect.count_chips import CountChips
from app.ui.connect.pile_chip import PileChip
from tests.ui.connect.connect_fingers import begun
from tests.ui.table import Table

HIGH, FLAT = Frame(0, 50, 400, 500), Frame(0, 50, 400, 90)


@pytest.fixture(autouse=True)
def rules(table: Table) -> None:
    """Those of the page's parts are read with the page."""
    begun(table, 1)


@pytest.mark.parametrize("is_mirrored", [False, True])
def test_the_count_of_the_pile_lies_opposite_the_thumb_above_the_keys(is_mirrored: bool) -> None:
    chip = PileChip(frame=HIGH, is_mirrored=is_mirrored)
    assert chip.top == pytest.approx(550 - dp(8))
    if is_mirrored:
        assert chip.x == pytest.approx(dp(12))
    else:
        assert chip.right == pytest.approx(400 - dp(12))


@pytest.mark.parametrize("is_mirrored", [False, True])
def test_on_a_flat_table_it_lies_between_the_keys(is_mirrored: bool) -> None:
    chip = PileChip(frame=FLAT, is_mirrored=is_mirrored)
    assert chip.top < 50 + dp(12 + 48)
    assert dp(12 + 48) < chip.x < chip.right < 400 - dp(12 + 48)


def test_there_is_a_chip_for_each_seat_of_each_match() -> None:
    row = CountChips()
    for count in (2, 6, 1):
        row.seats = [SeatModel(name=str(seat), taken=seat) for seat in range(count)]
        assert [chip.seat.taken for chip in row.chips] == list(range(count))


def test_chips_have_names_and_hands_where_the_row_has_room() -> None:
    row = CountChips(seats=[SeatModel(), SeatModel()])
    row.has_names, row.has_hands = False, True
    assert {(chip.has_name, chip.has_hand) for chip in row.chips} == {(False, True)}


def test_the_seat_at_move_has_a_line_around_it() -> None:
    row = CountChips(seats=[SeatModel(is_at_move=True), SeatModel()])
    first, second = row.chips
    assert (first.rim > 0, first.rim_color[3], second.rim, second.rim_color[3]) == (True, 1, 0, 0)


def test_a_slim_sheet_says_why_not_instead_of_the_title() -> None:
    sheet = ConnectSheet(form="compact", height=dp(152), title="Lay a tile", hint="Why not")
    assert (sheet.said_title, sheet.said_hint) == ("Lay a tile", "")
    sheet.is_refused = True
    assert (sheet.said_title, sheet.said_hint) == ("", "Why not")
    sheet.height = dp(300)
    assert (sheet.said_title, sheet.said_hint) == ("Lay a tile", "Why not")
