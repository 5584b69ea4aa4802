"""Tiles of Go that move by themselves: the match is ahead of them, and they land by a touch."""

from typing import Any

import pytest
from kivy.tests.common import UnitTestTouch

from app.games.go.board import Laid
from app.presenters.go.light import ways
from app.presenters.go.tray import laid_of
from app.services.settings import Motion
from app.ui.go.go_page import GoPage
from tests.ui.go.go_fingers import (
    begun,
    finger_for,
    lay_by_drag,
    settle,
    solution,
    tile_place,
    turn_in_tray,
)
from tests.ui.table import Table


@pytest.fixture
def page(table: Table) -> GoPage:
    return begun(table)


def slot(page: GoPage, tile: int) -> Any:
    [found] = [shown for shown in page.fingers.tray_view.tiles if shown.tile == tile]
    return found


def lies(page: GoPage) -> tuple[Laid, ...]:
    return page.board.model.laid


def drawn(page: GoPage) -> int:
    """How much stands in the canvas, the flyer left out: it holds its own only while it flies."""
    return instructions(page.canvas) - instructions(page.flyer.canvas)


def instructions(group: Any) -> int:
    return 1 + sum(map(instructions, getattr(group, "children", ())))


def test_a_turning_tile_is_only_in_the_air_until_it_lands(page: GoPage) -> None:
    before = page.fingers.tray.faces[2]
    page.fingers._turn(2)
    assert page.fingers.tray.faces[2] != before
    assert page.fingers.flight.tile == 2
    assert not slot(page, 2).is_here
    assert not slot(page, 2).is_gone
    page.fingers.flight.finish()
    assert page.fingers.flight.tile is None
    assert slot(page, 2).is_here
    assert not page.fingers.flight.is_running


def test_a_laid_tile_is_turned_before_it_is_seen_to_turn(table: Table, page: GoPage) -> None:
    laid = solution(page)[0]
    lay_by_drag(table, page.fingers, laid)
    page.fingers.flight.finish()
    page.fingers._turn(laid.tile)
    turned = laid_of(page.fingers.own(), laid.tile)
    assert turned is not None
    assert turned != laid
    assert lies(page) == ()
    page.fingers.flight.finish()
    assert lies(page) == (turned,)


def test_a_touch_lets_a_flying_tile_land(table: Table, page: GoPage) -> None:
    page.fingers.flip(3)
    assert page.fingers.flight.tile == 3
    finger = UnitTestTouch(*tile_place(page.fingers, 4))
    finger.touch_down()
    finger.touch_move(finger.x + 30, finger.y + 60)
    assert page.fingers.flight.tile is None
    assert page.fingers.held == 4
    assert slot(page, 3).is_here
    finger.touch_up()


def test_a_tile_let_go_over_nothing_glides_back(table: Table, page: GoPage) -> None:
    finger = UnitTestTouch(*tile_place(page.fingers, 1))
    finger.touch_down()
    finger.touch_move(*page.ids.dice.center)
    finger.touch_up()
    assert page.fingers.held is None
    assert page.fingers.flight.tile == 1
    assert page.table.match.moves[1:] == ()
    page.fingers.flight.finish()
    assert slot(page, 1).is_here


def test_with_movements_off_nothing_flies(table: Table, page: GoPage) -> None:
    table.app.shell.settings.change(motion=Motion.STILL)
    page.fingers._turn(2)
    assert page.fingers.flight.tile is None
    assert slot(page, 2).is_here
    finger = UnitTestTouch(*tile_place(page.fingers, 2))
    finger.touch_down()
    finger.touch_move(finger.x, finger.y + 300)
    assert not page.fingers.flight.is_running
    finger.touch_up()
    assert page.fingers.flight.tile is None


def test_nothing_is_made_while_tiles_fly(table: Table, page: GoPage) -> None:
    laid = solution(page)[0]
    turn_in_tray(table, page.fingers, laid)
    before = drawn(page)
    start, end = tile_place(page.fingers, laid.tile), finger_for(page.fingers, laid)
    finger = UnitTestTouch(*start)
    finger.touch_down()
    finger.touch_move(start[0] - 60, start[1])
    assert drawn(page) == before
    finger.touch_move(*end)
    finger.touch_up()
    page.fingers._turn(laid.tile)
    assert page.fingers.flight.is_running
    assert drawn(page) == before


def test_the_page_that_goes_leaves_nothing_in_the_air(table: Table, page: GoPage) -> None:
    page.fingers._turn(2)
    table.app.on_pause()
    assert page.is_covered
    assert page.fingers.flight.tile is None
    assert not page.fingers.flight.is_running


def joined(page: GoPage) -> int:
    return sum(rolled.is_joined is True for rolled in page.board.model.roll)


def laid_until_joined(table: Table, page: GoPage) -> None:
    """Tile by tile, until the first treasure hangs on the centre."""
    for laid in solution(page):
        lay_by_drag(table, page.fingers, laid)
        if ways(page.table.roll, page.table.own(page.table.seat).laid):
            return


def test_light_runs_to_what_a_tile_has_just_joined_and_no_touch_waits_for_it(
    table: Table, page: GoPage
) -> None:
    laid_until_joined(table, page)
    table.frames(2)
    assert joined(page) == 1
    assert page.board._light.is_shown
    tile = next(tile.tile for tile in page.fingers.tray_view.tiles if not tile.is_gone)
    before = page.fingers.tray.faces[tile]
    table.tap(*tile_place(page.fingers, tile))
    assert page.fingers.tray.faces[tile] != before
    page.shows.motion.finish()


def test_light_tells_nothing_where_boards_are_not_checked_before_the_end(table: Table) -> None:
    page = begun(table, 2, relay=True)
    for _ in range(2):
        table.tap_on(page.curtain.widget.ids.key)
    settle(table, page)
    page.shows.motion.finish()
    laid_until_joined(table, page)
    table.frames(2)
    assert joined(page) == 0
    assert not page.board._light.is_shown


def test_rings_run_from_the_dice_to_their_treasures(table: Table, page: GoPage) -> None:
    page.roll.fall(lambda: None)
    page.motion.finish()
    table.frames(2)
    assert page.board._aim.is_shown
    page.shows.motion.finish()
    assert not page.board._aim.is_shown
