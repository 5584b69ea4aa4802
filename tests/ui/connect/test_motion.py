"""Connect in motion: what the hand holds moves, taken tiles fly, and no tap is lost meanwhile."""

from typing import Any

import pytest
from kivy.tests.common import UnitTestTouch

from app.games.connect.state import Phase
from app.services.settings import Motion
from tests.games.connect.tables import position
from tests.ui.connect.connect_fingers import begun, settle, spot_of, tap_twice, touched_cell
from tests.ui.table import Table

THREE_TURTLES = "1 0 x0y0, 11 0 x1y0"


def alone(table: Table, motion: Motion = Motion.NORMAL) -> Any:
    """A person without others, a turtle in hand that matches two."""
    table.app.shell.settings.change(motion=motion)
    page = begun(table, 1, position=position(THREE_TURTLES, [47, 2]))
    settle(table, page)
    table.settle()
    return page


def lifted(table: Table, page: Any) -> tuple[Any, tuple[float, float]]:
    """A finger with the first tile, still over its place."""
    x, y = page.tray.spot(0)
    touch = UnitTestTouch(x, y)
    touch.touch_down()
    touch.touch_move(x, y + 20)
    return touch, (x, y + 20)


def is_in_the_air(page: Any) -> bool:
    return bool(page.flyer.is_carrying)


def laid(table: Table, page: Any) -> None:
    """The turtle beside the others, up to what may be taken."""
    table.tap(*page.tray.spot(0))
    table.tap_on(page.sheet.ids.turn_right)
    settle(table, page)
    tap_twice(table, page, 2, 0)
    settle(table, page)
    assert page.model.phase is Phase.TAKE


def test_a_lifted_tile_rises_out_of_the_hand(table: Table) -> None:
    page = alone(table)
    touch, (x, y) = lifted(table, page)
    begin = page.flyer.spot
    settle(table, page)
    assert begin == pytest.approx((x, y))
    assert page.flyer.spot[1] > y + 10
    touch.touch_up()


def test_a_tile_let_go_beside_every_spot_goes_back_into_the_hand(table: Table) -> None:
    page = alone(table)
    touch, _ = lifted(table, page)
    touch.touch_move(60, page.board.top - 160)
    table.frames()
    touch.touch_up()
    assert page.deeds.motion.is_running
    assert page.flyer.is_carrying
    settle(table, page)
    assert page.flyer.spot == pytest.approx(page.tray.spot(0))
    assert not page.flyer.is_carrying
    assert page.deeds.finger.slot is None


def test_quick_taps_turn_a_tile_each(table: Table) -> None:
    page = alone(table)
    table.tap(*page.tray.spot(1))
    for _ in range(3):
        table.tap_on(page.sheet.ids.turn_right)
    settle(table, page)
    assert page.deeds.finger.turns[1] == 3


def test_a_tile_that_looks_the_same_in_every_turn_comes_back_into_the_hand(table: Table) -> None:
    page = alone(table)
    table.tap(*page.tray.spot(1))
    table.tap_on(page.sheet.ids.turn_right)
    assert page.tray.tiles[1].is_out
    settle(table, page)
    assert not page.tray.tiles[1].is_out


def test_drawn_past_a_spot_a_tile_is_turned_as_before(table: Table) -> None:
    page = alone(table, Motion.STILL)
    table.tap(*page.tray.spot(0))
    spot = spot_of(page, fits=False)
    touch, _ = lifted(table, page)
    cell = page.board.view.cell
    x, y = touched_cell(page, *spot)
    touch.touch_move(x, y - 0.6 * cell)
    assert page.deeds.finger.turns != (0, 0)
    touch.touch_move(60, page.board.top - 160)
    assert page.deeds.finger.turns == (0, 0)
    touch.touch_up()


def test_taken_tiles_fly_and_a_tap_has_them_there(table: Table) -> None:
    page = alone(table)
    laid(table, page)
    table.tap_on(page.sheet.ids.deed)
    assert page.motion.is_running
    assert page.flyer.is_carrying
    assert len(page.board.model.tiles) == 1
    table.tap(60, page.board.top - 160)
    assert not page.motion.is_running
    assert not page.flyer.is_carrying
    assert page.model.seats[0].taken == 2


def test_without_movements_all_is_there_at_once(table: Table) -> None:
    page = alone(table, Motion.STILL)
    laid(table, page)
    table.tap_on(page.sheet.ids.deed)
    assert not page.motion.is_running
    assert page.model.seats[0].taken == 2


def test_leaving_while_a_tile_is_in_the_air_leaves_nothing_behind(table: Table) -> None:
    page = alone(table)
    lifted(table, page)
    table.app.shell.navigator.home()
    table.frames()
    assert not page.deeds.motion.is_running
    assert not page.flyer.is_carrying


def test_two_fingers_on_the_strong_button_lay_one_tile(table: Table) -> None:
    page = alone(table)
    table.tap(*page.tray.spot(0))
    table.tap_on(page.sheet.ids.turn_right)
    settle(table, page)
    table.tap(*touched_cell(page, 2, 0))
    key = page.sheet.ids.deed
    waiting = UnitTestTouch(*key.to_window(*key.center))
    waiting.touch_down()
    table.frames()
    table.tap_on(key)
    assert page.motion.is_running
    waiting.touch_up()
    settle(table, page)
    assert len(page.table.match.moves) == 1


def test_a_second_finger_turns_the_tile_that_the_first_drags(table: Table) -> None:
    page = alone(table, Motion.STILL)
    touch, _ = lifted(table, page)
    table.frames()
    table.tap_on(page.sheet.ids.turn_right)
    assert page.deeds.finger.turns == (1, 0)
    assert page.flyer.is_carrying
    x, y = touched_cell(page, 2, 0)
    touch.touch_move(x, y - 0.6 * page.board.view.cell)
    touch.touch_up()
    assert [(move.tile, move.turn) for move in page.table.match.moves] == [(47, 1)]


def test_a_count_grows_as_the_tiles_come_and_no_key_is_left_meanwhile(table: Table) -> None:
    page = alone(table)
    laid(table, page)
    count = page.seats.chips[0].ids.count
    table.tap_on(page.sheet.ids.deed)
    seen = [count.text]
    assert page.sheet.ids.deeds.opacity == 0
    while page.motion.is_running:
        table.frames()
        seen.append(count.text)
    assert list(dict.fromkeys(seen)) == ["0", "1", "2"]


def won(table: Table) -> Any:
    """The podium begins to rise."""
    table.app.shell.settings.change(motion=Motion.NORMAL)
    page = begun(table, 1, position=position(THREE_TURTLES, [47], pile=[]))
    laid(table, page)
    table.tap_on(page.sheet.ids.deed)
    page.motion.finish()
    return page


def test_creatures_fall_and_the_podium_rises_when_somebody_has_won(table: Table) -> None:
    page = won(table)
    assert page.panel == "end"
    table.frames(20)
    assert page.flyer.is_carrying
    assert page._panels["end"].share < 1
    table.tap(60, page.board.top - 160)
    assert page._panels["end"].share == 1
    assert not page.flyer.is_carrying


def test_while_the_podium_rises_the_first_tap_on_its_keys_acts(table: Table) -> None:
    page = won(table)
    table.frames(3)
    assert page.motion.is_running
    over = page.table.match
    table.tap_on(page._panels["end"].ids.end_keys.ids.again)
    assert page.table.match is not over
    assert not page.table.is_over
