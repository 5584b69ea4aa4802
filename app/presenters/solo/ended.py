"""What is told of a puzzle or a race that is over, with all that is known around it."""

from dataclasses import replace
from datetime import date
from typing import NamedTuple

from app.presenters.solo.days import counts_now, days_of
from app.presenters.solo.outcome import (
    Outcome,
    Way,
    late,
    missed_outcome,
    outcome_of,
    race_outcome,
    with_time,
)
from app.presenters.solo.today import treat_of
from app.session.alone import Alone
from app.session.racing import Race
from app.session.series import best_time, is_against_time
from app.session.tasks import grade_in
from app.solo.days import day_of, seed_of
from app.solo.ghosts import Ghost
from app.solo.kinds import DAILY, RACES
from app.solo.records import Records


class Runner(NamedTuple):
    """The pawn of a race, and whoever it raced, if anybody."""

    ghost: Ghost | None = None
    pawn: str = "red"


def ended(
    asked: Alone, records: Records, today: date, ways: tuple[Way, ...], runner: Runner
) -> Outcome:
    """Only of a daily one are days told, and only of today's the stamp."""
    kind, seed = asked.code.kind, asked.code.seed
    if kind in RACES:
        return race_outcome(Race(asked), records, ways, runner.ghost, runner.pawn)
    if not asked.is_solved:
        return missed_outcome(kind, ways)
    found = outcome_of(asked, days_of(records, today) if kind in DAILY else None, ways)
    if kind in DAILY and seed == seed_of(today):
        found = replace(found, stamp=treat_of(records, today))
    elif kind in DAILY and not counts_now(records, day_of(seed), today):
        found = late(found, day_of(seed))
    if is_against_time(asked.match.table):
        best = best_time(records, grade_in(asked.match.table))
        return with_time(found, asked.clock, best)
    return found
