"""The helping hand by the clock, and lessons after a kill: apps of their own."""

from pathlib import Path

import pytest
from kivy.metrics import dp
from kivy.tests.common import UnitTestTouch

from app.games.connect.table import column_row
from app.presenters.lessons.lesson_words import AGAIN
from app.services.settings import Motion, TextSize
from app.session.lessons import lesson_of
from app.ui.connect.connect_drag import LIFT
from app.ui.lessons.ghost_hand import EDGE, RING, TIP
from app.ui.lessons.lesson_help import HELPS, LOOKS, SOON
from app.ui.lessons.opening import go_on
from app.ui.match.restless import QUICK
from tests.ui.lessons.lesson_fingers import (
    begun,
    gesture,
    hand_of,
    named,
    page_of,
    play,
)
from tests.ui.match.match_fingers import still
from tests.ui.shift.shift_fingers import cell_place
from tests.ui.table import SteadyTable, Table


def test_the_hand_waits_where_it_begins_and_helps_after_four_seconds(tmp_path: Path) -> None:
    table = SteadyTable(tmp_path, lambda: 7)
    page = begun(table, named("shift.push"))
    hand, helper = hand_of(page), page.lesson._parts.help
    table.wait(SOON)
    table.frames(3)
    assert hand.is_moving
    touch = UnitTestTouch(*cell_place(page, 24))
    touch.touch_down()
    table.frames()
    assert not hand.is_seen
    assert not hand.goal.is_carrying
    touch.touch_up()
    table.frames(2)
    assert hand.is_seen
    assert hand.goal.is_carrying
    spare, arrow = helper._marks
    assert spare.holds(*page.board.to_window(*page.tray.spot))
    assert arrow.holds(*page.board.to_window(*page.board.geometry.arrow_middle(0)))
    table.wait(HELPS - 1)
    assert not hand.is_moving
    table.wait(1.2)
    table.frames(2)
    assert hand.is_moving
    table.close()


def test_for_whoever_taps_where_to_walk_the_hand_goes_on_to_the_key(tmp_path: Path) -> None:
    table = SteadyTable(tmp_path, lambda: 7)
    page = begun(table, named("shift.push"))
    match = page.table.match
    push, walk = (match.game.decode(step.move) for step in lesson_of(match).steps)
    gesture(table, page, push)
    table.wait(SOON)
    table.tap(*cell_place(page, walk.cell))
    table.wait(SOON + 0.1)
    table.frames(2)
    (mark,) = page.lesson._parts.help._marks
    assert mark.holds(*page.sheet.ids.main.to_window(*page.sheet.ids.main.center))
    table.tap_on(page.sheet.ids.main)
    assert page.table.match.moves[-1] == walk
    table.close()


def test_for_whoever_taps_a_tile_the_hand_goes_on_to_its_spot(tmp_path: Path) -> None:
    table = SteadyTable(tmp_path, lambda: 7)
    page = begun(table, named("connect.lay"))
    lay = page.table.match.game.decode(lesson_of(page.table.match).steps[0].move)
    table.wait(SOON)
    table.tap(*page.tray.spot(page.table.known.hands[0].index(lay.tile)))
    table.wait(SOON + 0.1)
    table.frames(2)
    (mark,) = page.lesson._parts.help._marks
    spot = page.ground.to_window(*page.board.view.at(*column_row(lay.cell)))
    assert mark.holds(*spot)
    for _ in range(2):
        table.tap(*spot)
        table.wait(QUICK)
    assert page.table.match.moves[0] == lay
    table.close()


def test_what_stands_goes_with_the_table_and_is_gone_once_it_is_done(tmp_path: Path) -> None:
    """The frame of a laid tile stayed where it was as the maze came to lie elsewhere."""
    table = SteadyTable(tmp_path, lambda: 7)
    page = begun(table, named("connect.lay"))
    lay = page.table.match.game.decode(lesson_of(page.table.match).steps[0].move)
    hand, helper = hand_of(page), page.lesson._parts.help
    table.wait(SOON + 0.1)
    table.frames(2)
    touch = UnitTestTouch(*page.tray.spot(page.table.known.hands[0].index(lay.tile)))
    touch.touch_down()
    page.board.view = page.board.view.moved(0, dp(40))
    goal = helper._guide.mark(helper._goal)
    assert goal.holds(*page.ground.to_window(*page.board.view.at(*column_row(lay.cell))))
    view = page.board.view
    x, y = view.at(*column_row(lay.cell))
    touch.touch_move(x, y - LIFT * view.cell)
    table.frames(2)
    touch.touch_up()
    table.frames(2)
    assert page.table.match.moves[0] == lay
    assert not hand._marks.children
    table.close()


def test_left_alone_it_shows_again_soon_and_is_hardly_ever_away(tmp_path: Path) -> None:
    table = SteadyTable(tmp_path, lambda: 7)
    page = begun(table, named("shift.push"))
    hand = hand_of(page)
    table.wait(SOON)
    seen, began, was_moving = [], 0, False
    for _ in range(300):
        table.frames()
        began += hand.is_moving and not was_moving
        was_moving = hand.is_moving
        seen.append(hand.is_seen and hand._tint.a > 0.5)
    assert began >= 2
    assert seen.count(True) > 0.85 * len(seen)
    table.close()


def test_whoever_takes_up_what_is_marked_still_sees_where_it_is_to_go(tmp_path: Path) -> None:
    table = SteadyTable(tmp_path, lambda: 7)
    page = begun(table, named("shift.push"))
    table.wait(SOON + 0.1)
    table.frames(2)
    touch = UnitTestTouch(*page.board.to_window(*page.tray.spot))
    touch.touch_down()
    table.frames()
    assert not hand_of(page).is_seen
    assert len(hand_of(page)._marks.children) > 0
    touch.touch_up()
    table.frames(2)
    table.close()


def test_whoever_is_killed_is_back_at_that_lesson(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.app.shell.settings.change(motion=Motion.STILL)
    begun(table, named("shift.push"))
    play(table, page_of(table))
    page = begun(table, named("shift.turn"))
    gesture(table, page, page.table.match.game.decode("w1:ES"))
    table.close()
    table = Table(tmp_path)
    assert table.app.shell.lessons.is_done(named("shift.push"))
    go_on(table.app.shell, "shift")
    table.frames(3)
    assert page_of(table).lesson.lesson == named("shift.turn")
    table.close()


def test_what_is_barred_is_pointed_at_first_and_says_so(tmp_path: Path) -> None:
    table = SteadyTable(tmp_path, lambda: 7)
    table.app.shell.settings.change(motion=Motion.STILL, language="en")
    page = begun(table, named("shift.barred"))
    helper = page.lesson._parts.help
    assert page.hint == "Not in here."
    barred = page.board.geometry.arrow_middle(page.table.known.barred)
    assert helper._guide.way(helper._asked) == [page.ground.to_window(*barred)]
    table.wait(LOOKS + 0.1)
    table.frames(2)
    assert page.hint == "Tap this tile: it turns."
    play(table, page)
    assert page.panel == "end"
    table.close()


def test_what_would_come_off_is_seen_before_the_rest_is_taken(tmp_path: Path) -> None:
    table = SteadyTable(tmp_path, lambda: 7)
    table.app.shell.settings.change(motion=Motion.STILL, language="en")
    page = begun(table, named("connect.whole"))
    lay, stays, _ = page.lesson.lesson.steps
    gesture(table, page, page.table.match.game.decode(lay.move))
    table.wait(SOON + 0.1)
    table.frames(2)
    assert page.hint == "This tile has to stay."
    assert page.board.model.cut_off
    refused = page.table.match.game.decode(stays.move)
    assert page.lesson._parts.help._asked.spots[0].number in refused.cells
    table.wait(LOOKS + 0.1)
    table.frames(2)
    assert page.hint == "Take what matches."
    assert not page.board.model.cut_off
    play(table, page)
    assert page.panel == "end"
    table.close()


@pytest.mark.parametrize("lesson", ["go.lay", "go.claim", "connect.lay"])
def test_where_only_a_key_is_left_nothing_is_framed(tmp_path: Path, lesson: str) -> None:
    table = SteadyTable(tmp_path, lambda: 7)
    page = begun(table, named(lesson))
    play(table, page)
    for _ in range(9):
        table.wait(HELPS)
        table.frames(3)
    assert page.panel == "end"
    table.close()


@pytest.mark.parametrize("size", [(412, 915), (320, 568), (1280, 800)], ids=str)
def test_the_words_of_a_key_are_seen_beside_the_hand_that_taps_it(
    table: Table, size: tuple[int, int]
) -> None:
    table.resize(*size)
    page = begun(table, named("go.lay"))
    table.wait(SOON + 0.1)
    table.frames(2)
    hand, key = hand_of(page), page.sheet.ids.act
    x, y = hand._ghost.way[0]
    assert key.collide_point(*key.to_widget(x, y))
    words = key.ids.words
    assert x + dp(RING + EDGE / 2) <= words.to_window(*words.pos)[0]
    assert y - key.to_window(*key.center)[1] > 0.4 * key.height
    assert hand._scale.y < 0, "and has no room below"


@pytest.mark.parametrize("key", ["go.lay", "connect.lay"])
def test_a_lesson_that_is_done_is_celebrated_a_little(tmp_path: Path, key: str) -> None:
    """Where things move."""
    steady = SteadyTable(tmp_path, lambda: 7)
    page = begun(steady, named(key))
    end, shares = page._panels["end"], []
    end.bind(share=lambda _, share: shares.append(share))
    play(steady, page)
    for _ in range(90):
        steady.frames()
    assert page.panel == "end"
    assert min(shares) < 0.5
    assert end.share == 1
    steady.close()


def test_a_lesson_that_ends_its_match_is_celebrated_as_well(table: Table) -> None:
    page = begun(table, named("shift.push"))
    [cheer] = page.celebration()
    cheer.update(0.0)
    assert page._panels["end"].share == 0
    cheer.update(1.0)
    assert page._panels["end"].share == 1


@pytest.mark.parametrize(
    "size", [(320, 568), (360, 640), (640, 360), (412, 916), (800, 1280), (1280, 800)], ids=str
)
@pytest.mark.parametrize("lesson", ["go.joker", "shift.push", "connect.lay"])
def test_the_hand_is_seen_where_a_gesture_begins_and_ends(
    table: Table, lesson: str, size: tuple[int, int]
) -> None:
    table.resize(*size)
    page = begun(table, named(lesson))
    table.wait(SOON + 0.1)
    table.frames(2)
    hand = hand_of(page)
    for x, y in hand._ghost.way:
        across = (-1 if hand._ghost.is_left else 1) * (1 - TIP[0]) * hand._side
        up = (1 if hand._ghost.is_above else -1) * TIP[1] * hand._side
        assert 0 <= x + across <= size[0]
        assert -0.5 * hand._side <= y + up <= size[1], "a wrist may come from below the page"


@pytest.mark.parametrize("size", [(320, 568), (360, 640)], ids=str)
@pytest.mark.parametrize("key", ["go.claim", "connect.lay"])
def test_the_hand_hides_no_sentence_wherever_it_waits(
    table: Table, key: str, size: tuple[int, int]
) -> None:
    still(table)
    table.app.shell.settings.change(text_size=TextSize.LARGEST)
    table.resize(*size)
    page = begun(table, named(key))
    for step in page.lesson.lesson.steps:
        if page.panel == "end":
            break
        table.wait(SOON + 0.1)
        table.frames(2)
        hand = hand_of(page)
        page.notices.tell(AGAIN, is_warning=False)
        table.frames(3)
        assert hand._marks.words.width
        box = hand._box(hand._ghost, hand._ghost.way[0])
        assert not box.meets(hand._marks.words), step
        assert box.x + box.width / 2 <= size[0]
        page.notices.forget()
        gesture(table, page, page.table.match.game.decode(step.move))


def test_a_lesson_that_is_done_is_led_on_from_by_its_key_alone(tmp_path: Path) -> None:
    """The hand hid the words of the key below."""
    table = SteadyTable(tmp_path, lambda: 7)
    page = begun(table, named("shift.push"))
    play(table, page)
    end, sizes = page._panels["end"], []
    for _ in range(200):
        table.frames()
        sizes.append(end._swell._scaled._matrix.x)
    assert max(sizes) > 1
    assert not hand_of(page).is_seen
    table.close()


def test_a_place_below_the_bar_comes_into_sight_before_the_hand_shows_it(table: Table) -> None:
    """In a low window that was split, and in large letters."""
    still(table)
    table.app.shell.settings.change(language="de", text_size=TextSize.LARGEST)
    table.resize(360, 360)
    page = begun(table, named("connect.taking"))
    table.wait(SOON + 0.1)
    table.frames(2)
    frame, spots = page.board.frame, hand_of(page)._ghost.way
    lay = page.table.match.game.decode(lesson_of(page.table.match).steps[0].move)
    assert page.board.view.holds((*column_row(lay.cell),) * 2, frame)
    assert len(spots) == 2
    play(table, page)
    assert page.panel == "end"


@pytest.mark.parametrize("size", [(320, 568), (360, 640), (412, 916)], ids=str)
@pytest.mark.parametrize("key", ["shift.push", "go.lead", "connect.whole"])
def test_a_lesson_that_is_done_has_its_sign_on_every_phone(
    table: Table, key: str, size: tuple[int, int]
) -> None:
    table.resize(*size)
    still(table)
    page = begun(table, named(key))
    play(table, page)
    table.frames(3)
    end = page._panels["end"]
    assert page.panel == "end"
    assert end.has_sign
    assert end._has_sparks
