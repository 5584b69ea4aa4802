"""Every puzzle there is: from a seed, from a date, from the voyage, from a code."""

from app.core.thinking import Thinking
from app.solo import daily, days, making
from app.solo.codes import Code
from app.solo.grades import grades_of
from app.solo.kinds import DAILY, VOYAGE, Kind
from app.solo.puzzle import Puzzle


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


def opened(code: Code) -> Thinking[Puzzle]:
    return (yield from puzzle_of(code.kind, code.seed))
