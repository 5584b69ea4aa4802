"""The daily puzzles: one a game, the same for everybody, from the date alone (P3).

The week rises from Monday to Sunday. A day has a kind and a grade; its puzzle is the first one of
the seeds that belong to the date which has that grade.
"""

from dataclasses import replace
from datetime import date

from app.core.errors import BadRequest
from app.core.thinking import Thinking
from app.solo.chance import rng_of
from app.solo.days import GRADES, seed_of
from app.solo.kinds import COLLECT, DAILY_OF, EXIT, ONE_LAY, REACH, ROLL, TWO_LAYS, Kind
from app.solo.making import made
from app.solo.puzzle import Puzzle

WEEK: dict[str, tuple[Kind, ...]] = {
    "shift": (REACH[0], EXIT, REACH[1], REACH[1], COLLECT, REACH[2], REACH[3]),
    "go": (ROLL,) * len(GRADES),
    "connect": (ONE_LAY,) * 5 + (TWO_LAYS,) * 2,
}
SEEDS = 1 << 20


def of_day(game: str, day: date) -> Thinking[Puzzle]:
    if game not in DAILY_OF:
        raise BadRequest("unknown_game", game[:20])
    kind, number = DAILY_OF[game], seed_of(day)
    rng = rng_of(kind, number)
    while True:
        puzzle = yield from made(WEEK[game][day.weekday()], rng.below(SEEDS))
        if puzzle.grade == GRADES[day.weekday()]:
            return replace(puzzle, kind=kind, seed=number)
