"""A tile of Connect drawn by a finger: where it lies once let go, and what is said meanwhile."""

from typing import Any

import pytest
from kivy.tests.common import UnitTestTouch

from app.games.connect.table import cell_at
from app.services.settings import Motion
from app.ui.connect.connect_drag import LIFT
from app.ui.match.restless import QUICK
from tests.games.connect.tables import position
from tests.ui.connect.connect_fingers import begun, opened, settle, touched_cell
from tests.ui.match.match_fingers import knock, still
from tests.ui.table import Table

TURTLES = "1 0 x0y0, 11 0 x1y0"
SIZES = [(412, 916), (360, 640), (320, 480), (1280, 800)]


def at_turtles(table: Table, seats: int = 1, tile: int = 47) -> Any:
    still(table)
    hands = [[tile, 2], [3, 4]][:seats]
    page = begun(table, seats, position=position(TURTLES, *hands))
    opened(table, page)
    return page


def lifted(table: Table, page: Any, *points: tuple[float, float]) -> UnitTestTouch:
    """A finger that has drawn the first tile along these points, and still lies there."""
    table.settle()
    x, y = page.tray.spot(0)
    touch = UnitTestTouch(x, y)
    touch.touch_down()
    for point in ((x, y + 30), *points):
        touch.touch_move(*point)
        table.frames()
    return touch


def let_go(table: Table, page: Any, touch: UnitTestTouch) -> None:
    touch.touch_up()
    settle(table, page)


def below(page: Any, column: float, row: float) -> tuple[float, float]:
    """Where a finger lies that carries a tile to this place."""
    x, y = page.board.view.at(column, row)
    return x, y - LIFT * page.board.view.cell


@pytest.mark.parametrize("size", SIZES)
def test_a_finger_on_a_marked_spot_lays_the_tile_there(table: Table, size: tuple[int, int]) -> None:
    """Though the tile is drawn above the finger, over another one."""
    table.resize(*size)
    page = at_turtles(table)
    lifted_at = touched_cell(page, 0, 1)
    touch = lifted(table, page, lifted_at)
    assert page.board.model.hanging is not None
    assert (page.board.model.hanging.column, page.board.model.hanging.row) == (0, 1)
    let_go(table, page, touch)
    assert page.table.match.moves[0].cell == cell_at(0, 1)


@pytest.mark.parametrize("place", [(2.8, -0.2), (2.4, 0.7), (-1.4, 0.5), (-1.0, -0.4)])
def test_near_a_marked_spot_letting_go_does_what_is_shown(
    table: Table, place: tuple[float, float]
) -> None:
    page = at_turtles(table)
    touch = lifted(table, page, below(page, *place))
    hanging = page.board.model.hanging
    assert hanging is not None
    assert page.board.model.lifted == (hanging.column, hanging.row)
    let_go(table, page, touch)
    assert page.table.match.moves[0].cell == cell_at(hanging.column, hanging.row)


def test_far_from_the_maze_the_tile_comes_back_and_a_sentence_says_so(table: Table) -> None:
    page = at_turtles(table)
    touch = lifted(table, page, below(page, 0, -3))
    assert page.board.model.hanging is None
    let_go(table, page, touch)
    assert page.hint == "Too far away: the tile is back in your hand"
    assert not page.is_refused
    assert page.deeds.finger.slot is None
    assert page.table.match.moves == ()


def test_put_back_into_the_hand_nothing_needs_to_be_said(table: Table) -> None:
    page = at_turtles(table)
    before = page.hint
    let_go(table, page, lifted(table, page, below(page, 0, -3), page.tray.spot(1)))
    assert page.hint == before
    assert page.deeds.finger.slot is None


def test_while_it_is_drawn_the_words_say_what_letting_go_does(table: Table) -> None:
    page = at_turtles(table)
    touch = lifted(table, page, below(page, 0, -3))
    assert page.hint == "Carry it to a glowing spot"
    touch.touch_move(*below(page, 2, 0))
    assert page.hint == "2 pairs here: let go"
    touch.touch_move(*below(page, 0, -3))
    assert page.hint == "Carry it to a glowing spot"
    let_go(table, page, touch)
    page = at_turtles(table, tile=45)
    lifted(table, page, below(page, 2, 0))
    assert page.hint == "No pair here. Let go to lay it"


def test_once_it_lies_nothing_asks_for_another_tap(table: Table) -> None:
    page = at_turtles(table)
    table.tap(*page.tray.spot(0))
    table.tap(*touched_cell(page, 2, 0))
    settle(table, page)
    assert page.hint == "Tap again to lay it, or turn it"
    table.wait(QUICK)
    table.app.shell.settings.change(motion=Motion.NORMAL)
    table.tap(*touched_cell(page, 2, 0))
    assert page.motion.is_running
    assert page.title == "2 pairs found"
    assert page.hint == ""


def test_turned_round_the_device_says_where_the_tile_is(table: Table) -> None:
    page = at_turtles(table)
    lifted(table, page, below(page, 0, -3))
    table.resize(916, 412)
    assert page.hint == "The tile is back in your hand"
    assert not page.flyer.is_carrying
    assert not any(tile.is_out or tile.is_held for tile in page.tray.tiles)


@pytest.mark.parametrize("seats", [1, 2])
def test_back_from_a_pause_it_is_said_as_soon_as_the_hand_is_seen(table: Table, seats: int) -> None:
    page = at_turtles(table, seats)
    lifted(table, page, below(page, 2, 0))
    table.app.on_pause()
    table.app.on_resume()
    table.frames(2)
    if page.is_covered:
        assert page.hint != "The tile is back in your hand"
        knock(table, page)
        settle(table, page)
    assert page.hint == "The tile is back in your hand"
    assert page.table.match.moves == ()
    table.tap(*page.tray.spot(0))
    assert page.deeds.finger.slot == 0
    assert page.hint.startswith("Tap a glowing spot")


def test_every_prompt_is_large_enough_to_be_read(table: Table) -> None:
    for size in SIZES:
        table.resize(*size)
        page = at_turtles(table)
        touch = lifted(table, page, below(page, 2, 0))
        texts = [text for text in page.sheet.ids.words.children if text.text == page.hint]
        assert [text.font_size >= 13 and text.texture_size[1] <= text.height for text in texts] == [
            True
        ]
        let_go(table, page, touch)


def wide(table: Table) -> Any:
    """A maze that has no room on a phone, its left end in sight."""
    still(table)
    row = [f"{tile} 0 x{tile - 31}y0" for tile in range(33, 43)]
    page = begun(table, 1, position=position(", ".join([TURTLES, *row]), [47, 2]))
    page.camera.drift(9999, 0)
    settle(table, page)
    return page


def test_at_the_edge_of_what_is_seen_the_table_comes_along(table: Table) -> None:
    page = wide(table)
    begin, right = page.board.view, page.board.frame.x + page.board.frame.width
    assert begin.at(12, 0)[0] > right
    touch = lifted(table, page, (page.width / 2, page.height / 2), (right - 10, page.height / 2))
    for _ in range(400):
        table.wait(0.05)
    end = page.board.view
    assert end.cell == begin.cell
    assert right - end.cell <= end.at(12, 0)[0] <= right
    assert not page.sees_all
    let_go(table, page, touch)
    still_there = page.board.view
    table.wait(0.5)
    assert page.board.view == still_there


def test_in_the_middle_the_table_stays(table: Table) -> None:
    page = wide(table)
    begin = page.board.view
    touch = lifted(table, page, (page.width / 2, page.height / 2))
    for _ in range(10):
        table.wait(0.05)
    assert page.board.view == begin
    let_go(table, page, touch)
