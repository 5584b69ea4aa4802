"""Relay: the same roll seat after seat behind the curtain, ranked by time (G5, G11)."""

import pytest
from kivy.metrics import dp
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from app.games.go.state import Phase
from app.presenters.go.page_model import Deed
from app.presenters.go.stakes import goal, missing
from app.presenters.phrase import phrase
from app.services.settings import Motion
from app.ui.go.go_page import GoPage
from app.ui.go.go_relay import GUARD
from tests.ui.go.faces_scenes import played_again
from tests.ui.go.go_fingers import (
    Time,
    begun,
    entered,
    lay_by_drag,
    lay_by_taps,
    settle,
    solution,
    tile_place,
)
from tests.ui.table import Table


def relay(table: Table, seats: int) -> GoPage:
    table.app.shell.settings.change(motion=Motion.STILL)
    return begun(table, seats, relay=True)


def opened(table: Table, page: GoPage) -> None:
    key = page.curtain.widget.ids.key
    table.tap_on(key)
    table.tap_on(key)
    settle(table, page)


def built(table: Table, page: GoPage, time: Time, seconds: int, is_right: bool = True) -> None:
    """The seat takes the device, builds so long and gives it on."""
    opened(table, page)
    for laid in solution(page)[: None if is_right else 1]:
        lay_by_drag(table, page.fingers, laid)
    time.seconds += seconds
    done(table, page)
    settle(table, page)


def done(table: Table, page: GoPage) -> None:
    """The key has ripened, and is tapped; where it asks, it is meant."""
    page.refresh()
    table.tap_on(page.sheet.ids.act)
    if asks(page):
        page.relay.changed_at -= GUARD
        page.refresh()
        table.tap_on(page.sheet.ids.act)


def asks(page: GoPage) -> bool:
    """The key wants to know whether this board is meant."""
    return page.model.act.deed is Deed.CLAIM and page.model.act.words != phrase("go.done")


def test_g11_a_curtain_stands_before_each_seat(table: Table, time: Time) -> None:
    page = relay(table, 2)
    assert page.is_covered
    assert page.table.seat == 0
    built(table, page, time, 30, is_right=False)
    assert page.is_covered
    assert page.table.seat == 1
    assert page.board.model.roll == ()
    assert page.board.model.laid == ()


def test_the_key_of_one_who_is_done_is_on_the_paper_and_its_own_size(
    table: Table, time: Time
) -> None:
    page = relay(table, 2)
    opened(table, page)
    claim = page.sheet.ids.act
    assert claim.disabled
    lay_by_drag(table, page.fingers, solution(page)[0])
    assert claim.is_seen
    assert claim.width >= claim.natural_width
    assert page.sheet.x <= claim.x
    assert claim.right <= page.sheet.right


def test_dice_in_a_low_bar_can_be_read(table: Table, time: Time) -> None:
    """On a phone that lies, beside who builds and how long."""
    table.resize(640, 360)
    page = relay(table, 2)
    opened(table, page)
    assert page.dice.side >= dp(28), "with its shadow"


def test_taps_meant_for_the_dice_claim_nothing(table: Table, time: Time) -> None:
    page = relay(table, 2)
    opened(table, page)
    time.seconds += 5
    done(table, page)
    assert not page.is_covered
    assert page.sheet.ids.words.text == page.shell.words.catalogue.text("go.drag")
    lay_by_drag(table, page.fingers, solution(page)[0])
    table.tap_on(page.sheet.ids.act)
    assert page.table.kept.times == (None, None)
    time.seconds += GUARD
    done(table, page)
    assert page.table.kept.times[0] is not None


def test_each_seat_finds_its_tiles_front_side_up(table: Table, time: Time) -> None:
    page = relay(table, 2)
    fresh = page.fingers.tray.faces
    opened(table, page)
    table.tap(*tile_place(page.fingers, 1))
    assert page.fingers.tray.faces != fresh
    lay_by_drag(table, page.fingers, solution(page)[0])
    time.seconds += GUARD
    done(table, page)
    opened(table, page)
    assert page.fingers.tray.faces == fresh


def test_nothing_of_the_seat_before_is_seen_while_the_curtain_opens(
    table: Table, time: Time
) -> None:
    page = relay(table, 2)
    fresh = page.fingers.tray
    opened(table, page)
    table.tap(*tile_place(page.fingers, 1))
    lay_by_drag(table, page.fingers, solution(page)[0])
    time.seconds += 42
    page.clock.look()
    assert page.time.text == "0:42"
    done(table, page)
    assert page.is_covered
    table.app.shell.settings.change(motion=Motion.SLOW)
    page.curtain.widget.dispatch("on_open")
    table.frames(2)
    assert 0 < page.curtain.widget.lift < 1
    assert page.fingers.tray == fresh
    assert all(each.face == fresh.faces[each.tile] for each in page.sheet.ids.tray.tiles)
    assert page.time.text == "0:00"


def test_undo_never_reaches_the_board_of_another_seat(table: Table, time: Time) -> None:
    page = relay(table, 2)
    opened(table, page)
    lay_by_drag(table, page.fingers, solution(page)[0])
    assert page.can_undo
    time.seconds += GUARD
    done(table, page)
    settle(table, page)
    opened(table, page)
    assert page.table.seat == 1
    assert not page.can_undo


def test_g5_the_quickest_takes_the_highest_tile(table: Table, time: Time) -> None:
    page = relay(table, 3)
    built(table, page, time, 50)
    built(table, page, time, 20)
    built(table, page, time, 35)
    assert page.panel == "score"
    assert [score.seat for score in page._panels["score"].model.seats] == [1, 2, 0]
    assert [score.gain for score in page._panels["score"].model.seats] == [4, 2, 1]
    assert {score.time for score in page._panels["score"].model.seats} == {"0:20", "0:35", "0:50"}


def test_a_round_by_taps_alone(table: Table, time: Time) -> None:
    page = relay(table, 2)
    opened(table, page)
    for laid in solution(page):
        lay_by_taps(table, page.fingers, laid)
    time.seconds += 21
    done(table, page)
    settle(table, page)
    built(table, page, time, 30, is_right=False)
    assert [score.is_solved for score in page._panels["score"].model.seats] == [True, False]
    assert [score.gain for score in page._panels["score"].model.seats] == [4, -2]


def test_g7_whoever_is_quick_and_wrong_goes_back(table: Table, time: Time) -> None:
    page = relay(table, 2)
    built(table, page, time, 5, is_right=False)
    built(table, page, time, 40)
    gains = {score.seat: score.gain for score in page._panels["score"].model.seats}
    assert gains == {0: -4, 1: 2}


def test_boards_are_looked_at_by_tapping_their_seats(table: Table, time: Time) -> None:
    page = relay(table, 2)
    built(table, page, time, 5, is_right=False)
    built(table, page, time, 40)
    for row in list(page._panels["score"].ids.rows.children):
        seat = row.score.seat
        table.tap_on(row)
        assert page.board.model.laid == page.table.own(seat).laid
        assert page._panels["score"].shown == seat


def test_the_next_roll_begins_behind_the_curtain(table: Table, time: Time) -> None:
    page = relay(table, 2)
    built(table, page, time, 30)
    built(table, page, time, 40)
    table.tap_on(page._panels["score"].ids.on)
    settle(table, page)
    assert page.is_covered
    assert page.table.round == 2
    assert page.table.kept.times == (None, None)
    built(table, page, time, 10, is_right=False)
    assert page.table.seat == 1


def test_after_a_kill_it_is_still_the_same_seat_and_time(table: Table, time: Time) -> None:
    page = relay(table, 2)
    built(table, page, time, 30)
    opened(table, page)
    lay_by_drag(table, page.fingers, solution(page)[0])
    time.seconds += 12
    table.app.on_pause()
    table.app.shell.shelf._open.clear()
    table.app.shell.navigator.home()
    time.seconds += 500
    page = entered(table)
    assert page.is_covered
    assert page.table.seat == 1
    assert page.table.kept.times == (30_000, None)
    opened(table, page)
    assert len(page.fingers.own().laid) == 1
    assert page.table.phase is Phase.BUILD
    time.seconds += 8
    done(table, page)
    settle(table, page)
    assert {score.time for score in page._panels["score"].model.seats} == {"0:20", "0:30"}


def test_g9_a_whole_game_to_twenty_and_back_through_it(table: Table, time: Time) -> None:
    page = relay(table, 2)
    for _ in range(8):
        built(table, page, time, 30)
        built(table, page, time, 40, is_right=False)
        if page.table.is_over:
            break
        table.tap_on(page._panels["score"].ids.on)
        settle(table, page)
    assert page.table.is_over
    assert page._panels["score"].model.is_over
    assert page._panels["score"].model.seats[0].seat == 0
    assert page._panels["score"].model.seats[0].has_won
    assert page.relay.shown == 0, "the board that won, not the last one checked"
    banner = page._panels["score"].ids.banner.__self__
    assert [step.step.seats[0].place for step in banner.ids.podium.children] == [1, 2]
    assert not banner.model.tally
    played_again(table, page.table.match)
    page.relay.show_scores()
    assert [wins.number for wins in banner.model.tally] == [2, 0]
    page.look_back()
    page.back_through.move_to(3)
    assert page.is_looking_back
    page.back_through.close()
    assert page.panel == "score"
    table.tap_on(page._panels["score"].ids.on)
    settle(table, page)
    assert page.table.round == 1
    assert page.is_covered


def test_one_tap_goes_on_while_the_boards_are_still_looked_at(table: Table, time: Time) -> None:
    page = relay(table, 2)
    built(table, page, time, 20)
    opened(table, page)
    lay_by_drag(table, page.fingers, solution(page)[0])
    time.seconds += 10
    table.app.shell.settings.change(motion=Motion.NORMAL)
    done(table, page)
    assert page.motion.is_running
    table.tap_on(page._panels["score"].ids.on)
    assert page.table.round == 2
    assert page.is_covered


def test_g5_with_checked_claims_a_solved_board_is_done_by_itself(table: Table, time: Time) -> None:
    table.app.shell.settings.change(motion=Motion.STILL)
    page = begun(table, 2, relay=True, checked_claims=True)
    opened(table, page)
    [first, *rest] = solution(page)
    lay_by_drag(table, page.fingers, first)
    page.refresh()
    assert not page.sheet.ids.act.is_seen
    time.seconds += 20
    for laid in rest:
        lay_by_drag(table, page.fingers, laid)
    settle(table, page)
    assert page.table.kept.times == (20_000, None)
    assert page.is_covered


def test_g5_whoever_is_stuck_takes_help_for_time_until_the_board_is_solved(
    table: Table, time: Time
) -> None:
    table.app.shell.settings.change(motion=Motion.STILL)
    page = begun(table, 2, relay=True, checked_claims=True)
    for _ in range(2):
        opened(table, page)
        seat = page.table.seat
        for _ in range(6):
            if page.is_covered or page.panel == "score" or page.table.seat != seat:
                break
            table.tap_on(page.sheet.ids.ask)
            settle(table, page)
    assert page.panel == "score"
    seats = page._panels["score"].model.seats
    assert all(score.is_solved for score in seats)
    assert all(move.milliseconds >= 120_000 for move in page.table.kept.claims)


def test_g8_who_has_the_joker_next_is_told_and_it_has_a_slot_of_its_own(
    table: Table, time: Time
) -> None:
    page = relay(table, 3)
    slot = page.sheet.ids.tray.slot_size
    for seconds in (10, 20, 30):
        built(table, page, time, seconds)
    notes = [bool(score.note) for score in page._panels["score"].model.seats]
    assert notes == [False, False, True]
    table.tap_on(page._panels["score"].ids.on)
    settle(table, page)
    for seconds in (10, 20):
        built(table, page, time, seconds)
    opened(table, page)
    tray = page.sheet.ids.tray
    assert [tile.tile for tile in tray.tiles] == [1, 2, 3, 4, 5, 6, 0]
    assert tray.slot_size[0] > 0.75 * slot[0]
    assert tray.slot_size[1] > 0.75 * slot[1]
    table.tap(*tile_place(page.fingers, 0))
    assert page.fingers.tray.chosen == 0


@pytest.mark.parametrize("size", [(320, 568), (360, 640), (640, 360), (412, 915)], ids=str)
def test_g10_every_row_of_a_round_says_its_time_its_mark_and_who_has_the_joker(
    table: Table, time: Time, size: tuple[int, int]
) -> None:
    table.resize(*size)
    page = relay(table, 4)
    for seconds in (10, 20, 30, 40):
        built(table, page, time, seconds)
    scores = page._panels["score"]
    rows = list(scores.ids.rows.children)
    for row in rows:
        told = [text.text for text in texts(row)]
        assert row.score.time in told
        assert bool(row.score.note) == (row.ids.note.text in told and bool(row.ids.note.text))
        assert bool(row.ring) == row.is_shown
    bottom = scores.ids.scroller.to_window(*scores.ids.scroller.pos)[1]
    assert all(row.to_window(*row.pos)[1] >= bottom - 1 for row in rows)


def texts(row: Widget) -> list[Label]:
    return [found for found in row.walk(restrict=True) if isinstance(found, Label)]


def test_a_slip_on_done_asks_once_where_a_treasure_is_seen_to_be_missing(
    table: Table, time: Time
) -> None:
    page = relay(table, 2)
    opened(table, page)
    lay_by_drag(table, page.fingers, solution(page)[0])
    time.seconds += GUARD
    page.refresh()
    table.tap_on(page.sheet.ids.act)
    table.tap_on(page.sheet.ids.act)
    assert asks(page)
    assert page.board.model.look == missing(page.table, 0), "those that are meant glow"
    assert page.table.kept.times == (None, None), "a double tap is still a slip"
    lay_by_drag(table, page.fingers, solution(page)[1])
    assert not page.board.model.look
    assert not asks(page), "another board is asked for anew"
    for laid in solution(page)[2:]:
        lay_by_drag(table, page.fingers, laid)
    time.seconds += GUARD
    page.refresh()
    table.tap_on(page.sheet.ids.act)
    assert page.table.kept.times[0] is not None, "a board that may be solved is not asked for"


def test_g3_done_is_faint_until_it_listens(table: Table, time: Time) -> None:
    page = relay(table, 2)
    opened(table, page)
    lay_by_drag(table, page.fingers, solution(page)[0])
    claim = page.sheet.ids.act
    assert claim.is_seen
    assert claim.disabled
    assert claim.opacity < 1
    time.seconds += GUARD
    table.wait(GUARD)
    table.frames(2)
    assert not claim.disabled, "it comes alive by itself"
    assert claim.opacity == 1


def test_what_all_are_after_is_said_before_the_first_round_alone(table: Table, time: Time) -> None:
    page = relay(table, 2)
    told = goal(page.table)
    assert told == phrase("go.aim_of_several", start=7, finish=20, best=4)
    for seconds in (20, 30):
        assert page.curtain.widget.model.news == (told,)
        built(table, page, time, seconds)
    table.tap_on(page._panels["score"].ids.on)
    settle(table, page)
    assert page.is_covered
    assert told not in page.curtain.widget.model.news
