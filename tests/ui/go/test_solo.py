"""Go alone, played by touch: boards built and solved, the clock, pause, kill, help, end."""

import pytest
from kivy.tests.common import UnitTestTouch

from app.games.go.moves import Claim
from app.games.go.scoring import SOLO_SECONDS
from app.games.go.state import Phase
from app.presenters.go.kept import Mode
from app.presenters.go.tray import face_of, flipped_face, laid_of, turned_face
from app.ui.go.go_press import HOLDS
from tests.ui.go.go_fingers import (
    Time,
    begun,
    finger_for,
    lay_by_drag,
    lay_by_taps,
    question,
    seen,
    settle,
    solution,
    tile_place,
    turn_in_tray,
)
from tests.ui.table import Table


def test_two_rolls_solved_by_dragging(table: Table, time: Time) -> None:
    page = begun(table)
    for number in (1, 2):
        for laid in solution(page):
            time.seconds += 4
            lay_by_drag(table, page.fingers, laid)
        settle(table, page)
        assert page.table.solved_rolls == number
        assert page.table.phase is Phase.BUILD
        assert page.table.own().laid == ()
    claims = [move for move in page.table.match.moves if isinstance(move, Claim)]
    assert [claim.milliseconds % 4000 for claim in claims] == [0, 0]
    assert all(16_000 <= claim.milliseconds <= 24_000 for claim in claims)


def test_a_whole_round_by_taps_alone(table: Table, time: Time) -> None:
    page = begun(table)
    for number in (1, 2):
        for laid in solution(page):
            time.seconds += 5
            lay_by_taps(table, page.fingers, laid)
        settle(table, page)
        assert page.table.solved_rolls == number
    time.seconds += SOLO_SECONDS
    page.clock.look()
    settle(table, page)
    assert page.panel == "end"
    assert page.shell.people.own.rounds["timed"].counts == (2,)
    assert page.shell.people.own.rounds["timed"].solved == 2
    table.tap_on(page._panels["end"].ids.again)
    settle(table, page)
    assert page.table.phase is Phase.BUILD
    assert page.table.solved_rolls == 0
    assert page.time.seconds_left == SOLO_SECONDS


@pytest.mark.parametrize("size", [(412, 915), (360, 640), (915, 412), (1280, 800)])
def test_after_a_round_of_nothing_a_key_leads_to_practice(
    table: Table, time: Time, size: tuple[int, int]
) -> None:
    table.resize(*size)
    page = begun(table)
    page.solo.end()
    settle(table, page)
    assert page._panels["end"].ids.share not in page._panels["end"].ids.foot.children
    table.tap_on(page._panels["end"].ids.practice)
    settle(table, page)
    assert page.panel == "turn"
    assert page.table.kept.mode is Mode.PRACTICE


def test_each_tap_turns_however_quick_the_next_one_follows(table: Table, time: Time) -> None:
    page = begun(table)
    before = page.fingers.tray.faces[2]
    spot = tile_place(page.fingers, 2)
    for _ in range(2):
        table.tap(*spot)
    turned = page.fingers.tray.faces[2]
    assert turned == turned_face(turned_face(before))


def test_a_tile_that_is_held_and_then_dragged_is_carried_as_it_lay(
    table: Table, time: Time
) -> None:
    page = begun(table)
    [laid, *_] = solution(page)
    turn_in_tray(table, page.fingers, laid)
    settle(table, page)
    finger = UnitTestTouch(*tile_place(page.fingers, laid.tile))
    finger.touch_down()
    for _ in range(8):
        table.wait(0.1)
    shown = page.fingers.tray_view.tiles[laid.tile - 1].face
    assert shown == flipped_face(face_of(laid)), "the other side is seen"
    finger.touch_move(*finger_for(page.fingers, laid))
    finger.touch_up()
    assert laid_of(page.fingers.own(), laid.tile) == laid


def test_a_frame_that_stalls_makes_no_tap_a_hold(table: Table, time: Time) -> None:
    page = begun(table)
    before = page.fingers.tray.faces[2]
    finger = UnitTestTouch(*tile_place(page.fingers, 2))
    table.settle()
    finger.touch_down()
    table.wait(0.7)
    finger.touch_up()
    assert page.fingers.tray.faces[2] == turned_face(before)


def test_taps_alone_lay_move_turn_flip_and_lift(table: Table, time: Time) -> None:
    page = begun(table)
    fingers = page.fingers
    table.tap(*tile_place(fingers, 5))
    table.tap(*seen(fingers, fingers.board.middle(0)))
    laid = laid_of(fingers.own(), 5)
    assert laid is not None
    table.tap(*seen(fingers, fingers.board.middle(24)))
    moved = laid_of(fingers.own(), 5)
    assert moved is not None
    assert moved != laid
    table.tap_on(page.sheet.ids.flip)
    flipped = laid_of(fingers.own(), 5)
    assert flipped is not None
    assert flipped.side != moved.side
    assert flipped.at == moved.at
    table.tap_on(page.sheet.ids.turn)
    turned = laid_of(fingers.own(), 5)
    assert turned is not None
    assert turned.direction != flipped.direction
    table.tap(*seen(fingers, fingers.tray_view.spot(5)))
    assert laid_of(fingers.own(), 5) is None


def test_undo_brings_a_moved_tile_back_and_then_takes_it_off(table: Table, time: Time) -> None:
    page = begun(table)
    assert page.sheet.ids.undo.disabled
    [first, *_] = solution(page)
    lay_by_drag(table, page.fingers, first)
    table.tap_on(page.sheet.ids.turn)
    assert laid_of(page.fingers.own(), first.tile) != first
    table.tap_on(page.sheet.ids.undo)
    assert page.fingers.own().laid == (first,)
    table.tap_on(page.sheet.ids.undo)
    assert page.fingers.own().laid == ()
    assert page.sheet.ids.undo.disabled


def test_dragged_off_the_board_a_tile_is_lifted(table: Table, time: Time) -> None:
    page = begun(table)
    [first, *_] = solution(page)
    lay_by_drag(table, page.fingers, first)
    assert laid_of(page.fingers.own(), first.tile) == first
    table.drag(tile_place(page.fingers, first.tile), page.sheet.ids.tray.center)
    assert page.fingers.own().laid == ()


def test_a_drag_to_nowhere_changes_nothing(table: Table, time: Time) -> None:
    page = begun(table)
    moves = len(page.table.match.moves)
    table.drag(tile_place(page.fingers, 1), page.ids.dice.center)
    assert len(page.table.match.moves) == moves
    assert page.fingers.held is None


def test_a_second_finger_does_not_disturb_the_one_that_drags(table: Table, time: Time) -> None:
    page = begun(table)
    [first, *_] = solution(page)
    turn_in_tray(table, page.fingers, first)
    start, end = tile_place(page.fingers, first.tile), finger_for(page.fingers, first)
    finger, palm = UnitTestTouch(*start), UnitTestTouch(*page.sheet.ids.tray.center)
    finger.touch_down()
    palm.touch_down()
    finger.touch_move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    palm.touch_move(palm.x + 60, palm.y + 60)
    finger.touch_move(*end)
    table.frames()
    palm.touch_up()
    finger.touch_up()
    table.frames(2)
    assert [laid.tile for laid in page.fingers.own().laid] == [first.tile]


def test_practice_helps_and_skips(table: Table, time: Time) -> None:
    page = begun(table, mode="practice")
    table.tap_on(page.sheet.ids.ask)
    settle(table, page)
    assert page.board.model.look
    assert page.board.model.pointed is None
    left = page.sheet.ids.ask.x
    table.tap_on(page.sheet.ids.ask)
    settle(table, page)
    assert page.board.model.pointed in solution(page)
    assert page.sheet.ids.bulb.x == left, "one key, at one place"
    table.tap_on(page.sheet.ids.bulb)
    assert page.hints.guide.why
    assert page.sheet.why
    laid = page.fingers.pointed
    table.tap_on(page.sheet.ids.act)
    settle(table, page)
    assert page.table.own().laid == (laid,)
    assert not page.hints.guide.is_under_way
    roll = page.table.roll
    table.tap_on(page.ids.aid)
    assert page.table.round == 1, "it asks: tiles lie"
    table.tap_on(question(table).ids.yes)
    settle(table, page)
    assert page.table.phase is Phase.BUILD
    assert page.table.round == 2
    assert page.table.roll != roll
    assert page.table.solved_rolls == 0


def test_a_puzzle_ends_when_it_is_solved(table: Table, time: Time) -> None:
    page = begun(table, mode="puzzle")
    for laid in solution(page):
        lay_by_drag(table, page.fingers, laid)
    settle(table, page)
    assert page.panel == "end"
    assert page.table.solved_rolls == 1
    assert "timed" not in page.shell.people.own.rounds


def test_looking_back_and_again(table: Table, time: Time) -> None:
    page = begun(table)
    lay_by_drag(table, page.fingers, solution(page)[0])
    page.solo.end()
    settle(table, page)
    page.look_back()
    page.back_through.move_to(0)
    assert page.board.model.laid == ()
    page.back_through.close()
    page.again()
    settle(table, page)
    assert page.table.phase is Phase.BUILD
    assert page.time.seconds_left == SOLO_SECONDS


def test_a_page_may_be_left_while_looking_back_plays_on(table: Table, time: Time) -> None:
    page = begun(table)
    lay_by_drag(table, page.fingers, solution(page)[0])
    page.solo.end()
    settle(table, page)
    page.look_back()
    page.back_through.move_to(0)
    page.back_through.toggle()
    assert page.motion.is_running
    table.app.shell.navigator.home()
    table.frames(2)
    assert table.app.shell.navigator.page is not page
    assert not page.motion.is_running


def test_a_tile_that_is_held_shows_its_other_side_and_so_does_its_small_one(
    table: Table, time: Time
) -> None:
    page = begun(table)
    settle(table, page)
    before = page.fingers.tray.faces[2]
    table.hold(*tile_place(page.fingers, 2), HOLDS + 0.1)
    settle(table, page)
    assert page.fingers.tray.faces[2] == flipped_face(before)
    x, y, _, _ = page.fingers.tray_view.other_side(1)
    table.tap(x, y)
    settle(table, page)
    assert page.fingers.tray.faces[2] == before


def test_a_hand_that_rests_on_two_tiles_turns_and_flips_nothing(table: Table, time: Time) -> None:
    page = begun(table)
    settle(table, page)
    table.settle()
    before = page.fingers.tray.faces
    touches = [UnitTestTouch(*tile_place(page.fingers, tile)) for tile in (2, 3)]
    for touch in touches:
        touch.touch_down()
    table.wait(1.0)
    for touch in touches:
        touch.time_end = touch.time_start + 1.0
        touch.touch_up()
    settle(table, page)
    assert page.fingers.tray.faces == before
