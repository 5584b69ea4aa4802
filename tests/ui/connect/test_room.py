"""Connect uses the room that a screen has: nothing is cut, covered, or smaller than it need be."""

from dataclasses import replace
from typing import Any

import pytest
from kivy.metrics import dp
from kivy.tests.common import UnitTestTouch

from app.games.connect.table import column_row
from app.services.settings import TextSize
from app.ui.connect.connect_view import Frame, amid
from app.ui.kit.rim import Rim
from app.ui.match.restless import QUICK
from tests.games.connect.tables import position
from tests.ui.connect.connect_fingers import (
    begun,
    opened,
    play_to_the_end,
    settle,
    spot_of,
    touched_cell,
)
from tests.ui.connect.scenes import SCENES
from tests.ui.match.match_fingers import still
from tests.ui.scenes import scenes
from tests.ui.table import Table

TURTLES = "1 0 x0y0, 11 0 x1y0"

COLUMN = ", ".join(f"{tile} 0 x{tile % 5 - 2}y{tile // 5 - 4}" for tile in range(5, 35))
"""Five columns of six tiles, from x-2y-3 on."""


@pytest.mark.parametrize("text_size", [TextSize.NORMAL, TextSize.LARGEST])
@pytest.mark.parametrize("size", [(360, 640), (412, 916), (800, 1280)])
def test_all_that_is_told_at_the_end_of_two_is_seen_at_once(
    table: Table, size: tuple[int, int], text_size: TextSize
) -> None:
    still(table)
    table.app.shell.settings.change(text_size=text_size)
    table.resize(*size)
    begun(table, 2, position=position(TURTLES, [], [], pile=[], phase="over", winners=[0]))
    table.frames(4)
    scroller = table.app.shell.navigator.page._panels["end"].ids.scroller
    assert scroller.children[0].height <= scroller.height + 1


@pytest.mark.parametrize("name", ["connect_held", "connect_hanging", "connect_bot"])
@pytest.mark.parametrize("size", [(320, 480), (360, 640)])
def test_no_name_at_the_rim_lies_under_a_key(
    table: Table, size: tuple[int, int], name: str
) -> None:
    still(table)
    table.app.shell.settings.change(coordinates=True)
    table.resize(*size)
    SCENES[name](table)
    table.frames(2)
    page = table.app.shell.navigator.page
    sheet = page.sheet.ids
    turning = sheet.turning.children
    keys = (page.sheet.ids.look, page.ids.left, sheet.tray, *turning)
    rim = next(one for one in page.walk() if isinstance(one, Rim))
    assert rim.children
    for key in keys:
        for label in rim.children:
            assert not (key.opacity and key.collide_widget(label)), label.text


@pytest.mark.parametrize("size", [(360, 640), (412, 916), (1280, 800)])
def test_all_that_was_taken_is_seen_by_whoever_plays_next(
    table: Table, size: tuple[int, int]
) -> None:
    table.resize(*size)
    still(table)
    SCENES["connect_gone"](table)
    board = table.app.shell.navigator.page.board
    gaps = board.model.last.gaps
    assert len(gaps) == 2
    for gap in gaps:
        assert board.view.holds((gap.column, gap.row, gap.column, gap.row), board.frame)


@pytest.mark.parametrize(
    ("size", "least"), [((412, 916), 70), ((1280, 800), 130), ((800, 1280), 130)]
)
def test_what_may_be_taken_is_as_large_as_the_table_allows(
    table: Table, size: tuple[int, int], least: int
) -> None:
    still(table)
    table.resize(*size)
    SCENES["connect_taking"](table)
    page = table.app.shell.navigator.page
    assert page.board.view.cell >= dp(least)
    assert page.board.view.holds(page.board.model.ways, page.board.frame)
    before = page.board.view.cell
    page.camera.zoom(1.0, page.board.view.at(1, 0))
    assert page.board.view.cell == before
    settle(table, page)


@pytest.mark.parametrize("name", ["connect_take", "connect_over"])
@pytest.mark.parametrize(
    ("size", "text_size"), [((360, 640), TextSize.LARGEST), ((320, 568), TextSize.NORMAL)]
)
def test_neither_keys_nor_standings_hide_a_tile(
    table: Table, size: tuple[int, int], text_size: TextSize, name: str
) -> None:
    still(table)
    table.app.shell.settings.change(text_size=text_size)
    table.resize(*size)
    next(scene for scene in scenes() if scene.name == name).bring(table)
    board = table.app.shell.navigator.page.board
    assert board.view.holds(board.model.bounds, board.frame)


@pytest.mark.parametrize("is_left_handed", [False, True])
def test_g26_what_is_left_lies_in_the_corner_that_hides_no_cell(
    table: Table, is_left_handed: bool
) -> None:
    still(table)
    table.app.shell.settings.change(left_handed=is_left_handed)
    table.resize(360, 640)
    low = [(column, row) for column in range(2) for row in range(3, 7)]
    high = [(column, row) for column in range(3 - is_left_handed, 5) for row in range(7)]
    cells = {(4 - column if is_left_handed else column, row) for column, row in (*low, *high)}
    cells |= {(2, row) for row in range(3, 7)}
    tiles = [f"{tile} 0 x{x}y{y}" for tile, (x, y) in enumerate(sorted(cells), 5)]
    page = begun(table, 1, position=position(", ".join(tiles), [47, 2]))
    settle(table, page)
    left, board = page.ids.left, page.board
    assert left.is_aside
    frame = Frame(*left.pos, *left.size)
    assert not board.view.touches((*board.model.cells, *board.model.free), frame)


@pytest.mark.parametrize("size", [(360, 640), (320, 568), (640, 360)], ids=str)
def test_all_that_is_looked_back_at_is_fitted_anew_into_another_size(
    table: Table, size: tuple[int, int]
) -> None:
    still(table)
    table.app.shell.settings.change(coordinates=True)
    table.resize(412, 916)
    next(scene for scene in scenes() if scene.name == "connect_review").bring(table)
    page = table.app.shell.navigator.page
    board, back = page.board, page.back_through
    back.move_to(max(range(back.at.count), key=lambda at: _height_after(page, at)))
    table.resize(*size)
    assert board.view.holds(board.model.bounds, board.resting)
    rim = next(one for one in page.walk() if isinstance(one, Rim))
    assert rim.children
    for name in rim.children:
        assert name.x >= 0
        assert name.right <= page.right


def _height_after(page: Any, step: int) -> int:
    table = page.table
    cells = [column_row(laid.cell) for laid in table.known_after(table.step_ends[step]).table]
    rows = [row for _, row in cells]
    return max(rows) - min(rows)


def test_names_of_a_maze_that_is_nearer_than_its_rim_stay_inside_the_window(table: Table) -> None:
    still(table)
    table.app.shell.settings.change(coordinates=True)
    table.resize(360, 640)
    page = begun(table, 1, position=position(COLUMN, [47, 2]))
    settle(table, page)
    for _ in range(3):
        page.camera.zoom(2.0, page.board.center)
    table.frames(3)
    rim = next(one for one in page.walk() if isinstance(one, Rim))
    assert [name.text for name in rim.children if name.text.isdecimal()]
    assert min(name.x for name in rim.children) >= 0


def row_of(columns: int) -> str:
    """So many tiles side by side, each open to all sides, the first one laid last."""
    tiles = [f"{tile} 0 x{tile - 5}y0" for tile in range(5, 5 + columns)]
    return ", ".join(reversed(tiles))


@pytest.mark.parametrize(
    ("size", "columns"),
    [((320, 568), 4), ((360, 640), 5), ((412, 916), 6), ((640, 360), 4), ((1280, 800), 8)],
)
def test_the_maze_is_seen_with_all_places_around_it(
    table: Table, size: tuple[int, int], columns: int
) -> None:
    still(table)
    table.resize(*size)
    page = begun(table, 1, position=position(row_of(columns), [47, 2]))
    board = page.board
    assert board.view.cell >= dp(48)
    assert board.view.holds(board.model.sight, board.resting)
    assert page.sees_all
    table.tap(*page.tray.spot(0))
    table.tap(*touched_cell(page, *spot_of(page)))
    settle(table, page)
    assert page.sheet.is_grown
    assert board.view.holds(board.model.room, board.frame)


@pytest.mark.parametrize("size", [(320, 568), (360, 640), (412, 916)])
def test_what_has_no_room_begins_at_the_last_tile_and_cuts_no_place(
    table: Table, size: tuple[int, int]
) -> None:
    """Strips of places lay at both edges."""
    still(table)
    table.resize(*size)
    page = begun(table, 1, position=position(row_of(12), [47, 2]))
    board = page.board
    assert board.view.cell >= dp(52)
    assert not page.sees_all
    (column, row), frame = board.model.newest, board.resting
    assert board.view.holds((column, row, column, row), frame)
    for column, _ in board.model.cells:
        left = board.view.at(column, 0)[0] - board.view.cell / 2
        seen = min(left + board.view.cell, frame.x + frame.width) - max(left, frame.x)
        assert seen <= 1 or seen >= board.view.cell - 1
    assert not board._beyond.is_shown
    table.tap(*page.tray.spot(0))
    assert board._beyond.is_shown, "the edge tells of places that lie beyond it"
    table.tap_on(page.sheet.ids.look)
    settle(table, page)
    assert page.sees_all
    assert not board._beyond.is_shown


@pytest.mark.parametrize("size", [(412, 916), (800, 1280), (1280, 800)])
def test_a_small_maze_lies_in_the_middle_of_its_room(table: Table, size: tuple[int, int]) -> None:
    still(table)
    table.resize(*size)
    page = begun(table, 2, position=position(TURTLES, [47, 2], [3, 4]))
    opened(table, page)
    board = page.board
    x, y = board.view.at(0.5, 0)
    frame = board.resting
    assert abs(x - frame.x - frame.width / 2) <= 0.3 * board.view.cell
    assert abs(y - frame.y - frame.height / 2) <= 0.3 * board.view.cell


def test_the_table_stays_under_a_finger(table: Table) -> None:
    still(table)
    page = begun(table, 1, position=position(TURTLES, [47, 2]))
    before = page.board.view
    touch = UnitTestTouch(*page.board.view.at(0, 3))
    touch.touch_down()
    model = page.board.model
    wider = replace(model, free=(*model.free, (9, 0)))
    page.camera.look_at(wider)
    settle(table, page)
    assert page.board.view == before
    touch.touch_up()
    page.camera.look_at(wider)
    settle(table, page)
    assert page.board.view != before


@pytest.mark.parametrize("size", [(412, 916), (320, 568), (640, 360), (1280, 800)], ids=str)
def test_the_key_for_a_hint_stays_where_it_is(table: Table, size: tuple[int, int]) -> None:
    """It wandered from the tray to the row of keys and back."""
    still(table)
    table.resize(*size)
    next(scene for scene in scenes() if scene.name == "connect_hint_1").bring(table)
    page = table.app.shell.navigator.page
    ids, places = page.sheet.ids, set()
    for _ in range(3):
        key = ids.help if ids.help.is_there else ids.bulb
        places.add((key.x, round(key.center_y)))
        table.tap_on(key)
        settle(table, page)
    assert len(places) == 1


def test_what_hangs_where_the_sheet_grows_comes_out_from_under_it(table: Table) -> None:
    """The second tap fell on the sheet, for good: it hung there and could not be laid."""
    still(table)
    table.resize(360, 640)
    page = begun(table, 1, position=position(TURTLES, [12, 14], pile=[30]))
    table.tap(*page.tray.spot(0))
    spot = spot_of(page)
    resting, grown = page.sheet.resting.paper.top, page.sheet.choosing.paper.top
    page.camera.pan(0, (resting + grown) / 2 - touched_cell(page, *spot)[1])
    table.tap(*touched_cell(page, *spot))
    settle(table, page)
    column, row = spot
    assert page.board.view.holds((column, row, column, row), page.board.frame)
    table.wait(QUICK)
    table.tap(*touched_cell(page, *spot))
    settle(table, page)
    assert page.table.match.moves


@pytest.mark.parametrize("size", [(640, 360), (360, 640)])
def test_a_whole_match_is_played_by_touch_on_a_small_phone(
    table: Table, size: tuple[int, int]
) -> None:
    still(table)
    table.resize(*size)
    page = begun(table, 2, seed=7)
    play_to_the_end(table, page, is_dragging=False)
    assert page.panel == "end"


@pytest.mark.parametrize("high", [0.0, -4.0, 10.0])
def test_where_nothing_is_free_of_the_table_cells_are_still_cells(high: float) -> None:
    """A cut-out took the last pixel of a small window, and the app ended."""
    assert amid((-4, -4, 4, 4), (0, 0), Frame(0, 0, 360, high), 52).cell == 26
