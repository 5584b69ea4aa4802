"""Counts for each day of every game's daily puzzle the seeds that come before its own.

`python -m tools.days [YEAR]` goes on from what is stored to the end of that year, and may be
interrupted. Once the way puzzles of a game are made has changed, its list is to be emptied first.
"""

import json
import sys
from collections.abc import Iterator
from datetime import date

from app.core.thinking import finished
from app.solo.chance import SEEDS, rng_of
from app.solo.daily import STORED, WEEK
from app.solo.days import GRADES, day_of, seed_of
from app.solo.kinds import DAILY_OF
from app.solo.making import made

LAST_YEAR, AT_ONCE = 2036, 100


def tried(game: str, number: int) -> Iterator[int]:
    """The grades of the seeds of a day, one after another."""
    rng = rng_of(DAILY_OF[game], number)
    kind = WEEK[game][day_of(number).weekday()]
    while True:
        yield finished(made(kind, rng.below(SEEDS))).grade


def counted(game: str, number: int) -> int:
    wanted = GRADES[day_of(number).weekday()]
    return next(place for place, grade in enumerate(tried(game, number)) if grade == wanted)


def main(year: int) -> None:
    known: dict[str, list[int]] = json.loads(STORED.read_text(encoding="utf-8"))
    days = seed_of(date(year, 12, 31)) + 1
    for game in DAILY_OF:
        places = known.setdefault(game, [])
        while len(places) < days:
            upto = range(len(places), min(len(places) + AT_ONCE, days))
            places += [counted(game, number) for number in upto]
            STORED.write_text(json.dumps(known) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else LAST_YEAR)
