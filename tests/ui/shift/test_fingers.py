"""Fingers at Shift's table one by one: what springs back, what is refused, what turns."""

import pytest
from kivy.metrics import dp
from kivy.tests.common import UnitTestTouch

from app.games.shift.maze import ARROWS, CELLS
from app.games.shift.moves import PushIn
from app.games.shift.rules import reach
from app.games.shift.state import Phase
from app.presenters.match.seats import Side
from app.presenters.shift.handling import can_reach
from app.services.settings import Motion, TextSize
from app.ui.shift.shift_board import REST
from app.ui.shift.shift_page import ShiftPage
from tests.ui.match.match_fingers import still
from tests.ui.shift.shift_fingers import (
    EARLY,
    arrow_place,
    begun,
    cell_place,
    place,
    play_by_taps,
    settle,
    sure_key,
)
from tests.ui.table import Table

ARROW = 1
"""n2: above the middle column."""


@pytest.fixture
def page(table: Table) -> ShiftPage:
    still(table)
    return begun(table, open_cards=True, first=0)


def pushed(table: Table, page: ShiftPage) -> None:
    play_by_taps(table, page, page.table.push(page.deeds.finger, ARROW))


def taken_over(table: Table, page: ShiftPage) -> None:
    """By the next one, who taps away what says so."""
    table.tap(*cell_place(page, 24))
    settle(table, page)
    assert not page.curtain.is_closed


def test_let_go_away_from_arrows_the_tile_springs_back(table: Table, page: ShiftPage) -> None:
    middle = place(page, *page.board.geometry.middle(24))
    table.drag(place(page, *page.tray.spot), middle)
    settle(table, page)
    assert page.table.match.moves == ()
    assert page.deeds.finger.arrow is None
    assert not page.tray.is_out


@pytest.mark.parametrize("steps", [0.9, 0.6, 0.5])
def test_let_go_over_its_arrow_the_tile_goes_in_wherever_the_finger_is(
    table: Table, page: ShiftPage, steps: float
) -> None:
    at = place(page, *page.board.geometry.before(ARROW, steps))
    touch = UnitTestTouch(*place(page, *page.tray.spot))
    touch.touch_down()
    touch.touch_move(*at)
    assert page.hint.startswith("Let go")
    assert not page.table.match.moves
    touch.touch_up()
    settle(table, page)
    assert [move.arrow for move in page.table.match.moves] == [ARROW]


def test_beyond_its_arrow_the_words_say_that_letting_go_puts_it_back(
    table: Table, page: ShiftPage
) -> None:
    touch = UnitTestTouch(*place(page, *page.tray.spot))
    touch.touch_down()
    for steps in (0.8, 1.6):
        touch.touch_move(*place(page, *page.board.geometry.before(ARROW, steps)))
    assert page.deeds.finger.arrow == ARROW
    assert page.hint == "Let go to put it back"
    touch.touch_up()
    settle(table, page)
    assert page.table.match.moves == ()
    assert page.deeds.finger.arrow is None


def test_the_pawn_in_the_hand_is_back_when_the_device_is_turned(
    table: Table, page: ShiftPage
) -> None:
    page.play(page.table.push(page.deeds.finger, ARROW))
    settle(table, page)
    cell = page.table.staying(page.deeds.finger).cell
    x, y = place(page, *page.board.geometry.middle(cell))
    touch = UnitTestTouch(x, y)
    touch.touch_down()
    touch.touch_move(x + 40, y + 40)
    table.frames(2)
    standing = len(page.board.model.pawns)
    table.resize(1280, 800)
    touch.touch_up()
    settle(table, page)
    assert len(page.board.model.pawns) == standing + 1


def test_the_spare_has_room_on_the_lowest_screens(table: Table, page: ShiftPage) -> None:
    table.app.shell.settings.change(text_size=TextSize.LARGEST, language="de")
    table.resize(568, 320)
    spare = page.sheet.ids.tray.ids.place
    assert min(spare.size) >= dp(48)


def test_the_line_follows_the_finger_one_to_one(table: Table, page: ShiftPage) -> None:
    touch = UnitTestTouch(*place(page, *page.tray.spot))
    touch.touch_down()
    geometry = page.board.geometry
    shown = []
    for depth in (-0.31, -0.1, 0.2, 0.45):
        touch.touch_move(*place(page, *geometry.before(ARROW, 0.5 - depth)))
        table.frames()
        shown.append(page.board.slide)
        assert page.model.goes_in
    touch.touch_move(*place(page, *geometry.before(ARROW, 0.5 + 1.0)))
    assert not page.model.goes_in
    touch.touch_up()
    settle(table, page)
    assert shown == pytest.approx([0.2, 0.4, 0.7, 0.95])
    assert page.table.match.moves == ()


def test_past_half_it_goes_in(table: Table, page: ShiftPage) -> None:
    inside = place(page, *page.board.geometry.before(ARROW, 0.3))
    table.drag(place(page, *page.tray.spot), arrow_place(page, ARROW), inside)
    settle(table, page)
    assert [move.arrow for move in page.table.match.moves] == [ARROW]


def test_a_tapped_arrow_shows_what_would_be(table: Table, page: ShiftPage) -> None:
    table.tap(*arrow_place(page, ARROW))
    assert page.deeds.finger.arrow == ARROW
    assert page.board.slide == REST
    assert page.board.model.reach is not None
    assert page.model.can_push
    table.tap_on(page.sheet.ids.main)
    settle(table, page)
    assert len(page.table.match.moves) == 1


def test_a_tap_on_the_empty_slot_takes_the_tile_back(table: Table, page: ShiftPage) -> None:
    table.tap(*arrow_place(page, ARROW))
    table.tap(*place(page, *page.tray.spot))
    assert page.deeds.finger.arrow is None
    assert page.table.match.moves == ()


def test_a_tap_on_the_spare_turns_it(table: Table, page: ShiftPage) -> None:
    before = page.model.spare
    for turns in (1, 2, 3, 0):
        table.tap(*place(page, *page.tray.spot))
        assert page.deeds.finger.turns == turns
    assert page.model.spare == before


def test_two_fingers_twist_the_spare(table: Table, page: ShiftPage) -> None:
    x, y = place(page, *page.tray.spot)
    first, second = UnitTestTouch(x, y), UnitTestTouch(x + 60, y)
    first.touch_down()
    second.touch_down()
    second.touch_move(x + 20, y - 60)
    table.frames()
    assert page.deeds.finger.turns == 1
    second.touch_up()
    first.touch_up()
    settle(table, page)
    assert page.table.match.moves == ()


def test_s6_the_barred_arrow_says_why(table: Table, page: ShiftPage) -> None:
    pushed(table, page)
    play_by_taps(table, page, page.table.staying(page.deeds.finger))
    taken_over(table, page)
    table.tap(*arrow_place(page, ARROWS[ARROW].opposite))
    assert page.deeds.finger.arrow is None
    words = page.shell.words.catalogue
    assert page.hint == words.text("shift.refusal.barred_arrow")
    assert page.is_refused


def test_s8_a_cell_out_of_reach_gives_a_gentle_no(table: Table, page: ShiftPage) -> None:
    pushed(table, page)
    outside = next(cell for cell in CELLS if not reach(page.table.known) >> cell & 1)
    table.tap(*cell_place(page, outside))
    assert len(page.table.match.moves) == 1
    assert page.shell.navigator.sheet is None
    assert page.hint == page.shell.words.catalogue.text("shift.refusal.not_reachable")


def test_a_refusal_is_gone_once_something_else_is_done(table: Table, page: ShiftPage) -> None:
    def refuse() -> None:
        outside = next(cell for cell in CELLS if not reach(page.table.known) >> cell & 1)
        table.tap(*cell_place(page, outside))
        assert page.is_refused

    pushed(table, page)
    refuse()
    page.undo()
    assert not page.is_refused
    assert page.hint == page.shell.words.catalogue.text("shift.hint.push")
    pushed(table, page)
    refuse()
    play_by_taps(table, page, page.table.staying(page.deeds.finger))
    assert not page.is_refused


def test_a_pressed_cell_shows_the_way_and_the_walker_at_its_end(
    table: Table, page: ShiftPage
) -> None:
    pushed(table, page)
    here = page.table.staying(page.deeds.finger).cell
    goal = next(
        cell
        for cell in CELLS
        if cell != here and can_reach(page.table.known, page.deeds.finger, cell)
    )
    touch = UnitTestTouch(*cell_place(page, goal))
    touch.touch_down()
    assert page.board.model.trail[-1] == goal
    assert [quad.name for quad in page.board.ghost] == ["pawn/red"]
    touch.touch_move(*cell_place(page, here))
    assert page.board.ghost == []
    touch.touch_up()


def test_s8_staying_by_the_key_and_by_the_own_pawn(table: Table, page: ShiftPage) -> None:
    """Both show it first, and the key that then asks does it; a second tap on the pawn is a no."""
    pushed(table, page)
    stays = page.table.staying(page.deeds.finger)
    for asks in (True, False, True):
        table.wait(EARLY)
        table.tap(*cell_place(page, stays.cell))
        settle(table, page)
        assert page.model.asks is asks
    assert len(page.table.match.moves) == 1
    table.tap_on(sure_key(table, page))
    settle(table, page)
    assert page.table.match.moves[-1] == stays
    taken_over(table, page)
    pushed(table, page)
    table.wait(EARLY)
    table.tap_on(page.sheet.ids.side)
    assert page.model.asks
    assert len(page.table.match.moves) == 3
    table.tap_on(sure_key(table, page))
    settle(table, page)
    assert len(page.table.match.moves) == 4


def test_the_shift_is_undone_until_the_walk(table: Table, page: ShiftPage) -> None:
    begun_at = page.table.match.state
    pushed(table, page)
    table.tap_on(page.ids.bar.children[1])
    assert page.table.match.state == begun_at
    assert page.model.phase is Phase.SHIFT


@pytest.mark.parametrize(("kept", "pushed"), [(32, []), (0, [10])])
def test_a_drag_begins_at_the_edge_where_the_system_leaves_it_to_us(
    table: Table, page: ShiftPage, kept: int, pushed: list[int]
) -> None:
    west = 10
    table.app.edges = [dp(kept), dp(kept)]
    table.tap(*arrow_place(page, west))
    x, y = arrow_place(page, west)
    assert x < dp(32)
    table.app.edges = [dp(kept), dp(kept)]  # each touch asks the device anew
    table.drag((x, y), cell_place(page, ARROWS[west].entry + 1))
    settle(table, page)
    assert [move.arrow for move in page.table.match.moves] == pushed


def test_the_tray_can_be_reached_from_inside(page: ShiftPage) -> None:
    place_of = page.tray.ids.place
    left, right = place_of.to_window(place_of.x, 0)[0], place_of.to_window(place_of.right, 0)[0]
    assert dp(32) <= left
    assert right <= page.width - dp(32)


@pytest.mark.parametrize("size", [(412, 915), (360, 640), (915, 412), (1280, 800), (320, 480)])
def test_every_arrow_takes_48_dp(table: Table, page: ShiftPage, size: tuple[int, int]) -> None:
    table.resize(*size)
    geometry = page.board.geometry
    for arrow in range(len(ARROWS)):
        x, y = geometry.arrow_middle(arrow)
        hits = [
            (dx, dy)
            for dx in range(-60, 61, 4)
            for dy in range(-60, 61, 4)
            if geometry.arrow_at(x + dx, y + dy, dp(48)) == arrow
        ]
        assert max(dx for dx, _ in hits) - min(dx for dx, _ in hits) >= dp(44)
        assert max(dy for _, dy in hits) - min(dy for _, dy in hits) >= dp(44)


def test_a_resting_palm_changes_nothing(table: Table, page: ShiftPage) -> None:
    palm = UnitTestTouch(*cell_place(page, 24))
    palm.touch_down()
    pushed(table, page)
    palm.touch_up()
    settle(table, page)
    assert len(page.table.match.moves) == 1


@pytest.mark.parametrize("side", list(Side))
def test_fingers_hit_what_they_see_from_every_side(table: Table, side: Side) -> None:
    still(table)
    page = begun(table, open_cards=True, first=0, sides=(side,) * 4)
    for arrow in range(len(ARROWS)):
        table.tap(*arrow_place(page, arrow))
        assert page.deeds.finger.arrow == arrow
    play_by_taps(table, page, PushIn(ARROW, page.table.known.maze.spare))
    for cell in CELLS:
        touch = UnitTestTouch(*cell_place(page, cell))
        touch.touch_down()
        assert page.deeds.finger.aim == cell
        touch.touch_move(1, 1)
        touch.touch_up()


def pushed_past_half(table: Table, page: ShiftPage) -> UnitTestTouch:
    """A finger that holds a line so far in that letting go would push it."""
    touch = UnitTestTouch(*place(page, *page.tray.spot))
    touch.touch_down()
    for depth in (-0.31, 0.2):
        touch.touch_move(*place(page, *page.board.geometry.before(ARROW, 0.5 - depth)))
        table.frames()
    return touch


def test_a_notice_that_ends_does_not_take_the_hint_of_what_goes_in(
    table: Table, page: ShiftPage
) -> None:
    touch = pushed_past_half(table, page)
    said = page.hint
    page.notices.forget()
    table.frames()
    assert page.hint == said
    assert page.sheet.mood == "goes_in"
    touch.touch_up()
    settle(table, page)
    assert len(page.table.match.moves) == 1


def test_a_line_whose_finger_was_taken_away_lies_at_its_edge(table: Table, page: ShiftPage) -> None:
    touch = pushed_past_half(table, page)
    page.lay_out()
    assert (page.deeds.finger.arrow, page.model.goes_in) == (ARROW, False)
    assert page.board.slide == REST
    touch.touch_up()
    settle(table, page)
    assert page.table.match.moves == ()
    table.tap_on(page.sheet.ids.main)
    settle(table, page)
    assert len(page.table.match.moves) == 1


def test_left_while_the_spare_flies_back_nothing_follows(table: Table, page: ShiftPage) -> None:
    table.app.shell.settings.change(motion=Motion.SLOW)
    table.drag(place(page, *page.tray.spot), place(page, *page.board.geometry.middle(24)))
    assert page.motion.is_running
    table.app.shell.navigator.home()
    table.frames(3)
    assert not page.motion.is_running
    assert not page.flyer.is_carrying
    assert page.table.match.moves == ()
