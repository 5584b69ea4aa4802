"""What comes after a puzzle: today's others, then one more of its kind; on the voyage the next."""

from datetime import date

from app.presenters.solo.onward import PAGES, is_solved, next_of, todays
from app.solo.chance import SEEDS
from app.solo.kinds import DAILY_OF, EXIT, REACH, VOYAGE
from app.solo.records import Records

TODAY = date(2026, 11, 19)
DAYS = {TODAY: TODAY}


def test_today_there_is_one_of_each_game_that_has_a_page() -> None:
    assert [kind.game for kind, _ in todays(TODAY)] == list(PAGES)


def test_after_todays_comes_another_of_today_then_an_endless_one() -> None:
    first, *others = todays(TODAY)
    solved = Records(days={first[0].game: DAYS})
    after = next_of(first, solved, TODAY, (), 3 * SEEDS + 7, 0)
    assert after == (others[0] if others else (REACH[1], 7))
    every = Records(days=dict.fromkeys(PAGES, DAYS))
    assert next_of(first, every, TODAY, (), SEEDS + 7, 0) == (REACH[1], 7)
    assert is_solved(first, every, TODAY)


def test_after_an_endless_one_comes_one_that_is_made_already() -> None:
    assert next_of((EXIT, 4), Records(), TODAY, (4, 9), 1, 0) == (EXIT, 9)
    assert next_of((EXIT, 4), Records(), TODAY, (4,), 1, 0) == (EXIT, 1)


def test_the_voyage_goes_on_until_its_end() -> None:
    assert next_of((VOYAGE, 3), Records(), TODAY, (), 1, 5) == (VOYAGE, 4)
    assert next_of((VOYAGE, 4), Records(), TODAY, (), 1, 5) == (REACH[1], 1)
    assert DAILY_OF["shift"].name == "daily"
