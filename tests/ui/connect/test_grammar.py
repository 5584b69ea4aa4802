"""One grammar at Connect's table: a touch shows, the next does, and none is without an answer."""

from typing import Any

import pytest
from kivy.tests.common import UnitTestTouch

from app.bots.levels import Level
from app.games.connect.state import Phase
from app.games.connect.table import parsed_cell
from app.services.settings import Motion
from app.ui.connect.connect_drag import LIFT
from app.ui.connect.connect_page import ConnectPage
from tests.games.connect.tables import position
from tests.ui.connect.connect_fingers import (
    begun,
    cell_of,
    opened,
    settle,
    spot_of,
    take,
    tap_twice,
    touched_cell,
)
from tests.ui.match.match_fingers import still
from tests.ui.table import Table

TURTLES = "1 0 x0y0, 11 0 x1y0"
BLOCK = ", ".join(f"{n} 0 x{(n - 10) % 3}y{(n - 10) // 3}" for n in range(10, 19))
LEFT, LAID = parsed_cell("x0y0"), parsed_cell("x2y0")


def moving(table: Table, page: Any) -> None:
    """A movement of the hand is seen, and comes to its end."""
    assert page.deeds.motion.is_running
    settle(table, page)


def normal(table: Table, seats: int = 2, **fields: Any) -> Any:
    table.app.shell.settings.change(motion=Motion.NORMAL)
    page = begun(table, seats, position=position(TURTLES, [47, 2], [3, 4], **fields))
    opened(table, page)
    return page


def laid_beside(table: Table, page: Any, slot: int = 0) -> None:
    """The turtle that matches two, or the other tile, which matches none."""
    table.tap(*page.tray.spot(slot))
    table.tap_on(page.sheet.ids.turn_right)
    settle(table, page)
    tap_twice(table, page, 2, 0)


def test_without_a_tile_in_hand_a_tap_on_the_maze_points_to_the_hand(table: Table) -> None:
    page = normal(table)
    table.tap(*cell_of(page, LEFT))
    assert page.hint == "Choose a tile of your hand first"
    assert page.is_refused
    moving(table, page)
    assert page.tray.sway == 0


def test_what_is_not_matched_cannot_be_taken_and_says_so(table: Table) -> None:
    page = normal(table)
    laid_beside(table, page)
    settle(table, page)
    table.tap(*cell_of(page, LAID))
    assert page.hint == "The tile just laid stays"
    moving(table, page)
    assert len(page.board.model.tiles) == 3
    assert not page.flyer.is_carrying


def test_while_tiles_may_be_taken_the_hand_points_to_the_keys(table: Table) -> None:
    page = normal(table)
    laid_beside(table, page)
    settle(table, page)
    table.tap(*page.tray.spot(0))
    assert page.hint == "Take the ringed tiles first, or leave them"
    moving(table, page)
    assert page.sheet.sway == 0
    assert page.table.known.phase is Phase.TAKE


def test_with_nothing_to_take_back_undo_says_so(table: Table) -> None:
    page = normal(table)
    table.tap_on(page.ids.undo)
    assert page.hint == "There is nothing to take back"
    assert not page.is_refused
    moving(table, page)


def test_while_another_is_at_move_a_tap_says_who(table: Table) -> None:
    page = begun(table, 2, bots={0: Level.EASY}, first=0)
    page.motion.stop()
    table.app.shell.thinker.stop()
    table.tap(*cell_of(page, LEFT))
    assert page.hint == "Mia is at move"


def test_against_a_bot_nothing_is_hidden_but_from_the_systems_pictures(table: Table) -> None:
    page = begun(table, 2, bots={1: Level.EASY}, first=0)
    laid_by_chance(page)
    table.app.shell.navigator.home()
    table.app.shell.navigator.go("connect")
    assert not page.is_covered
    table.app.on_pause()
    assert page.is_covered
    table.app.on_resume()
    assert not page.is_covered
    assert page.tray.tiles == list(page.table.model(page.deeds.finger).hand)
    page.menu.open()
    table.app.shell.navigator.go("settings")
    table.app.on_pause()
    table.app.on_resume()
    table.app.shell.navigator.back()
    assert not page.is_covered


def laid_by_chance(page: Any) -> None:
    match = page.table.match
    match.play(next(iter(match.game.legal_moves(match.state))))


def in_a_block(table: Table) -> Any:
    table.app.shell.settings.change(motion=Motion.NORMAL)
    page = begun(table, 2, position=position(BLOCK, [47, 2], [3, 4]))
    opened(table, page)
    return page


def test_a_tile_dropped_on_another_says_why_and_marks_it(table: Table) -> None:
    page = in_a_block(table)
    x, y = cell_of(page, parsed_cell("x1y1"))
    table.drag(page.tray.spot(0), (x, y - LIFT * page.board.view.cell))
    assert page.hint == "A tile lies there already"
    assert page.board.model.cut_off == ((1, 1),)
    moving(table, page)
    assert page.board.model.cut_off == ()
    assert page.table.match.moves == ()


def test_a_set_that_cannot_be_taken_shakes_again_under_the_strong_key(table: Table) -> None:
    page = normal(table)
    laid_beside(table, page)
    settle(table, page)
    table.tap(*cell_of(page, LEFT))
    settle(table, page)
    table.tap_on(page.sheet.ids.deed)
    moving(table, page)
    assert page.table.known.phase is Phase.TAKE


def test_what_a_finger_lies_on_answers_at_once(table: Table) -> None:
    page = normal(table)
    touch = UnitTestTouch(*page.tray.spot(1))
    touch.touch_down()
    assert page.tray.pressed == 1
    touch.touch_up()
    assert page.tray.pressed is None
    column, row = spot_of(page)
    touch = UnitTestTouch(*touched_cell(page, column, row))
    touch.touch_down()
    assert page.board.pressed == (column, row)
    touch.touch_up()
    assert page.board.pressed is None
    touch = UnitTestTouch(*page.seats.middle(1))
    touch.touch_down()
    assert page.seats.chips[1].is_pressed
    touch.touch_up()
    table.wait(0.1)
    assert not page.seats.chips[1].is_pressed


def test_g12_a_lay_is_taken_back_before_the_take(table: Table) -> None:
    still(table)
    page = normal(table)
    laid_beside(table, page)
    settle(table, page)
    table.tap_on(page.ids.undo)
    assert page.table.known.phase is Phase.LAY
    assert len(page.tray.tiles) == 2
    assert page.table.match.moves == ()


@pytest.mark.parametrize("motion", [Motion.NORMAL, Motion.STILL])
def test_g12_a_lay_without_a_pair_is_taken_back_before_the_draw(
    table: Table, motion: Motion
) -> None:
    page = normal(table)
    table.app.shell.settings.change(motion=motion)
    laid_beside(table, page, slot=1)
    while not page.no_take.is_seen:
        page.motion.finish()
        table.frames()
    assert "Undo" in page.hint
    table.tap_on(page.ids.undo)
    settle(table, page)
    assert page.table.match.moves == ()
    assert page.table.seat == 0


def stays(table: Table) -> ConnectPage:
    """A pair was found that must stay, and that is seen."""
    form = position("11 0 x1y0, 20 0 x0y0", [47, 2], [3, 4])
    page = begun(table, 2, position=form)
    opened(table, page)
    page.play(page.table.match.game.decode("lay 47 1 x2y0"))
    while not page.no_take.is_seen:
        page.motion.finish()
        table.frames()
    return page


@pytest.mark.parametrize("is_taken_back", [True, False])
def test_c6_a_pair_that_must_stay_goes_on_by_itself(table: Table, is_taken_back: bool) -> None:
    """Nothing can be taken, so nothing is asked; what holds together is hatched meanwhile."""
    page = stays(table)
    assert page.board.model.cut_off == ((0, 0),)
    assert not page.model.is_choosing
    if is_taken_back:
        table.tap_on(page.ids.undo)
    settle(table, page)
    assert len(page.table.match.moves) == 2 - 2 * is_taken_back
    assert page.table.seat == 1 - is_taken_back


def test_c6_whoever_taps_a_tile_that_must_stay_is_told_why_and_sees_what_would_come_off(
    table: Table,
) -> None:
    page = stays(table)
    for _ in range(2):
        table.tap(*cell_of(page, parsed_cell("x1y0")))
        assert page.no_take.is_seen, "it did not hurry anything on"
        assert page.title.endswith("That would break the maze")
        assert page.hint == "The hatched part would be cut off"
        assert page.board.model.cut_off == ((0, 0),)
    settle(table, page)
    assert page.table.known.taken == ((), ())
    assert page.table.seat == 1


def test_g27_the_drawn_tile_is_seen_before_the_curtain(table: Table) -> None:
    page = normal(table, pile=[30, 31, 32])
    before = page.model.seats[0].taken
    laid_beside(table, page)
    settle(table, page)
    table.tap_on(page.sheet.ids.deed)
    while not page.turn_end.is_resting:
        page.motion.finish()
    faces = [tile.tile.picture for tile in page.tray.tiles]
    assert len(faces) == 2
    assert "tile/back" not in faces
    assert page.model.seats[0].taken == before + 2
    assert page.hint == "Mia took 2 tiles."
    assert not page.is_covered
    while page.motion.is_running:
        page.motion.finish()
    assert page.is_covered
    assert page.curtain.widget.model.leave == ""
    assert {tile.tile.picture for tile in page.tray.tiles} == {"tile/back"}


def test_g27_without_movements_too(table: Table) -> None:
    page = normal(table, pile=[30, 31, 32])
    still(table)
    laid_beside(table, page)
    settle(table, page)
    table.tap_on(page.sheet.ids.deed)
    assert page.motion.is_running
    assert page.flyer.is_carrying
    assert page.flyer.spot == pytest.approx(page.tray.spot(1))
    assert not page.is_covered


def test_the_sheet_is_a_line_until_there_is_something_to_choose(table: Table) -> None:
    still(table)
    page = normal(table)
    low = page.sheet.top
    table.tap(*page.tray.spot(0))
    assert page.sheet.top == low
    table.tap(*touched_cell(page, *spot_of(page)))
    settle(table, page)
    assert page.sheet.top > low
    table.tap_on(page.sheet.ids.turn_right)
    table.drag(page.tray.spot(1), (60, page.board.top - 160))
    settle(table, page)
    assert page.sheet.top == low


def test_matches_come_into_sight_to_be_taken(table: Table) -> None:
    still(table)
    row = [f"{tile} 0 x{tile - 30}y0" for tile in range(33, 43)]
    below = "32 0 x1y1, 31 0 x2y1, 30 0 x3y1"
    page = begun(table, 1, position=position(", ".join([TURTLES, below, *row]), [47, 2]))
    page.camera.zoom(9.0, page.board.view.at(11, 0))
    page.play(page.table.match.game.decode("lay 47 1 x2y0"))
    settle(table, page)
    assert page.board.view.holds(page.board.model.ways, page.board.frame)
    take(table, page)
