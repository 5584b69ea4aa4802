"""Bots at a table of Go, and a rival that somebody races alone."""

from typing import Any

from app.bots.levels import Level
from app.core.thinking import finished
from app.games.go.moves import RollNext, StartBuilding
from app.presenters.go.bots import Acts, bot_seats, is_due, plan_of, plans
from app.presenters.go.relay import table_of
from app.presenters.go.rival import Rival
from app.presenters.go.rounds import begin_building
from app.presenters.go.table import GoTable
from app.session.match import Match
from app.session.record import Start
from tests.presenters.go.test_table import solo

LONG = 10**7


def table_with(*players: str, relay: bool = False) -> GoTable:
    colors = ("red", "yellow", "green", "blue")
    seats: list[dict[str, Any]] = [
        {"name": "", "color": color, "player": player}
        for color, player in zip(colors, players, strict=False)
    ]
    people = players.count("person")
    start = Start("go", 1, len(players), 7, {"relay": relay})
    table = table_of(Match(start, people=people, table={"seats": seats, "luck": 5}))
    table.match.play(StartBuilding())
    return table


def play(table: GoTable, seat: int, acts: Acts, until: int) -> Acts:
    """What is due by then; the rest is left."""
    table.kept.keep_clock(until)
    while is_due(table, seat, acts):
        table.match.play(acts[0].move)
        acts = acts[1:]
    return acts


def test_each_bot_acts_in_time_and_no_more_once_it_has_claimed() -> None:
    table = table_with("person", "hard", "easy")
    found = finished(plans(table))
    assert set(found) == set(bot_seats(table)) == {1, 2}
    assert play(table, 1, found[1], 999) == found[1]
    rest = play(table, 1, found[1], found[1][2].at)
    assert rest == found[1][3:] == finished(plan_of(table, 1))
    assert play(table, 1, rest, LONG) == ()
    assert table.own(1).claimed == 4
    assert not is_due(table, 1, found[1])
    assert set(finished(plans(table))) == {2}


def test_the_same_round_gives_the_same_moves_again_and_the_next_one_others() -> None:
    table = table_with("person", "hard")
    first = finished(plan_of(table, 1))
    rest = play(table, 1, first, first[1].at)
    assert finished(plan_of(table, 1)) == rest
    play(table, 1, rest, LONG)
    table.match.play(RollNext())
    table.match.play(StartBuilding())
    assert finished(plan_of(table, 1)) != first


def test_a_bot_goes_on_from_a_board_that_is_not_its_own_work() -> None:
    table = table_with("person", "hard")
    strange = next(m for m in table.match.game.legal_moves(table.match.state, 1))
    table.match.play(strange)
    table.kept.keep_clock(50_000)
    rest = finished(plan_of(table, 1))
    assert rest[0].at > 50_000
    assert play(table, 1, rest, LONG) == ()
    assert table.own(1).claimed == 4


def test_g11_in_relay_people_come_first_and_one_person_hands_the_device_to_nobody() -> None:
    table = table_with("hard", "person", "easy", relay=True)
    assert table.seat == 1
    assert not table.is_handed_on
    table.keep_moves(begin_building(table) and [], 0)
    table.kept.keep_clock(30_000)
    table.kept.keep_time(1)
    assert table.seat == 0
    assert not table.is_secret


def test_a_rival_solves_its_rolls_one_after_another_by_the_clock_alone() -> None:
    rival = Rival(Level.MASTER, 11)
    finished(rival.thought(300_000))
    assert rival.is_known(300_000)
    counts = [rival.seen(second * 1000).solved for second in range(0, 301, 5)]
    assert counts == sorted(counts)
    assert 6 <= counts[-1] <= 20
    assert rival.seen(rival.legs[0].acts[1].at).board.laid
    again = Rival(Level.MASTER, 11)
    finished(again.thought(300_000))
    assert again.seen(123_000) == rival.seen(123_000)


def test_the_weaker_a_rival_the_fewer_it_solves() -> None:
    solved = []
    for level in Level:
        rivals = [Rival(level, luck) for luck in range(1, 6)]
        for rival in rivals:
            finished(rival.thought(300_000))
        solved.append(sum(rival.seen(300_000).solved for rival in rivals))
    assert solved == sorted(solved)
    assert solved[0] < solved[-1] / 2


def test_who_is_raced_is_kept_and_only_against_the_clock() -> None:
    assert solo(rival="hard").kept.rival is Level.HARD
    assert solo(rival="hard", mode="practice").kept.rival is None
    assert solo(rival="nobody").kept.rival is None
    assert solo(luck="x").kept.luck == 0
