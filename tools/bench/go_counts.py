"""Counts all solutions of a sample of rolls: `tools/bench/go_counts.py app.games.go.counting`.

A program of its own, so that another commit's `app` can be counted too: PYTHONPATH says whose.
Prints for each roll, without the joker and with it, the seconds of the quicker one of two counts
and what was counted.
"""

import json
import sys
import time
from importlib import import_module

from app.core.rng import Rng
from app.core.thinking import finished
from app.games.go.setup import rolled
from app.games.go.solver import outlook

ROLLS, TIMES = 12, 2


def main() -> None:
    solution_count = import_module(sys.argv[1]).solution_count
    rng, found = Rng(1), []
    for roll in [rolled(rng) for _ in range(ROLLS)]:
        finished(outlook(roll))  # the tables of placements are made once
        for has_joker in (False, True):
            seconds, count = [], 0
            for _ in range(TIMES):
                start = time.process_time()
                count = finished(solution_count(roll, has_joker=has_joker))
                seconds.append(time.process_time() - start)
            found.append((min(seconds), count))
    print(json.dumps(found))


if __name__ == "__main__":
    main()
