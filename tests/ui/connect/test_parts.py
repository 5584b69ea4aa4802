"""Parts of Connect's page by themselves: what they show, and where they put it."""

import pytest
from kivy.metrics import dp

from app.presenters.connect.sheet_places import SheetPlaces
from app.presenters.connect.table_model import SeatModel
from app.presenters.match.places import Area
from app.ui.connect.connect_sheet import ConnectSheet
from app.ui.connect.connect_view import Frame, fitting, fitting_clear
from app.ui.connect.count_chip import CountChip
from app.ui.connect.count_chips import CountChips
from app.ui.connect.pile_chip import PileChip
from app.ui.match.seat_face import SeatFace
from tests.ui.connect.connect_fingers import begun
from tests.ui.kit.drawn import size_drawn
from tests.ui.table import Table

HIGH = Frame(0, 50, 400, 500)


@pytest.fixture(autouse=True)
def rules(table: Table) -> None:
    """Those of the page's parts are read with the page."""
    begun(table, 1)


@pytest.mark.parametrize("is_mirrored", [False, True])
def test_the_count_of_the_pile_lies_opposite_the_thumb(is_mirrored: bool) -> None:
    chip = PileChip(frame=HIGH, is_mirrored=is_mirrored)
    assert chip.top == pytest.approx(550 - dp(8))
    if is_mirrored:
        assert chip.x == pytest.approx(dp(12))
    else:
        assert chip.right == pytest.approx(400 - dp(12))


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


def test_the_sheet_grows_while_somebody_chooses() -> None:
    resting, choosing = (SheetPlaces(paper=Area(0, 0, 400, height)) for height in (60, 140))
    sheet = ConnectSheet(resting=resting, choosing=choosing)
    sheet.grow(True, 1.0)
    assert sheet.end is choosing
    assert sheet.height == 60
    sheet.motion.finish()
    assert sheet.height == 140
    sheet.grow(False, 0.0)
    assert sheet.height == 60


@pytest.mark.parametrize(("width", "has_sign"), [(400, True), (200, False)])
def test_the_keys_for_a_hint_and_for_faster_are_alike(width: float, has_sign: bool) -> None:
    row = Area(0, 0, dp(width), dp(52))
    sheet = ConnectSheet(resting=SheetPlaces(keys=row))
    helps, faster = sheet.ids.help, sheet.ids.faster
    helps.text = faster.text
    found = []
    for key in (helps, faster):
        key.is_there = True
        found.append((key.width, key.height, key.role, key.icon != ""))
        key.is_there = False
    assert found[0] == found[1]
    assert found[0][1] == dp(52)
    assert found[0][3] is has_sign


@pytest.mark.parametrize("width", [60, 190, 350])
def test_a_chip_whose_turn_begins_swells_no_farther_than_its_room(width: float) -> None:
    """It ran off the screen and touched the next one."""
    chip = CountChip(size=(dp(width), dp(48)))
    most = 0.0
    for share in (0.25, 0.5, 0.75):
        chip.swell._grow(share)
        most = max(most, (size_drawn(chip) - 1) * chip.width / 2)
    assert 0 < most <= dp(3) + 0.01


@pytest.mark.parametrize(
    ("cells", "is_clear_anyway"),
    [
        (((0, 0), (1, 0), (0, 1)), False),
        (((0, 0), (1, 0), (1, 1)), True),
        (((0, 0), (0, 1), (0, 2)), True),
        (((0, 0), (3, 0), (0, 1)), True),
        (((0, 0), (3, 0), (0, 3)), False),
    ],
)
def test_at_the_end_no_tile_lies_under_the_key_for_looking(
    cells: tuple[tuple[int, int], ...], is_clear_anyway: bool
) -> None:
    """The whole maze is in sight, and no smaller than it must be."""
    frame, key = Frame(8, 100, 344, 344), Frame(12, 112, 48, 48)
    bounds = (0, 0, max(x for x, _ in cells), max(y for _, y in cells))
    shown = fitting_clear((bounds, cells), frame, key, 8, 400)
    assert not any(shown.covers(cell, key) for cell in cells)
    assert shown.holds(bounds, frame)
    assert (shown == fitting(bounds, frame, 8, 400)) is is_clear_anyway


def test_a_bots_face_stands_beside_its_pawn_in_the_narrowest_chip_too() -> None:
    for width in (30, 38, 64):
        shown = SeatFace(pawn="red", face="snail", side=dp(22), most=dp(width - 6))
        shown.do_layout()
        sign, pawn = shown.children
        assert sign.x >= pawn.right
        assert shown.width <= dp(width - 4)
        assert pawn.width >= dp(14)
