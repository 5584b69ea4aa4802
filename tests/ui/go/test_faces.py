"""Go face to face: all fingers at once, each seat in its region (G4-G9, G11)."""

from types import SimpleNamespace

import pytest
from kivy.metrics import dp
from kivy.tests.common import UnitTestTouch

from app.games.go.moves import LayTile
from app.games.go.state import Phase
from app.games.go.tiles import JOKER
from app.presenters.go.faces import Bar
from app.presenters.go.stakes import Stake, missing
from app.presenters.go.tray import laid_of
from app.services.settings import Motion
from app.ui.go.go_faces_page import GoFacesPage
from app.ui.go.go_faces_region import GUARD, GoFacesRegion
from app.ui.go.go_press import LONGEST_TAP
from app.ui.go.go_road import GoRoad
from app.ui.kit.read_aloud import ReadAloud
from app.ui.match.end_banner import EndBanner
from tests.ui.go.faces_fingers import (
    all_hold,
    asks,
    boards,
    building,
    drag_at_once,
    drag_of,
    faced,
    lay_at_once,
    lay_one,
    middle,
    solution,
    tap_bar,
)
from tests.ui.go.faces_scenes import played_again
from tests.ui.go.go_fingers import Time, phase_of, seen, tile_place
from tests.ui.table import Table

TABLET, TURNED = (800, 500), (500, 800)
"""Small ones, as software draws them: where things are does not depend on it."""

pytestmark = pytest.mark.usefixtures("still")


def test_a_whole_game_of_two_to_twenty(table: Table, time: Time) -> None:
    page = faced(table)
    for _ in range(8):
        all_hold(table, page, time)
        right = solution(page)
        lay_at_once(table, page, {0: right, 1: right[:2]})
        time.seconds += 30
        tap_bar(table, page.regions[0], time)
        assert page.table.is_checked
        if page.table.is_over:
            break
        tap_bar(table, page.regions[1], time)
        assert page.table.phase is Phase.LOOK
    assert page.table.view().winners == (0,)
    assert {region.model.bar for region in page.regions} == {Bar.AGAIN}
    assert {told_end(region) for region in page.regions} == {"Mia wins!"}
    page.look_back()
    assert {told_end(region) for region in page.regions} == {""}
    page.back_through.close()
    assert {told_end(region) for region in page.regions} == {"Mia wins!"}
    assert {region.model.end.tally for region in page.regions} == {()}
    played_again(table, page.table.match)
    page.entered(match=page.shell.shelf.slot_of(page.table.match))
    told = {tuple(wins.number for wins in region.model.end.tally) for region in page.regions}
    assert told == {(2, 0)}
    tap_bar(table, page.regions[0], time)
    assert page.table.is_over, "the other one still looks at the end"
    assert [region.model.is_held for region in page.regions] == [True, False]
    tap_bar(table, page.regions[1], time)
    assert page.table.round == 1
    assert page.table.phase is Phase.LOOK


def told_end(region: GoFacesRegion) -> str:
    """What stands over its board at the end, if that is seen: as at the end of any match."""
    ends = [each for each in region.children if isinstance(each, EndBanner) and each.opacity]
    board = region.board
    assert all(each.y >= board.y - 1 and each.top <= board.top + 1 for each in ends)
    return "".join(each.ids.headline.text for each in ends)


def test_a_whole_game_of_four_with_four_fingers_down_at_once(table: Table, time: Time) -> None:
    table.resize(*TABLET)
    page = faced(table, 4)
    for _ in range(12):
        all_hold(table, page, time)
        right = solution(page)
        lay_at_once(table, page, {0: right, 1: right[:3], 2: right, 3: right[:4]})
        for seat in (2, 0, 1):
            time.seconds += 5
            tap_bar(table, page.regions[seat], time)
        scored = {check.seat: check.gain for check in page.table.checks}
        assert (scored[2], scored[0], scored[1], scored[3]) == (6, 4, -2, 1)
        if page.table.is_over:
            break
        tap_bar(table, page.regions[3], time)
        assert page.table.own(3).joker
    assert page.table.view().winners == (2,)
    assert [check.seat for check in page.regions[0].model.checks][:2] == [2, 0]


def test_the_next_round_ends_what_is_still_looked_at(table: Table, time: Time) -> None:
    page = building(table, time)
    lay_one(page, time, 0, 1)
    table.app.shell.settings.change(motion=Motion.NORMAL)
    page.round.claim(page.regions[0])
    assert page.motion.is_running
    page.round.next_round()
    assert phase_of(page) is Phase.LOOK
    page.refresh()
    page.motion.finish()
    assert page.round.stage.checked is None
    assert page.regions[0].model.bar is Bar.HOLD


def hold_done(table: Table, page: GoFacesPage, time: Time, slips: bool = False) -> None:
    """As long as the same bar was held to begin."""
    finger = UnitTestTouch(*middle(page.regions[0], "claim"))
    finger.touch_down()
    time.seconds += 4 * LONGEST_TAP
    if slips:
        finger.touch_move(*middle(page.regions[0], "board"))
    finger.touch_up()
    table.frames(2)


def test_a_long_press_on_done_counts(table: Table, time: Time) -> None:
    page = building(table, time)
    lay_one(page, time, 0)
    hold_done(table, page, time)
    assert phase_of(page) is Phase.SCORED


def test_a_long_press_that_slips_off_the_bar_does_nothing(table: Table, time: Time) -> None:
    page = building(table, time)
    lay_one(page, time, 0)
    hold_done(table, page, time, slips=True)
    assert phase_of(page) is Phase.BUILD


def test_g4_nobody_touches_a_tile_before_all_hold(table: Table, time: Time) -> None:
    page = faced(table)
    region = page.regions[0]
    table.tap(*tile_place(region.fingers, 5))
    table.tap(*seen(region.fingers, region.fingers.board.middle(0)))
    assert page.table.own(0).laid == ()
    finger = UnitTestTouch(*middle(region, "claim"))
    finger.touch_down()
    time.seconds += 2 * LONGEST_TAP
    finger.touch_up()
    table.frames(3)
    other = UnitTestTouch(*middle(page.regions[1], "claim"))
    other.touch_down()
    table.frames(3)
    assert page.table.phase is Phase.LOOK
    finger = UnitTestTouch(*middle(region, "claim"))
    finger.touch_down()
    assert phase_of(page) is Phase.BUILD
    other.touch_up()
    finger.touch_up()


def test_the_board_marks_nothing_before_the_dice_lie(table: Table, time: Time) -> None:
    table.app.shell.settings.change(motion=Motion.SLOW)
    page = faced(table)
    region = page.regions[0]
    assert region.board.model.roll == ()
    assert region.dice.waits, "nobody plans before all hold"
    for one in page.regions:
        page.round.press(one)
    assert not region.dice.waits
    assert region.board.model.roll == ()
    time.seconds += GUARD
    table.tap(*middle(region, "board"))
    assert len(region.board.model.roll) == 4
    assert page.table.phase is Phase.LOOK, "everybody looks (G4)"


def test_one_finger_may_begin_for_both(table: Table, time: Time) -> None:
    """A tap holds for a while: with a mouse there is no other way."""
    page = faced(table)
    for region in page.regions:
        table.tap(*middle(region, "claim"))
    assert page.table.phase is Phase.BUILD


def test_fingers_that_held_to_begin_claim_nothing_when_they_go(table: Table, time: Time) -> None:
    page = building(table, time)
    assert page.table.phase is Phase.BUILD


def test_g5_two_claim_at_once_and_one_is_first(table: Table, time: Time) -> None:
    table.resize(*TABLET)
    page = building(table, time, 4)
    lay_one(page, time, 0, 1, 3)
    fingers = [UnitTestTouch(*middle(page.regions[seat], "claim")) for seat in (3, 1)]
    for finger in fingers:
        finger.touch_down()
    for finger in fingers:
        finger.touch_up()
    table.frames(2)
    assert [page.table.own(seat).claimed for seat in range(4)] == [None, 4, None, 6]
    page.regions[0].ask_for(())
    page.refresh()
    assert page.regions[0].line == "Done! +2"
    assert page.regions[3].line == "You took the 6"


def test_g5_who_has_claimed_changes_nothing_while_others_build_on(table: Table, time: Time) -> None:
    table.resize(*TABLET)
    page = building(table, time, 4)
    right = solution(page)
    lay_one(page, time, 0)
    tap_bar(table, page.regions[0], time)
    lay_at_once(table, page, {0: right, 1: right, 2: right, 3: right})
    assert boards(page) == [1, len(right), len(right), len(right)]


def test_g5_with_two_the_first_claim_stops_a_drag_on_the_way(table: Table, time: Time) -> None:
    page = building(table, time)
    lay_one(page, time, 0)
    start, end = drag_of(page.regions[1], solution(page)[0])
    finger = UnitTestTouch(*start)
    finger.touch_down()
    finger.touch_move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    tap_bar(table, page.regions[0], time)
    finger.touch_move(*end)
    finger.touch_up()
    table.frames(2)
    assert page.table.is_checked
    assert boards(page) == [1, 0]


def test_g5_only_solved_boards_where_claims_are_checked(table: Table, time: Time) -> None:
    page = building(table, time, checked_claims=True)
    lay_one(page, time, 0, 1)
    tap_bar(table, page.regions[0], time)
    assert page.table.phase is Phase.BUILD
    assert page.regions[0].line == "Not solved yet"
    assert page.regions[1].line == "Done! +4"
    lay_at_once(table, page, {0: solution(page)})
    assert all(rolled.is_joined for rolled in page.regions[0].fingers.board.model.roll)
    tap_bar(table, page.regions[0], time)
    assert page.table.is_checked


def test_a_stray_tap_on_an_empty_board_ends_nothing(table: Table, time: Time) -> None:
    page = building(table, time)
    tap_bar(table, page.regions[0], time)
    assert page.table.phase is Phase.BUILD
    assert page.regions[0].model.bar is Bar.WAIT
    assert page.regions[0].line == "Lay a tile first"
    lay_one(page, time, 0)
    time.seconds -= GUARD
    table.tap(*middle(page.regions[0], "claim"))
    assert page.table.phase is Phase.BUILD
    tap_bar(table, page.regions[0], time)
    assert page.table.is_checked


def test_a_claim_that_comes_too_late_rolls_nothing(table: Table, time: Time) -> None:
    page = building(table, time)
    lay_one(page, time, 0, 1)
    first, second = (UnitTestTouch(*middle(region, "claim")) for region in page.regions)
    first.touch_down()
    second.touch_down()
    first.touch_up()
    second.touch_up()
    table.frames(2)
    table.tap(*middle(page.regions[1], "claim"))
    assert page.table.phase is Phase.SCORED
    time.seconds += GUARD
    table.tap(*middle(page.regions[1], "claim"))
    assert phase_of(page) is Phase.LOOK


def test_checking_goes_board_by_board_and_along_the_track(table: Table, time: Time) -> None:
    table.resize(320, 480)
    page = building(table, time)
    lay_at_once(table, page, {0: solution(page)})
    lay_one(page, time, 1)
    table.app.shell.settings.change(motion=Motion.FAST)
    tap_bar(table, page.regions[1], time)
    assert [region.model.bar for region in page.regions] == [Bar.WAIT, Bar.WAIT]
    assert [region.space for region in page.regions] == [7, 7]
    told = set()
    while page.motion.is_running:
        table.frames()
        told.add((page.regions[0].title, page.regions[0].line))
    assert told == {
        ("Mia", "You have the last 2"),
        ("Ben", "4 missing: \u22124"),
        ("Mia", "Solved: +2"),
        ("Mia", "Next roll"),
    }
    assert [region.space for region in page.regions] == [9, 3]


def test_what_all_may_know_is_read_aloud(table: Table, time: Time) -> None:
    spoken: list[str] = []
    shell = table.app.shell
    voice = SimpleNamespace(is_there=True, say=spoken.append)
    shell.aloud = ReadAloud(voice, shell.settings, table.app.words)
    table.app._by_ear.end()
    shell.settings.change(read_aloud=True)
    page = building(table, time)
    lay_at_once(table, page, {0: solution(page)})
    lay_one(page, time, 1)
    tap_bar(table, page.regions[1], time)
    checked = "Ben 4 missing: \u22124 Mia Solved: +2"
    assert spoken == ["Go!", "Ben took the 4.", checked]


def test_a_tap_tells_it_all_at_once(table: Table, time: Time) -> None:
    page = building(table, time)
    lay_one(page, time, 1)
    table.app.shell.settings.change(motion=Motion.SLOW)
    tap_bar(table, page.regions[1], time)
    table.tap(*middle(page.regions[0], "board"))
    assert not page.motion.is_running
    assert {region.model.bar for region in page.regions} == {Bar.NEXT}


def test_taps_alone_lay_turn_flip_and_lift_at_the_far_side(table: Table, time: Time) -> None:
    page = building(table, time)
    region = page.regions[1]
    fingers = region.fingers
    table.tap(*tile_place(fingers, 5))
    table.tap(*seen(fingers, fingers.board.middle(0)))
    laid = laid_of(fingers.own(), 5)
    assert laid is not None
    assert laid.at == 0
    table.tap(*middle(region, "turn"))
    turned = laid_of(fingers.own(), 5)
    assert turned is not None
    assert turned.direction != laid.direction
    table.tap(*middle(region, "flip"))
    flipped = laid_of(fingers.own(), 5)
    assert flipped is not None
    assert flipped.side != turned.side
    table.tap(*seen(fingers, fingers.tray_view.spot(5)))
    assert laid_of(fingers.own(), 5) is None
    assert boards(page) == [0, 0]


def test_resting_hands_block_nobody_and_take_nothing(table: Table, time: Time) -> None:
    """One lies on each tray, one on each bar; all slip a little while the fingers drag."""
    page = building(table, time)
    right = solution(page)
    palms = [UnitTestTouch(*middle(region, name)) for region in page.regions for name in PARTS]
    for palm in palms:
        palm.touch_down()
    time.seconds += 2 * LONGEST_TAP
    for laid in right:
        for palm in palms:
            palm.touch_move(palm.x + 3, palm.y + 3)
        drag_at_once(table, [drag_of(region, laid) for region in page.regions])
    for palm in palms:
        palm.time_end = palm.time_start + 60
        palm.touch_up()
    table.frames(2)
    assert page.table.phase is Phase.BUILD
    assert [set(page.table.own(seat).laid) for seat in (0, 1)] == [set(right)] * 2


PARTS = ("tray", "board", "claim", "dice")


def test_a_touch_belongs_to_the_region_where_it_began(table: Table, time: Time) -> None:
    page = building(table, time)
    laid = solution(page)[0]
    start, _ = drag_of(page.regions[0], laid)
    _, end = drag_of(page.regions[1], laid)
    drag_at_once(table, [(start, end)])
    assert boards(page) == [0, 0]


def test_g8_the_joker_lies_in_the_tray_of_who_took_the_one(table: Table, time: Time) -> None:
    table.resize(*TABLET)
    page = building(table, time, 3)
    lay_one(page, time, 0, 1)
    for seat in (0, 1):
        tap_bar(table, page.regions[seat], time)
    tap_bar(table, page.regions[0], time)
    all_hold(table, page, time)
    fingers = page.regions[2].fingers
    assert [shown.tile for shown in fingers.tray_view.tiles][-1] == JOKER
    table.tap(*tile_place(fingers, JOKER))
    table.tap(*seen(fingers, fingers.board.middle(7)))
    laid = laid_of(fingers.own(), JOKER)
    assert laid is not None
    assert laid.at == 7
    assert JOKER not in [shown.tile for shown in page.regions[0].fingers.tray_view.tiles]


def test_looking_back_shows_every_board_as_it_was(table: Table, time: Time) -> None:
    page = building(table, time)
    right = solution(page)
    lay_at_once(table, page, {0: right, 1: right[:2]})
    tap_bar(table, page.regions[0], time)
    page.look_back()
    page.back_through.move_to(3)
    shown = [len(region.ids.board.model.laid) for region in page.regions]
    assert sum(shown) == 2
    page.back_through.close()
    assert page.table.phase is Phase.SCORED
    assert [len(region.ids.board.model.laid) for region in page.regions] == boards(page)
    tap_bar(table, page.regions[0], time)
    assert phase_of(page) is Phase.LOOK


def test_a_slip_on_the_bar_asks_once_and_is_faint_until_it_listens(
    table: Table, time: Time
) -> None:
    page = building(table, time)
    one = page.regions[0]
    page.round.do([LayTile(0, solution(page)[-1])], one)
    bar = one.ids.claim
    assert bar.look == "soon"
    one.ripen()
    assert bar.look == "soon", "one tile solves nothing"
    time.seconds += GUARD
    for _ in range(2):
        table.tap(*middle(one, "claim"))
    assert asks(one)
    assert one.board.model.look == missing(page.table, 0), "those that are meant glow"
    assert page.table.own(0).claimed is None, "a double tap is still a slip"
    assert one.line != page.shell.words.catalogue.text("go.faces.done", value=4)
    one.ripen()
    assert bar.look == "live"
    time.seconds += GUARD
    table.tap(*middle(one, "claim"))
    assert page.table.own(0).claimed == 4


def test_what_all_are_after_is_shown_beside_the_boards_before_the_first_round(
    table: Table, time: Time
) -> None:
    page = faced(table, 2)
    for region in page.regions:
        assert region.model.aims == (Stake(4, 4), Stake(2, 2))
        assert (region.ids.tray.opacity, region.shows_aims, region.banner) == (0, True, "")
    all_hold(table, page, time)
    for region in page.regions:
        assert (region.ids.tray.opacity, region.shows_aims) == (1, False)


def test_a_road_shows_where_a_claim_leads_and_a_phone_has_dice_for_keys(
    table: Table, time: Time
) -> None:
    table.resize(360, 640)
    page = building(table, time)
    one = page.regions[0]
    road = next(each for each in one.ids.place.walk() if isinstance(each, GoRoad))
    gain, loss = road.ids.gain, road.ids.loss
    assert (gain.words, loss.words) == ("+4", "\N{MINUS SIGN}4")
    assert gain.center_x == pytest.approx(road.x_of(11), abs=2)
    assert loss.center_x == pytest.approx(road.x_of(3), abs=2)
    assert one.dice.side >= dp(36)
    assert {one.has_keys, one.has_turning} == {False}
    table.resize(412, 915)
    table.frames(3)
    assert one.has_keys
