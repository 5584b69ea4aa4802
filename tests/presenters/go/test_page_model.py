"""What stands around Go's board: the clock, titles, and keys that do now this and now that."""

from collections.abc import Callable

import pytest

from app.games.go.moves import EndSolo
from app.games.go.scoring import SOLO_SECONDS
from app.presenters.go.board_model import BoardModel
from app.presenters.go.clock_model import clock_model
from app.presenters.go.page_model import Deed, page_model, usual_hint
from app.presenters.go.rounds import begin_building
from app.presenters.go.table import GoTable
from app.presenters.phrase import counted, phrase
from app.session.results import Results
from tests.presenters.go.test_rounds import relay
from tests.presenters.go.test_table import build, solo

LAST = 1000 * (SOLO_SECONDS - 7)
PLAYED = Results((3,), 3, 9000, 1, 3)


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
    assert not page_model(table, Results(), "turn", is_roomy).share.is_live
    table.keep_moves(begin_building(table), 0)
    assert page_model(table, Results(), "turn", is_roomy).share.is_live is is_roomy


def test_against_the_clock_it_pauses_and_leads_to_the_statistics() -> None:
    table = solo()
    build(table)
    shown = page_model(table, PLAYED, "turn", is_roomy=True)
    assert (shown.aid.deed, shown.aid.is_live) == (Deed.PAUSE, True)
    assert not shown.aside.is_there
    assert shown.has_clock
    assert shown.subtitle == counted("go.best", 3)
    assert not page_model(table, PLAYED, "back", is_roomy=True).aid.is_live
    table.match.play(EndSolo())
    assert page_model(table, PLAYED, "end", is_roomy=True).aid.deed is Deed.STATS


def test_where_nothing_is_counted_it_helps_and_skips() -> None:
    table = solo(mode="practice")
    build(table)
    shown = page_model(table, PLAYED, "turn", is_roomy=True)
    assert (shown.aid.deed, shown.aside.deed) == (Deed.HELP, Deed.SKIP)
    assert shown.aid.is_live
    assert shown.aside.is_live
    assert not shown.has_clock
    assert not page_model(table, PLAYED, "end", is_roomy=True).aside.is_live


def test_without_room_for_titles_the_end_is_shared_beside_the_dice() -> None:
    table = solo()
    build(table)
    table.match.play(EndSolo())
    shown = page_model(table, PLAYED, "end", is_roomy=False)
    assert (shown.aside.deed, shown.aside.is_live) == (Deed.SHARE, True)
    assert not shown.share.is_there
    assert not shown.has_clock
    assert (shown.title, shown.subtitle) == ("", "")


def test_the_hint_says_what_is_waited_for() -> None:
    board = BoardModel()
    assert usual_hint(solo(), solo().own(), board, "tap") == phrase("go.wait.tap")
    assert usual_hint(solo(), solo().own(), board, "") == phrase("go.joined", number=0)
    assert usual_hint(relay(), relay().own(), board, "") == phrase("go.lay_first")
