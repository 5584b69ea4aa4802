"""What stands around Go's board: the clock, titles, and keys that do now this and now that."""

from collections.abc import Callable
from typing import Any

import pytest

from app.core.sides import EAST
from app.games.go.board import Laid
from app.games.go.moves import EndSolo, RollNext
from app.games.go.scoring import SOLO_SECONDS
from app.games.go.state import Seat
from app.presenters.go.board_model import BoardModel
from app.presenters.go.clock_model import clock_model
from app.presenters.go.codes import roll_code
from app.presenters.go.page_model import (
    Act,
    Claiming,
    Deed,
    Doing,
    Tally,
    page_model,
    shared,
    usual_hint,
)
from app.presenters.go.rounds import begin_building
from app.presenters.go.table import GoTable
from app.presenters.phrase import counted, phrase
from app.solo.codes import code_in
from app.solo.go.rolls import grade, solutions
from app.solo.kinds import ROLL
from app.solo.rounds import Rounds
from tests.presenters.go.test_rounds import relay
from tests.presenters.go.test_table import build, solo, solve

LAID = Laid(5, "a", 0, EAST)
LAST = 1000 * (SOLO_SECONDS - 7)
PLAYED = Rounds((3,), 3, 9000, 1, 3)


def test_the_ring_empties_and_beats_every_other_second_at_last() -> None:
    table = solo()
    assert clock_model(table, 60_000, is_still=False).left == pytest.approx(0.8)
    shown = [clock_model(table, LAST + 1000 * second, is_still=False) for second in (0, 1, 2)]
    assert [each.text for each in shown] == ["0:07", "0:06", "0:05"]
    assert [each.beats for each in shown] == [True, False, True]
    assert all(each.is_last for each in shown)
    assert clock_model(table, LAST + 1000, is_still=True).beats


def test_in_relay_it_counts_from_when_the_dice_lie() -> None:
    table = relay()
    table.kept.keep_clock(90_000)
    assert clock_model(table, 90_000, is_still=False).text == "0:00"
    table.keep_moves(begin_building(table), 90_000)
    table.kept.keep_clock(95_000)
    assert clock_model(table, 95_000, is_still=False).text == "0:05"


@pytest.mark.parametrize("is_roomy", [True, False])
@pytest.mark.parametrize("begun", [solo, lambda: solo(mode="puzzle"), relay])
def test_g10_nobody_is_told_the_roll_before_the_dice_lie(
    begun: Callable[[], GoTable], is_roomy: bool
) -> None:
    table = begun()
    assert not page_model(table, Rounds(), "turn", is_roomy).share.is_live
    table.keep_moves(begin_building(table), 0)
    assert page_model(table, Rounds(), "turn", is_roomy).share.is_live is is_roomy
    assert not page_model(table, Rounds(), "end", is_roomy).share.is_there, "the end shares"


def test_against_the_clock_it_pauses_and_leads_to_the_statistics() -> None:
    table = solo()
    build(table)
    shown = page_model(table, PLAYED, "turn", is_roomy=True)
    assert (shown.aid.deed, shown.aid.is_live) == (Deed.PAUSE, True)
    assert not shown.aside.words
    assert shown.has_clock
    assert shown.subtitle == counted("go.best", 3)
    assert not page_model(table, PLAYED, "back", is_roomy=True).aid.is_live
    table.match.play(EndSolo())
    assert page_model(table, PLAYED, "end", is_roomy=True).aid.deed is Deed.STATS


def test_where_nothing_is_counted_it_helps_and_skips() -> None:
    table = solo(mode="practice")
    build(table)
    shown = page_model(table, PLAYED, "turn", is_roomy=True)
    assert (shown.aid.deed, shown.ask.deed) == (Deed.SKIP, Deed.HELP)
    assert shown.aid.is_live
    assert shown.ask.is_live
    assert not shown.aside.words
    assert not shown.has_clock
    assert not page_model(table, PLAYED, "end", is_roomy=True).aside.words


def test_a_solution_of_what_was_missed_is_one_worded_key_and_so_is_the_way_back() -> None:
    table = solo()
    build(table)
    table.match.play(EndSolo())
    shown = page_model(table, PLAYED, "end", is_roomy=False)
    assert (shown.aside.deed, shown.aside.words) == (Deed.SOLUTION, phrase("go.give_up"))
    back = page_model(table, PLAYED, "end", False, Doing(shows_solution=True))
    assert back.aside.words == phrase("go.own_board")
    assert not shown.share.is_there
    assert not shown.has_clock
    assert (shown.title, shown.subtitle) == ("", "")


def test_the_hint_says_what_is_waited_for() -> None:
    board = BoardModel()
    assert usual_hint(solo(), Seat(0), board) == phrase("go.drag")
    assert usual_hint(solo(), Seat(0, (LAID,)), board) == phrase("go.joined", number=0)
    building = relay()
    building.keep_moves(begin_building(building), 0)
    assert usual_hint(building, Seat(0, (LAID,)), board) == phrase("go.all_four")


def test_the_key_in_the_middle_is_for_what_is_to_be_done_now() -> None:
    def act(**doing: Any) -> Act:
        return page_model(solo(), Rounds(), "turn", True, Doing(**doing)).act

    assert not act().words
    assert act(waits="tap").words == phrase("go.wait.tap")
    assert act(waits="tap").is_strong
    assert (act(hint="lay").deed, act(hint="lift").words) == (Deed.FOLLOW, phrase("go.hint.lift"))
    assert act(claim=Claiming(is_offered=True)).deed is Deed.CLAIM


def test_how_many_are_solved_stands_beside_the_clock_and_the_fastest_is_told_once() -> None:
    table = solo()
    assert page_model(table, PLAYED, "turn", True).tally.count == "0"
    table.kept.begin_board(table.seat)
    build(table)
    solve(table, 42_000)
    shown = page_model(table, PLAYED, "turn", True)
    assert shown.tally == Tally("1", "0:42")
    assert shown.subtitle == phrase("go.fastest", time="0:42")
    assert not page_model(solo(mode="puzzle"), PLAYED, "turn", True).tally.is_there


def test_who_builds_in_relay_is_seen_and_how_far_that_is_on_the_way() -> None:
    table = relay()
    shown = page_model(table, Rounds(), "turn", False)
    assert shown.who.is_there
    assert shown.who.standing == f"{table.own(table.seat).space}/20"
    assert shown.who.pawn == table.seats[0].color.value
    assert not page_model(solo(), Rounds(), "turn", False).who.is_there


def test_the_end_of_a_round_is_shared_with_what_was_reached() -> None:
    table = solo()
    build(table)
    assert shared(table).key == "go.share"
    table.match.play(EndSolo())
    code = roll_code(table.roll)
    assert shared(table) == counted("go.share_result", 0, minutes=5, code=code)


def test_g10_a_round_is_shared_with_the_code_of_the_hardest_roll_that_was_solved() -> None:
    table, rolls = solo(), []
    for _ in range(3):
        build(table)
        rolls.append(table.roll)
        solve(table, 20_000)
        table.match.play(RollNext())
    table.match.play(EndSolo())
    hardest = max(rolls, key=lambda each: (grade(each), -solutions(each)))
    told, code = shared(table), roll_code(hardest)
    assert (told.number, dict(told.fields)["code"]) == (3, code)
    assert code_in(f"Wanderwall Go {code}").kind == ROLL


def test_where_dice_take_the_room_of_a_pause_key_the_arrow_pauses_and_looks_like_it() -> None:
    table = solo()
    assert page_model(table, Rounds(), "turn", is_roomy=False).leave.icon == "arrow-left"
    build(table)
    assert page_model(table, Rounds(), "turn", is_roomy=False).leave.icon == "pause"
    assert page_model(table, Rounds(), "turn", is_roomy=True).leave.icon == "arrow-left"
    assert page_model(table, Rounds(), "back", is_roomy=False).leave.icon == "arrow-left"
