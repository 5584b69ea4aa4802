"""Go face to face comes and goes: chosen, paused, killed, turned, on a disk that is full."""

from functools import partial

import pytest
from kivy.tests.common import UnitTestTouch

from app.games.go.moves import LiftTile
from app.games.go.state import Phase
from app.presenters.match.trouble import not_kept
from app.session.saves import SaveFailed, Trouble
from app.ui.kit.words import said
from app.ui.shell.continue_brief import ContinueBrief
from app.ui.shell.new_game_page import NewGamePage
from tests.ui.go.faces_fingers import (
    all_hold,
    boards,
    building,
    entered,
    faced,
    lay_at_once,
    middle,
    solution,
)
from tests.ui.go.go_fingers import Time, tile_place
from tests.ui.shell.shell_walk import press, texts
from tests.ui.table import Table
from tests.ui.walker import box_of

TABLET, TURNED = (800, 500), (500, 800)
"""Small ones, as software draws them: where things are does not depend on it."""

pytestmark = pytest.mark.usefixtures("still")


def test_a_pause_covers_all_and_stops_the_clock(table: Table, time: Time) -> None:
    page = building(table, time)
    lay_at_once(table, page, {0: solution(page)})
    time.seconds += 10
    page.pause()
    before = page.clock.milliseconds
    time.seconds += 500
    assert page.clock.milliseconds == before
    for region in page.regions:
        assert region.pause is not None
        wall = box_of(region.pause)
        assert all(box_of(region.ids[part]).is_in(wall) for part in ("board", "tray", "dice"))
    table.tap(*middle(page.regions[0], "board"))
    table.tap(*tile_place(page.regions[0].fingers, solution(page)[0].tile))
    assert not [move for move in page.table.match.moves if isinstance(move, LiftTile)]
    table.tap(*middle(page.regions[0], "claim"))
    assert page.round.stage.is_paused
    assert [seat.is_held for seat in page.regions[1].model.waited] == [True, False]
    table.tap(*middle(page.regions[1], "claim"))
    assert not page.round.stage.is_paused
    assert [region.pause for region in page.regions] == [None, None]
    assert page.clock.is_running
    assert page.table.phase is Phase.BUILD


def test_who_held_when_the_app_was_left_holds_no_more(table: Table, time: Time) -> None:
    """Their fingers are never lifted, as far as the app is told."""
    page = faced(table)
    UnitTestTouch(*middle(page.regions[0], "claim")).touch_down()
    assert page.regions[0].model.is_held
    table.app.on_pause()
    table.app.on_resume()
    table.frames(2)
    table.tap(*middle(page.regions[1], "claim"))
    assert not page.regions[0].model.is_held
    assert page.table.phase is Phase.LOOK


@pytest.mark.parametrize("seats", [2, 4])
def test_after_a_kill_everything_lies_where_it_lay(table: Table, time: Time, seats: int) -> None:
    table.resize(*TABLET)
    page = building(table, time, seats)
    right = solution(page)
    lay_at_once(table, page, {seat: right[: seat + 1] for seat in range(seats)})
    laid = [page.table.own(seat).laid for seat in range(seats)]
    time.seconds += 12
    table.app.on_pause()
    assert all(region.model.is_covered for region in page.regions)
    kept = page.clock.milliseconds
    table.app.shell.shelf._open.clear()
    table.app.shell.navigator.home()
    time.seconds += 500
    page = entered(table)
    assert all(region.model.is_covered for region in page.regions)
    all_hold(table, page, time)
    assert [page.table.own(seat).laid for seat in range(seats)] == laid
    assert kept <= page.clock.milliseconds < kept + 2000
    lay_at_once(table, page, {0: right[1:2]})
    assert page.table.own(0).laid == right[:2]


def test_what_became_of_the_save_is_told_over_every_board_once_all_hold(
    table: Table, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    def is_full(_: str) -> None:
        raise SaveFailed(Trouble.NO_SPACE)

    page = building(table, time)
    page.pause()
    match = page.table.match
    monkeypatch.setattr(match, "_keeper", is_full)
    match.keep()
    assert {region.banner for region in page.regions} == {""}
    all_hold(table, page, time)
    told = said(table.app.words.catalogue, not_kept(SaveFailed(Trouble.NO_SPACE)))
    assert {region.banner for region in page.regions} == {told}
    lay_at_once(table, page, {1: solution(page)})
    assert boards(page)[0] == 0 < boards(page)[1]


def test_turning_the_device_covers_the_boards_and_loses_nothing(table: Table, time: Time) -> None:
    table.resize(*TURNED)
    page = building(table, time)
    right = solution(page)
    lay_at_once(table, page, {0: right[:2], 1: right[:3]})
    table.resize(*TABLET)
    assert page.round.stage.is_paused
    assert boards(page) == [2, 3]
    all_hold(table, page, time)
    lay_at_once(table, page, {0: right[2:], 1: right[3:]})
    assert boards(page) == [len(right)] * 2


def test_it_is_chosen_begun_left_and_gone_on_with_by_touch(table: Table, time: Time) -> None:
    navigator = table.app.shell.navigator
    navigator.go("new_game", game="go")
    table.frames(3)
    press(table, "Face to face", lambda: dict(navigator.page.draft.options)["together"] == "faces")
    press(table, "Start", lambda: navigator.page_name == "go_faces")
    page = navigator.page
    assert [region.title for region in page.regions] == ["Red", "Yellow"]
    table.tap_on(page.offer.card.ids.close)
    all_hold(table, page, time)
    navigator.back()
    assert page.round.stage.is_paused
    navigator.back()
    table.frames(3)
    assert navigator.page_name == "home"
    [card] = [each for each in navigator.page.walk() if isinstance(each, ContinueBrief)]
    table.tap_on(card)
    table.frames(3)
    assert navigator.page_name == "go_faces"
    assert page.round.stage.is_paused


def has_seats(page: NewGamePage, count: int) -> bool:
    return bool(page.draft.count == count)


def test_on_a_phone_three_are_offered_the_relay(table: Table, time: Time) -> None:
    navigator = table.app.shell.navigator
    navigator.go("new_game", game="go")
    table.frames(3)
    press(table, "Relay", partial(has_seats, navigator.page, 2))
    press(table, "Add a player", partial(has_seats, navigator.page, 3))
    assert "Face to face" not in texts(table)
    press(table, "Start", lambda: navigator.page_name == "go")
