"""Connect's table under the fingers: pan, pinch, fit; and what drawing costs."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.tests.common import UnitTestTouch

from app.ui.connect.connect_camera import FULL, LEAST, MOST
from app.ui.connect.connect_view import ConnectView, Frame, fitting
from tests.games.connect.tables import position
from tests.ui.connect.connect_fingers import begun, lay_by_taps, pinch, settle
from tests.ui.match.match_fingers import still
from tests.ui.table import Table
from tests.ui.walker import written

FRAME = Frame(10, 20, 300, 400)


def test_the_same_place_stays_under_the_fingers_while_zooming() -> None:
    view = ConnectView(100, 200, 50)
    nearer = view.zoomed(80, (130, 260))
    assert nearer.place(130, 260) == pytest.approx(view.place(130, 260))
    assert nearer.cell == 80


@pytest.mark.parametrize("bounds", [(0, 0, 1, 1), (-5, -2, 3, 9), (4, 4, 4, 4)])
def test_a_fitting_view_holds_the_whole_maze(bounds: tuple[int, int, int, int]) -> None:
    view = fitting(bounds, FRAME, 1, 96)
    left, top, right, bottom = bounds
    for column, row in ((left - 0.5, top - 0.5), (right + 0.5, bottom + 0.5)):
        x, y = view.at(column, row)
        assert FRAME.x <= x <= FRAME.x + FRAME.width
        assert FRAME.y <= y <= FRAME.y + FRAME.height


@pytest.mark.parametrize(("dx", "dy"), [(9999, 0), (-9999, 0), (0, 9999), (-9999, -9999)])
def test_a_whole_tile_always_stays_in_sight(dx: float, dy: float) -> None:
    """A corner of the maze without tiles is not enough."""
    cells = [(0, 0), (1, 0), (2, 0), (2, 1), (2, 2)]
    view = ConnectView(150, 200, 50).moved(dx, dy).kept(cells, FRAME)
    middles = [view.at(*cell) for cell in cells]
    assert any(
        FRAME.x + 24 < x < FRAME.x + FRAME.width - 24
        and FRAME.y + 24 < y < FRAME.y + FRAME.height - 24
        for x, y in middles
    )


def test_a_view_that_is_well_stays_as_it_is() -> None:
    view = ConnectView(150, 200, 50)
    assert view.kept([(0, 0), (9, 9)], FRAME) == view


def test_a_maze_that_shrinks_does_not_leave_the_screen(table: Table) -> None:
    still(table)
    grown = "1 0 x0y0, 11 0 x1y0, 14 1 x2y0, 15 0 x3y0, 20 0 x4y0, 21 1 x5y0, 22 0 x6y0"
    page = begun(table, 1, position=position(grown, [47, 2]))
    page.camera.zoom(9.0, page.board.view.at(6, 0))
    before = page.board.model
    page.camera.look_at(replace(before, tiles=before.tiles[:2]))
    x, _ = page.board.view.at(1, 0)
    assert 0 < x < page.width


def test_one_finger_moves_the_table_and_two_zoom_it(table: Table) -> None:
    still(table)
    page = begun(table, 1)
    before = page.board.view
    table.drag((200, 450), (240, 500))
    assert page.board.view.cell == before.cell
    assert page.board.view.x > before.x
    pinch(table, (150, 500), (250, 500), -30)
    assert page.board.view.cell < before.cell
    pinch(table, (10 + 100, 500), (300, 500), 300)
    assert page.board.view.cell == pytest.approx(dp(FULL * MOST))
    for _ in range(4):
        pinch(table, (50, 500), (380, 500), -150)
    assert page.board.view.cell == pytest.approx(dp(FULL * LEAST))


def test_the_maze_is_found_again_by_key_and_by_double_tap(table: Table) -> None:
    still(table)
    page = begun(table, 1)
    fitted = page.board.view
    ways: tuple[Callable[[], None], ...] = (
        lambda: table.tap_on(page.sheet.ids.look),
        lambda: double_tap(table, 60, 750),
    )
    for found_again in ways:
        table.drag((200, 450), (320, 600))
        assert page.board.view != fitted
        found_again()
        settle(table, page)
        assert page.board.view == pytest.approx(fitted)


def double_tap(table: Table, x: float, y: float) -> None:
    """As the system tells it: the second touch knows that it is one."""
    for is_second in (False, True):
        touch = UnitTestTouch(x, y)
        touch.is_double_tap = is_second
        touch.touch_down()
        table.frames()
        touch.touch_up()
        table.frames()


@pytest.mark.parametrize("size", [(412, 915), (360, 640), (640, 360), (1280, 800)])
def test_the_pile_is_always_told(table: Table, size: tuple[int, int]) -> None:
    still(table)
    table.resize(*size)
    page = begun(table, 2, open_hands=True)
    texts = [one.widget.text for one in written(page)]
    assert any(str(page.model.left) in text for text in texts)


def test_a_palm_on_the_table_does_not_block_the_hand(table: Table) -> None:
    still(table)
    page = begun(table, 1)
    palm = UnitTestTouch(300, 420)
    palm.touch_down()
    table.frames()
    table.tap_on(page.sheet.ids.turn_right)
    palm.touch_up()
    table.frames()
    lay_by_taps(table, page)
    assert page.table.match.moves


def test_a_drag_from_the_edge_of_the_screen_moves_nothing(table: Table) -> None:
    """It belongs to the system's way back."""
    still(table)
    page = begun(table, 1)
    before = page.board.view
    table.app.edges = [dp(32), dp(32)]
    table.drag((8, 500), (120, 500))
    assert page.board.view == before


def test_the_edge_is_that_of_the_screen_where_the_table_is_turned(table: Table) -> None:
    still(table)
    page = begun(table, 1)
    page.ids.turned.quarters = 1
    table.frames(4)
    before = page.board.view
    table.app.edges = [dp(32), dp(32)]
    table.drag((405, 500), (300, 500))
    assert page.board.view == before
    table.drag((250, 905), (250, 700))
    assert page.board.view != before


def test_panning_rewrites_no_mesh_until_cells_come_into_sight_that_were_not_drawn(
    table: Table,
) -> None:
    still(table)
    page = begun(table, 1)
    page.camera.zoom(0.4, (206, 450))
    drawn = page.board._drawn_for
    page.camera.pan(1, 0)
    page.camera.pan(page.board.view.cell, 0)
    assert page.board._drawn_for is drawn
    page.camera.pan(0, 5 * page.board.view.cell)
    assert page.board._drawn_for is not drawn


def test_at_rest_nothing_is_drawn(table: Table) -> None:
    still(table)
    page = begun(table, 1)
    settle(table, page)
    table.frames(5)
    draws: list[int] = []
    Window.bind(on_draw=lambda *_: draws.append(1))
    table.frames(20)
    assert draws == []
