"""Quick taps never fall through onto what has just come to lie under the finger."""

from collections.abc import Callable

from kivy.uix.widget import Widget

from app.core.rng import Rng
from app.games.go.moves import StartBuilding
from app.ui.kit.settle import SETTLES
from app.ui.shell.quick_key import QuickKey
from app.ui.solo.today_card import TodayCard
from tests.ui import scenes
from tests.ui.shell.shell_walk import named
from tests.ui.table import SteadyTable
from tests.ui.walker import layer, seen, touchables

QUICK = 0.05
"""Seconds between the taps of three within 150 ms, beside the frames that each takes."""
TRIALS, MAKING = 60, 300
"""Of random taps; frames that making a puzzle may take."""


def thrice(table: SteadyTable, x: float, y: float, pause: float = QUICK) -> None:
    for _ in range(3):
        table.tap_at_once(x, y)
        if pause:  # Kivy waits for time to pass
            table.wait(pause)


def middle(widget: Widget) -> tuple[float, float]:
    found: tuple[float, float] = widget.to_window(*widget.center)
    return found


def first_seen(table: SteadyTable, kind: type[Widget]) -> Widget:
    return next(
        one.widget for one in seen(table.app.shell.navigator.page) if isinstance(one.widget, kind)
    )


def page_name(table: SteadyTable) -> str:
    return str(table.app.shell.navigator.page_name)


def test_three_taps_on_todays_puzzle_only_open_it(steady: SteadyTable) -> None:
    """Wherever on its card: below it lie the board, arrows and keys."""
    steady.settle()
    x, y = middle(first_seen(steady, TodayCard))
    for dx in range(-40, 41, 20):
        scenes.at_home(steady)
        steady.settle()
        thrice(steady, x + dx, y, pause=0.0)
        for _ in range(MAKING):
            if page_name(steady) != "home":
                break
            steady.frames()
        page = steady.app.shell.navigator.page
        assert page_name(steady).endswith("puzzle")
        before = page.deeds.finger
        thrice(steady, x + dx, y, pause=0.0)
        assert page.table.match.moves == ()
        assert page.deeds.finger == before


def test_three_taps_on_three_minutes_leave_the_dice_in_the_hand(steady: SteadyTable) -> None:
    steady.settle()
    words = steady.app.shell.words.catalogue
    keys = [one.widget for one in seen(steady.app.shell.navigator.page)]
    quick = [key for key in keys if isinstance(key, QuickKey)]
    assert quick, words.language
    for number in range(len(quick)):
        scenes.at_home(steady)
        steady.settle()
        keys = [one.widget for one in seen(steady.app.shell.navigator.page)]
        thrice(steady, *middle([key for key in keys if isinstance(key, QuickKey)][number]))
        if page_name(steady) == "go":
            page = steady.app.shell.navigator.page
            assert page.roll.waits or not page.table.kept.is_timed
            assert page.fingers.tray.chosen is None


def test_start_thrice_begins_one_match_and_touches_nothing_in_it(steady: SteadyTable) -> None:
    scenes.at_home(steady)
    steady.app.shell.navigator.go("new_game", game="shift")
    steady.frames(4)
    steady.settle()
    thrice(steady, *middle(named(steady, steady.app.shell.words.catalogue.text("new.start"))))
    assert page_name(steady) == "shift"
    assert len(steady.app.shell.shelf.running()) == 1
    assert steady.app.shell.navigator.page.curtain.widget.held == 0


def test_a_double_tap_on_the_x_of_looking_back_plays_no_other_match(steady: SteadyTable) -> None:
    for game in scenes.playable():
        scenes.at_home(steady)
        scenes.play_to_end(scenes.begun(steady, scenes.draft_of(game, **scenes.short(game))))
        page = scenes.entered(steady, game)
        page.look_back()
        steady.frames(3)
        steady.settle()
        matches = len(steady.app.shell.shelf.running())
        thrice(steady, *middle(page.back_through.bar.ids.done))
        assert not page.is_looking_back
        assert len(steady.app.shell.shelf.running()) == matches


def test_a_sheet_stays_open_under_the_second_of_two_taps(steady: SteadyTable) -> None:
    scenes.begun(steady, scenes.draft_of("shift", open_cards=True))
    page = scenes.entered(steady, "shift")
    steady.settle()
    menu = next(
        one.widget
        for one in seen(page)
        if getattr(one.widget, "name", "") == page.shell.words.catalogue.text("match.menu")
    )
    thrice(steady, *middle(menu), pause=0.0)
    assert steady.app.shell.navigator.sheet is not None
    steady.settle()
    thrice(steady, 20, steady.app.shell.navigator.height - 100, pause=0.0)
    assert steady.app.shell.navigator.sheet is None
    assert page_name(steady) == "shift"


def test_taps_of_the_seat_before_do_not_open_the_curtain_of_the_next(steady: SteadyTable) -> None:
    scenes.begun(steady, scenes.draft_of("shift"))
    page = scenes.entered(steady, "shift", is_open=False)
    page.cover()
    steady.frames(1)
    x, y = middle(page.curtain.widget.ids.key)
    thrice(steady, x, y, pause=0.0)
    assert page.is_covered
    assert page.curtain.widget.held == 0


def test_a_finger_that_waits_is_heard(steady: SteadyTable) -> None:
    steady.app.shell.navigator.go("settings")
    steady.frames(2)
    steady.wait(SETTLES)
    back = steady.app.shell.words.catalogue.text("back")
    steady.tap_at_once(*middle(named(steady, back)))
    assert page_name(steady) == "home"


def test_a_restless_finger_is_heard_again_after_a_second(steady: SteadyTable) -> None:
    steady.app.shell.navigator.go("settings")
    steady.frames(2)
    x, y = middle(named(steady, steady.app.shell.words.catalogue.text("back")))
    taps = 0
    while page_name(steady) == "settings":
        steady.tap_at_once(x, y)
        steady.wait(0.1)
        taps += 1
        assert taps < 8
    assert taps > 3


STARTS: tuple[Callable[[SteadyTable], object], ...] = (
    scenes.at_home,
    lambda table: table.app.shell.navigator.go("settings"),
    lambda table: table.app.shell.navigator.go("rules", game="go"),
    lambda table: table.app.shell.navigator.go("new_game", game="shift"),
    lambda table: table.app.shell.navigator.go("puzzles"),
)


def test_random_double_and_triple_taps_change_one_page_and_play_nothing(
    steady: SteadyTable,
) -> None:
    """On any key of the pages around matches: what the first tap opens, the next ones leave."""
    rng = Rng(5)
    for trial in range(TRIALS):
        scenes.at_home(steady)
        STARTS[trial % len(STARTS)](steady)
        steady.frames(3)
        steady.settle()
        keys = [each.visible for each in touchables(layer(steady)) if not each.visible.is_empty]
        box = keys[rng.below(len(keys))]
        was = page_name(steady)
        x, y = (box.left + box.right) / 2, (box.bottom + box.top) / 2
        steady.tap_at_once(x, y)
        came = page_name(steady), steady.app.shell.navigator.sheet
        if came == (was, None):
            continue
        for _ in range(1 + rng.below(2)):
            steady.tap_at_once(x, y)
        is_made = page_name(steady).endswith("puzzle")  # its page comes once it is made
        is_there = (page_name(steady), steady.app.shell.navigator.sheet) == came
        assert is_made or is_there, (trial, was)
        page = steady.app.shell.navigator.page
        if hasattr(page, "table"):
            moves = page.table.match.moves  # the time of Go's building begins by itself
            assert set(map(type, moves)) <= {StartBuilding}, (trial, was)
