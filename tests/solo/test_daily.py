"""P3: the daily puzzles, the streak, and the result as a text to share."""

from datetime import date, timedelta
from itertools import count

import pytest

from app.core.errors import BadRequest
from app.core.thinking import finished
from app.games.registry import GAMES
from app.solo.codes import Code, code_in, parsed_code
from app.solo.daily import before, of_day
from app.solo.days import day_of, parsed_date, seed_of
from app.solo.kinds import DAILY_OF
from app.solo.puzzles import opened
from app.solo.sharing import shared_text
from app.solo.stars import stars, stars_text
from app.solo.streak import counts, longest, streak, to_make_up
from tools.days import counted

MONDAY = date(2026, 11, 16)
DAY = timedelta(1)
GAME_IDS = list(GAMES)


def days(*numbers: int, late: int | None = None) -> dict[date, date]:
    """Days from the Monday on, each solved in time; `late` is solved on the last of the others."""
    solved = {MONDAY + number * DAY: MONDAY + number * DAY for number in numbers}
    if late is not None:
        solved[MONDAY + late * DAY] = max(solved)
    return solved


@pytest.mark.parametrize("game", GAME_IDS)
def test_p3_the_week_rises_from_monday_to_sunday(game: str) -> None:
    grades = [finished(of_day(game, MONDAY + number * DAY)).grade for number in range(7)]
    assert grades == [1, 2, 2, 3, 3, 4, 5]


def test_p3_the_week_of_shift_rises_over_its_kinds_too() -> None:
    """Grades are those of a kind; how many of all players make par is told for all kinds alike."""
    weeks = [
        [finished(of_day("shift", MONDAY + (7 * week + number) * DAY)).ease for number in range(7)]
        for week in range(4)
    ]
    means = [sum(eases) for eases in zip(*weeks, strict=True)]
    assert means == sorted(means, reverse=True)
    assert all(week[0] > week[1] > week[2] > week[5] > week[6] for week in weeks)


@pytest.mark.parametrize("game", GAME_IDS)
def test_p3_a_daily_puzzle_is_given_by_game_and_date_and_its_code_opens_it(game: str) -> None:
    one, other = finished(of_day(game, MONDAY)), finished(of_day(game, MONDAY + 7 * DAY))
    assert one == finished(of_day(game, MONDAY))
    assert one.position != other.position
    assert one.kind == DAILY_OF[game]
    assert finished(opened(parsed_code(one.code))) == one


@pytest.mark.parametrize("game", GAME_IDS)
def test_p3_the_seeds_before_a_days_own_are_stored_as_they_are_found_when_made(game: str) -> None:
    for day in (date(2020, 1, 4), date(2021, 3, 1), date(2022, 6, 12), date(2036, 12, 31)):
        assert before(game, seed_of(day)) == counted(game, seed_of(day))


@pytest.mark.parametrize("game", GAME_IDS)
def test_p3_a_day_that_is_not_stored_has_the_puzzle_it_would_have_if_it_were(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    day = next(day for day in map(day_of, count(seed_of(MONDAY))) if before(game, seed_of(day)) > 2)
    stored = finished(of_day(game, day))
    monkeypatch.setattr("app.solo.daily._stored", dict)
    assert before(game, seed_of(day)) == before(game, seed_of(date(2100, 1, 1))) == 0
    assert finished(of_day(game, day)) == stored


def test_a_day_has_a_seed_and_back() -> None:
    for day in (date(2020, 1, 1), MONDAY, date.max):
        assert day_of(seed_of(day)) == day
    with pytest.raises(BadRequest, match="bad_code"):
        day_of(seed_of(date.max) + 1)


@pytest.mark.parametrize(
    "text",
    ["", "today", "20261118", "2026-W47-3", "2026-02-30", "2019-12-31", "2026-11-18 "],
)
def test_a_date_is_iso_and_not_before_the_first(text: str) -> None:
    with pytest.raises(BadRequest, match="bad_date"):
        parsed_date(text)


def test_a_game_without_daily_puzzles_is_refused() -> None:
    with pytest.raises(BadRequest, match="unknown_game"):
        finished(of_day("chess", MONDAY))


@pytest.mark.parametrize(
    ("solved", "today", "expected"),
    [
        ((), 3, 0),
        ((3,), 3, 1),
        ((0, 1, 2), 3, 3),
        ((0, 1, 3), 3, 3),
        ((0, 3), 3, 1),
        ((0, 1, 3, 5, 6), 6, 3),
        ((0, 1, 3, 4, 5, 6, 7, 9, 10), 10, 9),
        ((0, 1, 2, 3, 4, 5), 7, 6),
        ((0, 1, 2, 3, 4, 5), 8, 6),
        ((0, 1, 2, 3, 4, 5), 9, 0),
    ],
)
def test_a_streak_forgives_one_day_a_week(
    solved: tuple[int, ...], today: int, expected: int
) -> None:
    assert streak(days(*solved), MONDAY + today * DAY) == expected


def test_a_day_is_made_up_for_within_its_week() -> None:
    in_time = days(0, 1, 4, 6, late=2)
    assert streak(in_time, MONDAY + 6 * DAY) == 2
    made_up = in_time | {MONDAY + 3 * DAY: MONDAY + 6 * DAY}
    assert streak(made_up, MONDAY + 6 * DAY) == 6
    too_late = in_time | {MONDAY + 3 * DAY: MONDAY + 7 * DAY}
    assert streak(too_late, MONDAY + 6 * DAY) == 2
    assert to_make_up(in_time, MONDAY + 6 * DAY) == (MONDAY + 3 * DAY, MONDAY + 5 * DAY)


def test_a_puzzle_solved_before_its_day_does_not_count() -> None:
    assert not counts({MONDAY + DAY: MONDAY}, MONDAY + DAY)


def test_the_longest_streak_stays() -> None:
    solved = days(0, 1, 2, 3, 30)
    assert streak(solved, MONDAY + 30 * DAY) == 1
    assert longest(solved, MONDAY + 30 * DAY) == 4
    assert longest({}, MONDAY) == 0


@pytest.mark.parametrize(
    ("par", "result", "hints", "expected"),
    [
        (2, 2, 0, 3),
        (2, 3, 0, 2),
        (2, 4, 0, 1),
        (2, 9, 0, 1),
        (2, 2, 1, 2),
        (2, 3, 5, 1),
        (5, 4, 0, 2),
    ],
)
def test_p2_stars(par: int, result: int, hints: int, expected: int) -> None:
    assert stars(par, result, hints) == expected


def test_the_text_to_share_has_stars_and_the_code_and_no_more() -> None:
    puzzle = finished(of_day("shift", MONDAY))
    text = shared_text("Wanderwall", "2 turns", Code(puzzle.kind, puzzle.seed, 2, "Ada"), 2)
    title, result, _ = text.split("\n")
    assert (title, result) == ("Wanderwall", f"{stars_text(2)} 2 turns")
    code = code_in(text)
    assert (code.kind, code.seed, code.result, code.name) == (puzzle.kind, puzzle.seed, 2, "Ada")
