"""What comes next at one board of Go, alone and in relay."""

from typing import Any

import pytest

from app.games.go.moves import EndSolo, LayTile, RollNext, StartBuilding
from app.presenters.go.relay import table_of
from app.presenters.go.rounds import Due, begin_building, due
from app.presenters.go.table import GoTable
from app.session.match import Match
from app.session.record import Start
from tests.presenters.go.test_table import build, solo, solve


def relay(seats: int = 2) -> GoTable:
    people = [{"name": "", "color": color} for color in ("red", "yellow", "green")[:seats]]
    start = Start("go", 1, seats, 7, {"relay": True})
    return table_of(Match(start, people=seats, table={"seats": people}))


def next_due(table: GoTable) -> Due:
    """Asked anew: mypy takes it for what it was a moment ago."""
    return due(table)


def built(table: GoTable, milliseconds: int) -> None:
    """The seat that is due sees the roll, builds so long and is done."""
    table.keep_moves(begin_building(table), table.kept.clock)
    table.kept.keep_clock(table.kept.clock + milliseconds)
    table.kept.keep_time(table.seat)


@pytest.mark.parametrize("kept", [{}, {"mode": "practice"}])
def test_g10_alone_one_goes_from_roll_to_roll(kept: dict[str, Any]) -> None:
    table = solo(**kept)
    assert due(table) is Due.DICE
    table.keep_moves(begin_building(table), 0)
    assert due(table) is Due.BUILDING
    solve(table, 9000)
    assert due(table) is Due.NEXT_ROLL
    table.match.play(RollNext())
    assert due(table) is Due.DICE


def test_a_puzzle_has_one_roll() -> None:
    table = solo(mode="puzzle")
    build(table)
    solve(table, 9000)
    assert due(table) is Due.GIVING_UP
    table.match.play(EndSolo())
    assert due(table) is Due.END


def test_the_time_of_a_board_begins_when_its_dice_lie() -> None:
    table = solo(clock=20_000)
    assert begin_building(table) == [StartBuilding()]
    table.keep_moves([StartBuilding()], 23_000)
    assert table.kept.on_board == 3000


def test_g11_each_seat_sees_the_same_roll_in_its_turn() -> None:
    table = relay()
    assert next_due(table) is Due.DICE
    built(table, 30_000)
    assert table.seat == 1
    assert next_due(table) is Due.DICE
    assert not table.is_rolled
    assert begin_building(table) == []
    assert next_due(table) is Due.BUILDING


def test_g5_once_all_are_done_their_claims_are_due_then_the_scores() -> None:
    table = relay(3)
    for milliseconds in (30_000, 10_000, 20_000):
        built(table, milliseconds)
    assert due(table) is Due.CHECKING
    assert [claim.seat for claim in table.kept.claims] == [1, 2]
    table.keep_moves(table.kept.claims, table.kept.clock)
    assert due(table) is Due.SCORES
    table.kept.next_round()
    table.match.play(RollNext())
    assert due(table) is Due.DICE


def test_a_move_is_kept_with_the_time_it_came_at() -> None:
    table = solo()
    build(table)
    [first, *_] = [m for m in table.match.game.legal_moves(table.match.state) if type(m) is LayTile]
    table.keep_moves([first], 4200)
    assert table.kept.clock == 4200
    assert table.own().laid == (first.laid,)
