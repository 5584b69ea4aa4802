"""The daily puzzles: one a game, the same for everybody, from the date alone (P3).

The week rises from Monday to Sunday. A day has a kind and a grade; its puzzle is the first one of
the seeds that belong to the date which has that grade.

A hard one is met once in some dozen seeds, and each takes its time: how many come before it is
stored for some years (tools/days.py); on other days they are all made.
"""

import json
from dataclasses import replace
from datetime import date
from functools import cache
from pathlib import Path

from app.core.errors import BadRequest
from app.core.thinking import Thinking
from app.solo.chance import SEEDS, rng_of
from app.solo.days import GRADES, seed_of
from app.solo.kinds import COLLECT, DAILY_OF, EXIT, ONE_LAY, REACH, ROLL, TWO_LAYS, Kind
from app.solo.making import made
from app.solo.puzzle import Puzzle

WEEK: dict[str, tuple[Kind, ...]] = {
    "shift": (REACH[0], EXIT, REACH[1], COLLECT, REACH[1], REACH[2], REACH[3]),
    "go": (ROLL,) * len(GRADES),
    "connect": (ONE_LAY,) * 5 + (TWO_LAYS,) * 2,
}
STORED = Path(__file__).parents[2] / "assets" / "puzzles" / "days.json"


def of_day(game: str, day: date) -> Thinking[Puzzle]:
    if game not in DAILY_OF:
        raise BadRequest("unknown_game", game[:20])
    kind, number = DAILY_OF[game], seed_of(day)
    rng = rng_of(kind, number)
    for _ in range(before(game, number)):
        rng.below(SEEDS)
    while True:
        puzzle = yield from made(WEEK[game][day.weekday()], rng.below(SEEDS))
        if puzzle.grade == GRADES[day.weekday()]:
            return replace(puzzle, kind=kind, seed=number)


def before(game: str, number: int) -> int:
    """How many seeds of this day come before its own, as far as that is stored."""
    known = _stored().get(game, [])
    return known[number] if number < len(known) else 0


@cache
def _stored() -> dict[str, list[int]]:
    """By game and day, from the first day on."""
    stored: dict[str, list[int]] = json.loads(STORED.read_text(encoding="utf-8"))
    return stored
