"""Keys of a keyboard lead through the app, and a ring shows where they are."""

import pytest
from kivy.core.window import Window

from app.ui.kit.key_focus import ENTERS, TAB
from tests.ui.scenes import begun, draft_of, entered
from tests.ui.shell.shell_walk import wait
from tests.ui.table import Table

LEFT, RIGHT, UP, DOWN, ESCAPE = 276, 275, 273, 274, 27
ENTER = ENTERS[0]


@pytest.fixture
def home(table: Table) -> Table:
    table.app.shell.settings.change(motion="still", language="en")
    table.frames(6)
    return table


def strike(table: Table, key: int, *modifiers: str) -> None:
    Window.dispatch("on_keyboard", key, 0, "", list(modifiers))
    table.frames(3)


def ringed(table: Table) -> str:
    """What the ring is around, in words; nothing while there is none."""
    focus = table.app._focus
    return str(focus.target.name) if focus._ring.is_shown and focus.target is not None else ""


def strike_to(table: Table, key: int, name: str) -> None:
    for _ in range(40):
        if ringed(table) == name:
            return
        strike(table, key)
    raise AssertionError(f"{name} was not reached")


def test_there_is_no_ring_before_a_key_is_struck(home: Table) -> None:
    assert ringed(home) == ""
    strike(home, ENTER)
    assert home.app.shell.navigator.page_name == "home"


def test_tab_goes_round_as_one_reads(home: Table) -> None:
    seen = []
    for _ in range(16):
        strike(home, TAB)
        seen.append(ringed(home))
    games = ["Shift", "Crew", "Galaxy", "Magic", "Go", "Connect"]
    assert [name for name in seen if name in games][:6] == games
    strike(home, TAB, "shift")
    assert ringed(home) == seen[-2]


def test_arrows_go_to_what_lies_there(home: Table) -> None:
    strike_to(home, TAB, "Crew")
    strike(home, RIGHT)
    assert ringed(home) == "Galaxy"
    strike(home, LEFT)
    assert ringed(home) == "Crew"
    strike(home, LEFT)
    assert ringed(home) == "Crew"


def test_a_match_begins_without_touch(home: Table) -> None:
    navigator = home.app.shell.navigator
    strike_to(home, TAB, "Magic")
    strike(home, ENTER)
    wait(home, lambda: navigator.page_name == "new_game")
    strike_to(home, TAB, "Start")
    strike(home, ENTER)
    wait(home, lambda: navigator.page_name == "shift")
    assert home.app.shell.shelf.running()[0].start.options["edition"] == "magic"


def test_a_key_further_down_is_scrolled_to(home: Table) -> None:
    home.app.shell.navigator.go("settings")
    home.frames(6)
    strike_to(home, TAB, "About Wanderwall")
    target = home.app._focus.target
    assert target is not None
    assert 0 <= target.to_window(*target.pos)[1] < Window.height
    strike(home, ENTER)
    assert home.app.shell.navigator.sheet is not None
    strike_to(home, TAB, "Close")
    strike(home, ENTER)
    wait(home, lambda: home.app.shell.navigator.sheet is None)


def test_a_finger_takes_the_ring_away(home: Table) -> None:
    strike(home, TAB)
    home.tap(2, 2)
    assert ringed(home) == ""


def test_nothing_behind_the_curtain_is_reached(home: Table) -> None:
    begun(home, draft_of("shift"))
    page = entered(home, "shift", is_open=False)
    assert page.is_covered
    seen = set()
    for _ in range(4):
        strike(home, TAB)
        seen.add(ringed(home))
    assert seen == {"I'm Mia", "Menu"}
    strike(home, ENTER)
    strike(home, ENTER)
    wait(home, lambda: not page.is_covered)


def test_escape_still_leads_back(home: Table) -> None:
    home.app.shell.navigator.go("settings")
    strike(home, TAB)
    strike(home, ESCAPE)
    assert (home.app.shell.navigator.page_name, ringed(home)) == ("home", "")


def test_letters_typed_into_a_name_stay_there(home: Table) -> None:
    navigator = home.app.shell.navigator
    navigator.go("new_game", game="shift")
    home.frames(4)
    navigator.page.ids.seats.keys[-1].dispatch("on_release")
    home.frames(4)
    strike_to(home, TAB, "Name")
    strike(home, ENTER)
    assert navigator.sheet is not None
    field = navigator.sheet.content.ids.name
    assert field.focus
    strike(home, RIGHT)
    assert ringed(home) == "Name"
