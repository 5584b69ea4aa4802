"""Go face to face with a keyboard: the bars are struck, and nothing lies beneath a wall."""

import pytest
from kivy.core.window import Window

from app.games.go.state import Phase
from app.presenters.go.faces import Bar
from app.ui.go.go_faces_page import GoFacesPage
from app.ui.go.go_faces_region import GUARD
from app.ui.kit.key_focus import ENTERS, TAB
from tests.ui.go.faces_fingers import building, faced, lay_one
from tests.ui.go.go_fingers import Time, phase_of
from tests.ui.table import Table

pytestmark = pytest.mark.usefixtures("still")


def strike(table: Table, key: int) -> None:
    Window.dispatch("on_keyboard", key, 0, "", [])
    table.frames(3)


def ringed(table: Table) -> str:
    target = table.app._focus.target
    return "" if target is None else str(target.name)


def strike_bar(table: Table, page: GoFacesPage, seat: int) -> None:
    """Tab leads to the bar of this seat, and Enter strikes it."""
    for _ in range(12):
        strike(table, TAB)
        if table.app._focus.target is page.regions[seat].ids.claim.__self__:
            strike(table, ENTERS[0])
            return
    raise AssertionError("the bar was not reached")


def test_in_a_pause_bars_are_reached_and_nothing_beneath(table: Table, time: Time) -> None:
    page = building(table, time)
    lay_one(page, time, 0, 1)
    page.pause()
    table.frames(2)
    found = set()
    for _ in range(8):
        strike(table, TAB)
        found.add(ringed(table))
    bars = {f"{name}: Hold to go on" for name in ("Mia", "Ben")}
    assert found == {"Back", "Menu", *bars}


def test_once_all_bars_are_struck_it_goes_on(table: Table, time: Time) -> None:
    page = building(table, time)
    page.pause()
    strike_bar(table, page, 0)
    assert page.round.stage.held == {0}
    strike_bar(table, page, 0)
    assert page.round.stage.held == frozenset()
    strike_bar(table, page, 0)
    strike_bar(table, page, 1)
    assert not page.is_covered
    assert page.clock.is_running


def test_a_round_is_begun_claimed_and_gone_on_with_by_keys(table: Table, time: Time) -> None:
    page = faced(table)
    strike_bar(table, page, 0)
    strike_bar(table, page, 1)
    assert page.table.phase is Phase.BUILD
    lay_one(page, time, 1)
    strike_bar(table, page, 1)
    assert phase_of(page) is Phase.SCORED
    assert page.regions[0].model.bar is Bar.NEXT
    time.seconds += GUARD
    strike_bar(table, page, 0)
    assert phase_of(page) is Phase.LOOK
