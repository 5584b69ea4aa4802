"""At Go's board every touch that means nothing says what does, and moves what is meant."""

from collections.abc import Callable

import pytest
from kivy.tests.common import UnitTestTouch

from app.services.settings import Motion
from app.ui.go.go_page import GoPage
from tests.ui.go.faces_fingers import all_hold, building
from tests.ui.go.faces_fingers import solution as solution_of
from tests.ui.go.go_fingers import Time, begun, lay_by_drag, solution, tile_place
from tests.ui.match.match_fingers import knock
from tests.ui.table import Table


def dice(page: GoPage) -> tuple[float, float]:
    return page.dice.center


def cell(page: GoPage) -> tuple[float, float]:
    return page.board.middle(0)


def key(name: str) -> Callable[[GoPage], tuple[float, float]]:
    return lambda page: page.sheet.ids[name].to_window(*page.sheet.ids[name].center)


@pytest.mark.parametrize(
    ("place", "words", "moves"),
    [
        (cell, "go.drag", "tray"),
        (key("turn"), "go.nudge.tap", "tray"),
        (key("flip"), "go.nudge.tap", "tray"),
        (key("undo"), "match.no_undo", ""),
        (dice, "go.all_four", "dice"),
    ],
)
def test_a_touch_that_means_nothing_says_what_does(
    table: Table, place: Callable[[GoPage], tuple[float, float]], words: str, moves: str
) -> None:
    page = begun(table)
    lay_by_drag(table, page.fingers, solution(page)[0])
    page.undo()
    while page.table.can_undo:
        page.undo()
    page.fingers.begin_roll()
    page.refresh()
    table.app.shell.settings.change(motion=Motion.NORMAL)
    meant = {"tray": page.sheet.ids.tray, "dice": page.dice}.get(moves)
    swayed = []
    if meant is not None:
        meant.bind(sway=lambda _, far: swayed.append(far))
    moved = page.table.match.moves
    table.tap(*place(page))
    assert page.hint == page.shell.words.catalogue.text(words)
    assert not page.is_refused
    assert page.table.match.moves == moved
    assert bool(swayed) is bool(moves)


def test_a_drag_out_of_an_empty_slot_carries_nothing_and_marks_the_tile_where_it_lies(
    table: Table,
) -> None:
    page = begun(table)
    laid = solution(page)[0]
    lay_by_drag(table, page.fingers, laid)
    page.fingers.begin_roll()
    moves, tray = page.table.match.moves, page.sheet.ids.tray
    slot = next(n for n, each in enumerate(tray.tiles) if each.tile == laid.tile)
    table.drag(tray.to_window(*tray.middle(slot)), page.board.to_window(*page.board.middle(0)))
    assert page.hint == page.shell.words.catalogue.text("go.nudge.on_board")
    assert not page.is_refused
    assert page.fingers.held is None
    assert page.fingers.tray.chosen == laid.tile
    assert page.table.match.moves == moves


def test_face_to_face_each_seat_is_told_at_its_own_bar(table: Table, time: Time) -> None:
    page = building(table, time)
    table.settle()
    one, other = page.regions
    before = other.line
    table.tap(*one.board.to_window(*one.board.middle(0)))
    assert one.line == page.shell.words.catalogue.text("go.drag")
    assert other.line == before
    table.tap_on(one.ids.turn)
    assert one.line == page.shell.words.catalogue.text("go.nudge.tap")


@pytest.mark.parametrize("gone", ["turned", "paused"])
def test_a_tile_in_the_hand_that_nobody_let_go_is_said_to_be_back(table: Table, gone: str) -> None:
    page = begun(table)
    page.table.kept.keep_clock(0)
    tile = solution(page)[0].tile
    touch = UnitTestTouch(*tile_place(page.fingers, tile))
    touch.touch_down()
    touch.touch_move(*page.board.to_window(*page.board.middle(3)))
    table.frames(2)
    assert page.fingers.held == tile
    if gone == "turned":
        table.resize(640, 360)
    else:
        table.app.on_pause()
        table.frames(2)
        assert page.is_covered
        knock(table, page)
    table.frames(2)
    assert page.fingers.held is None
    assert page.hint == page.shell.words.catalogue.text("match.put_back")
    table.settle()
    touch = UnitTestTouch(*tile_place(page.fingers, tile))
    touch.touch_down()
    touch.touch_move(*page.board.to_window(*page.board.middle(3)))
    table.frames(2)
    assert page.fingers.held == tile
    assert page.hint != page.shell.words.catalogue.text("match.put_back")
    touch.touch_up()


def test_face_to_face_it_is_said_to_whoever_held_one_once_it_goes_on(
    table: Table, time: Time
) -> None:
    page = building(table, time)
    table.settle()
    one, other = page.regions
    tile = solution_of(page)[0].tile
    touch = UnitTestTouch(*tile_place(one.fingers, tile))
    touch.touch_down()
    touch.touch_move(*one.board.to_window(*one.board.middle(3)))
    table.frames(2)
    assert one.fingers.held == tile
    table.app.on_pause()
    table.frames(2)
    assert page.is_covered
    all_hold(table, page, time)
    table.frames(2)
    told = page.shell.words.catalogue.text("match.put_back")
    assert one.line == told
    assert other.line != told


def test_what_a_finger_lies_on_answers_at_once(table: Table) -> None:
    page = begun(table)
    tile = solution(page)[0].tile
    touch = UnitTestTouch(*tile_place(page.fingers, tile))
    before = list(page.fingers.tray_view.tiles)
    touch.touch_down()
    assert page.fingers.tray_view.tiles != before
    touch.touch_up()
