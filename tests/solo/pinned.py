"""`python -m tests.solo.pinned`: hashes of puzzles, for this interpreter (P3, X2).

The same must come out of every Python and every PYTHONHASHSEED. `--write` pins them in
tests/data/puzzles.json; nothing but a new kind may change them: codes that people sent each other
open the same puzzles for ever.
"""

import hashlib
import json
import sys
from dataclasses import astuple
from datetime import date, timedelta
from pathlib import Path

from app.core.thinking import finished
from app.games.registry import GAMES
from app.solo import voyage
from app.solo.daily import of_day
from app.solo.kinds import REACH, TWO_LAYS
from app.solo.making import made, makers
from app.solo.puzzle import Puzzle

PINNED = Path(__file__).parents[1] / "data" / "puzzles.json"
EACH, OF_SLOW_ONES = 6, 2
SLOW = (REACH[4], TWO_LAYS)
FIRST_DAY = date(2026, 11, 16)
VOYAGE_STEP = 24


def puzzle_hash(puzzle: Puzzle) -> str:
    whole = json.dumps(astuple(puzzle), sort_keys=True)
    return hashlib.sha256(whole.encode()).hexdigest()[:12]


def table(one_in: int = 1) -> dict[str, list[str]]:
    made_ones = {
        f"{kind.game} {kind.name} {kind.turns}": [
            puzzle_hash(finished(made(kind, seed)))
            for seed in range(0, OF_SLOW_ONES if kind in SLOW else EACH, one_in)
        ]
        for kind in makers()
    }
    days = [FIRST_DAY + timedelta(number) for number in range(0, 7, one_in)]
    daily = {
        f"{game} daily": [puzzle_hash(finished(of_day(game, day))) for day in days]
        for game in GAMES
    }
    sailed = range(0, len(voyage.puzzles()), VOYAGE_STEP * one_in)
    hashes = [puzzle_hash(finished(voyage.of_number(number))) for number in sailed]
    return made_ones | daily | {"voyage": hashes}


if __name__ == "__main__":
    text = json.dumps(table(), indent=1) + "\n"
    if sys.argv[1:] == ["--write"]:
        PINNED.write_text(text)
    else:
        sys.stdout.write(text)
