"""Every puzzle there is: from a seed, from a date, from the voyage, from a code."""

from datetime import date

from app.core.errors import BadRequest
from app.core.thinking import Thinking
from app.solo import daily, days, making
from app.solo.codes import Code
from app.solo.grades import grades_of
from app.solo.kinds import CLOCK, DAILY, MOST_TARGETS, VOYAGE, Kind
from app.solo.puzzle import Puzzle

RESULTS = range(10_000)
"""To beat: more turns or tiles than that nobody plays."""


def puzzle_of(kind: Kind, seed: int) -> Thinking[Puzzle]:
    if kind in DAILY:
        return (yield from daily.of_day(kind.game, days.day_of(seed)))
    if kind == VOYAGE:
        from app.solo import voyage  # and with it Shift, which home does without

        return (yield from voyage.of_number(seed))
    return (yield from making.made(kind, seed))


def of_grade(kind: Kind, grade: int, seed: int) -> Thinking[Puzzle]:
    """The first one from this seed on that is so hard; neighbours share nothing (P3).

    Where grades are stored it is one of those: no other has to be made to find it.
    """
    known = grades_of(kind)
    while True:
        seed %= len(known) or daily.SEEDS
        if not known or known[seed] == str(grade):
            puzzle = yield from making.made(kind, seed)
            if puzzle.grade == grade:
                return puzzle
        seed += 1


def checked(code: Code, today: date | None = None) -> Code:
    """A code of a puzzle that there is, with a result that can be; else BadRequest: `bad_code`,
    `newer_code`, or `early_code` for a day after `today`."""
    if code.result is not None and code.result not in _results(code.kind):
        raise BadRequest("bad_code", "no such result")
    if code.kind in DAILY:
        day = days.day_of(code.seed)
        if today is not None and day > today:
            raise BadRequest("early_code", day.isoformat())
    if code.kind == VOYAGE:
        from app.solo import voyage

        voyage.stored(code.seed)
    return code


def _results(kind: Kind) -> range:
    return range(MOST_TARGETS + 1) if kind == CLOCK else RESULTS


def opened(code: Code) -> Thinking[Puzzle]:
    checked(code)
    return (yield from puzzle_of(code.kind, code.seed))
