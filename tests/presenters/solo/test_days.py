"""The calendar: which days count, which can be made up for, months before and after."""

from datetime import date

from app.presenters.solo.days import Look, counts_now, days_of, month_of, other_month
from app.solo.records import Records

TODAY = date(2026, 11, 19)
MONDAY = date(2026, 11, 16)


def records(**games: dict[date, date]) -> Records:
    return Records(days=games)


def test_the_first_game_solved_makes_the_day() -> None:
    tuesday = date(2026, 11, 17)
    solved = {MONDAY: MONDAY, tuesday: tuesday}
    found = days_of(records(go=solved, shift={TODAY: TODAY}), TODAY)
    assert (found.streak, found.longest) == (3, 3)
    assert found.to_make_up == (date(2026, 11, 18),)


def test_a_month_shows_each_day_as_it_stands() -> None:
    late = date(2026, 11, 3)
    kept = records(shift={MONDAY: MONDAY, late: TODAY}, go={MONDAY: MONDAY})
    month = month_of(kept, 2, 2026, 11, TODAY)
    looks = {model.day.day: model.look for model in month.days}
    assert month.before == 6
    assert len(month.days) == 30
    assert looks[16] is Look.FULL
    assert looks[3] is Look.PART
    assert looks[17] is Look.OPEN
    assert looks[19] is Look.OPEN
    assert looks[9] is Look.PAST
    assert looks[20] is Look.AHEAD
    assert not month.can_go_on
    assert [model.day.day for model in month.days if model.is_today] == [19]
    assert not month.days[19].can_open
    assert month.days[0].can_open


def test_one_game_of_two_makes_a_day_in_part() -> None:
    month = month_of(records(go={TODAY: TODAY}), 2, 2026, 11, TODAY)
    assert month.days[18].look is Look.PART


def test_months_go_on_and_back_over_the_year() -> None:
    assert other_month(2026, 1, -1) == (2025, 12)
    assert other_month(2026, 12, 1) == (2027, 1)
    assert month_of(records(), 1, 2026, 10, TODAY).can_go_on


def test_a_puzzle_solved_before_its_day_costs_no_day() -> None:
    """A clock was put back, or an earlier app opened tomorrow's code."""
    solved = {day: day for day in (MONDAY, date(2026, 11, 17), date(2026, 11, 18), TODAY)}
    early = {TODAY: date(2026, 11, 18)}
    assert days_of(records(shift=solved, go=early), TODAY).streak == 4
    assert days_of(records(go=early), TODAY).streak == 0


def test_solved_again_on_its_day_it_counts() -> None:
    yesterday = date(2026, 11, 18)
    kept = Records().solved_daily("go", TODAY, yesterday)
    again = kept.solved_daily("go", TODAY, TODAY)
    assert days_of(again, TODAY).streak == 1
    assert again.solved_daily("go", TODAY, date(2026, 11, 20)) == again
    for both in (kept.joined(again), again.joined(kept)):
        assert days_of(both, TODAY).streak == 1


def test_an_old_day_brings_no_row_on() -> None:
    """It was told as "0 days in a row" under a flame."""
    old, tuesday = date(2026, 11, 5), date(2026, 11, 17)
    kept = records(shift={old: TODAY, TODAY: TODAY, tuesday: TODAY})
    assert not counts_now(kept, old, TODAY)
    assert counts_now(kept, TODAY, TODAY)
    assert counts_now(kept, tuesday, TODAY)
    assert not counts_now(records(shift={MONDAY: TODAY}), MONDAY, TODAY), "two were left out since"
