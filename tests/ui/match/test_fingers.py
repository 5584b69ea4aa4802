"""A second finger does nothing on what the first one took away."""

from kivy.tests.common import UnitTestTouch
from kivy.uix.widget import Widget

from app.bots.levels import Level
from app.games.shift.moves import PushIn, WalkTo
from app.ui.shift.shift_page import ShiftPage
from tests.ui import scenes
from tests.ui.shift import shift_fingers
from tests.ui.table import Table
from tests.ui.walker import seen

ARROW = 1


def key_named(table: Table, name: str) -> Widget:
    page = table.app.shell.navigator.page
    return next(one.widget for one in seen(page) if getattr(one.widget, "name", "") == name)


def finger_on(widget: Widget) -> UnitTestTouch:
    touch = UnitTestTouch(*widget.to_window(*widget.center))
    touch.touch_down()
    return touch


def test_a_key_of_a_page_that_was_left_is_not_pressed(table: Table) -> None:
    words = table.app.shell.words.catalogue
    scenes.at_home(table)
    table.app.shell.navigator.go("settings")
    table.frames(3)
    table.settle()
    before = table.app.shell.settings.current
    first = finger_on(key_named(table, words.text("back")))
    second = finger_on(key_named(table, words.text("settings.theme.dark")))
    first.touch_up()
    second.touch_up()
    table.frames(2)
    assert table.app.shell.navigator.page_name == "home"
    assert table.app.shell.settings.current == before


def test_a_key_behind_the_curtain_is_not_pressed(table: Table) -> None:
    game = "shift"
    match = scenes.begun(table, scenes.draft_of(game))
    page = scenes.entered(table, game)
    held = finger_on(page.tray.ids.place.parent.children[0])
    turns = page.deeds.finger.turns
    table.app.dispatch("on_pause")
    held.touch_up()
    table.frames(2)
    assert page.is_covered
    assert page.deeds.finger.turns == turns
    assert match.moves == ()


def test_a_key_of_a_panel_that_went_away_is_not_pressed(table: Table) -> None:
    words = table.app.shell.words.catalogue
    game = "shift"
    scenes.begun_with(table, scenes.draft_of(game), scenes.ENOUGH)
    page = scenes.entered(table, game)
    page.look_back()
    table.frames(3)
    table.settle()
    first = finger_on(key_named(table, words.text("look_back.done")))
    second = finger_on(key_named(table, words.text("look_back.first")))
    first.touch_up()
    second.touch_up()
    table.frames(2)
    assert not page.is_looking_back
    assert page.panel == "turn"


def asked_to_stay(table: Table, page: ShiftPage) -> None:
    """The key that is sure would do it."""
    shift_fingers.play_by_taps(table, page, page.table.push(page.deeds.finger, ARROW))
    table.wait(shift_fingers.EARLY)
    table.frames(2)
    table.tap_on(page.sheet.ids.side)
    assert page.model.asks


def test_s8_two_fingers_on_staying_stay_once(table: Table) -> None:
    """The second one lifts while the first one's step is still seen."""
    page = shift_fingers.begun(table, open_cards=True, first=0)
    asked_to_stay(table, page)
    key = shift_fingers.sure_key(table, page)
    fingers = [finger_on(key) for _ in range(2)]
    for finger in fingers:
        finger.touch_up()
    shift_fingers.settle(table, page)
    assert len(page.table.match.moves) == 2


def test_a_finger_held_on_staying_moves_no_bot(table: Table) -> None:
    """It lifts when the bot has pushed and is about to walk."""
    page = shift_fingers.begun(table, bots={1: Level.EASY}, open_cards=True, first=0)
    asked_to_stay(table, page)
    key = shift_fingers.sure_key(table, page)
    first, second = (finger_on(key) for _ in range(2))
    first.touch_up()
    for _ in range(100):
        table.frames()
        page.motion.finish()
        if len(page.table.match.moves) == 3:
            break
    second.touch_up()
    assert len(page.table.match.moves) == 3


def test_a_curtain_opened_by_two_fingers_lets_the_bot_move_once(table: Table) -> None:
    page = shift_fingers.begun(table, bots={0: Level.EASY}, first=0)
    table.app.dispatch("on_pause")
    table.frames(2)
    table.settle()
    for _ in range(2):
        finger_on(page.curtain.widget.ids.key)
    for _ in range(300):
        table.frames()
    assert [type(move) for move in page.table.match.moves] == [PushIn, WalkTo]
