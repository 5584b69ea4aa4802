"""What the page of puzzles shows, and what is said of one that was solved."""

from datetime import date, timedelta

import pytest

from app.core.thinking import finished
from app.presenters.match.solved import Solved, solved
from app.presenters.phrase import counted, phrase
from app.presenters.shell.puzzles import (
    ANY,
    ENDLESS,
    IN_A_PACK,
    PACKS,
    begins_here,
    beside,
    endless_rows,
    following,
    is_code,
    packs,
    streak_words,
    today_rows,
)
from app.presenters.shift.asked import asked
from app.session.alone import alone, start_of, table_of
from app.session.match import Match
from app.solo import voyage
from app.solo.days import seed_of
from app.solo.kinds import (
    CLOCK,
    COLLECT,
    DAILY,
    DAILY_OF,
    DEAL,
    EXIT,
    ONE_LAY,
    PILOT,
    REACH,
    SERIES,
    VOYAGE,
    Kind,
)
from app.solo.making import made
from app.solo.records import Records

MONDAY = date(2026, 11, 16)
DAY = timedelta(1)


def match_of(kind: Kind) -> Match:
    puzzle = finished(made(kind, 5))
    return Match(start_of(puzzle), table=table_of(puzzle))


def test_today_has_a_puzzle_of_each_game_and_says_which_are_solved() -> None:
    records = Records().solved_daily("go", MONDAY, MONDAY)
    rows = today_rows(records, MONDAY)
    assert [row.kind for row in rows] == list(DAILY)
    assert [row.is_done for row in rows] == [False, True, False]
    assert {row.seed for row in rows} == {seed_of(MONDAY)}
    assert not any(row.is_done for row in today_rows(records, MONDAY + DAY))


def test_days_of_all_games_are_one_streak() -> None:
    records = Records().solved_daily("go", MONDAY, MONDAY)
    assert streak_words(Records(), MONDAY) == ""
    both = records.solved_daily("shift", MONDAY + DAY, MONDAY + DAY)
    assert streak_words(both, MONDAY + DAY) == counted("puzzles.streak", 2)


def test_kinds_without_end_say_how_many_were_solved() -> None:
    records = Records().solved("x", COLLECT.letter, 3, None)
    rows = {row.kind: row for row in endless_rows(records)}
    assert tuple(rows) == ENDLESS
    assert rows[COLLECT].line == counted("puzzles.count", 1)
    assert all(row.seed == ANY for row in rows.values())


def test_packs_are_those_of_the_voyage_and_go_on_where_stars_are_missing() -> None:
    assert [len(pack) for pack in voyage.packs()] == [IN_A_PACK] * PACKS
    records = Records().sailed(0, 3).sailed(1, 1).sailed(21, 2)
    first, second, *others = packs(records)
    assert (first.stars, first.next, first.count) == (4, 2, "4/60")
    assert (second.stars, second.next) == (2, 20)
    assert [pack.number for pack in others] == list(range(3, PACKS + 1))


def test_a_pack_with_all_stars_begins_anew() -> None:
    records = Records()
    for number in range(IN_A_PACK):
        records = records.sailed(number, 3)
    assert packs(records)[0].next == 0


def test_what_follows() -> None:
    assert following(VOYAGE, 3) == (VOYAGE, 4)
    assert following(VOYAGE, PACKS * IN_A_PACK - 1) == (VOYAGE, 0)
    assert following(COLLECT, 99) == (COLLECT, ANY)
    assert following(DAILY_OF["connect"], 7) == (ONE_LAY, ANY)


def test_races_against_the_clock_and_series_begin_elsewhere() -> None:
    assert not any(map(begins_here, (CLOCK, SERIES)))
    assert all(map(begins_here, (*ENDLESS, *DAILY, VOYAGE, DEAL)))
    assert beside(SERIES) == {"mode": "puzzle"}
    assert beside(COLLECT) == {}


@pytest.mark.parametrize(("text", "expected"), [("", False), (" 215 ", False), ("2159-T", True)])
def test_a_code_has_five_letters_at_least(text: str, expected: bool) -> None:
    assert is_code(text) is expected


@pytest.mark.parametrize(
    ("kind", "key"), [(COLLECT, "collect"), (EXIT, "exit"), (PILOT, "pilot"), (DEAL, "deal")]
)
def test_what_a_puzzle_of_shift_asks_for(kind: Kind, key: str) -> None:
    match = match_of(kind)
    puzzle = alone(match)
    assert puzzle is not None
    what = phrase(f"puzzles.kind.{key}")
    assert asked(match) == counted("puzzles.asked", puzzle.par, what=what)


def test_an_ordinary_match_asks_for_nothing() -> None:
    assert asked(match_of(REACH[1])) == counted("puzzles.kind.reach", 2)
    assert asked(Match(match_of(REACH[1]).start)) == ""


def test_the_result_beside_par() -> None:
    match = match_of(REACH[0])
    puzzle = alone(match)
    assert puzzle is not None
    for text in finished(made(REACH[0], 5)).line:
        match.play(match.game.decode(text))
    told = solved(puzzle)
    assert told == Solved(3, 3, counted("puzzles.turns", 1), told.par, "")
    assert told.par == phrase("puzzles.best", par=counted("puzzles.turns", 1))
    puzzle.count_hint()
    assert solved(puzzle).hints == counted("puzzles.hints", 1)
    assert solved(puzzle).stars == 2
