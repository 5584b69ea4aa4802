"""Notes how hard the first puzzles of a kind are, for those who ask for a grade.

`python -m tools.grades [COUNT]` goes on from what is stored to so many seeds, and may be
interrupted. Once the way puzzles are made has changed, the file is to be emptied first.
"""

import json
import sys

from app.core.thinking import finished
from app.solo.grades import STORED
from app.solo.kinds import TWO_LAYS
from app.solo.making import made

COUNT, AT_ONCE = 4096, 64


def main(count: int) -> None:
    """Of Connect's two lays: the others are made quickly enough to be tried one after another."""
    known: str = json.loads(STORED.read_text(encoding="utf-8"))[TWO_LAYS.name]
    for seed in range(len(known), count):
        known += str(finished(made(TWO_LAYS, seed)).grade)
        if len(known) == count or len(known) % AT_ONCE == 0:
            STORED.write_text(json.dumps({TWO_LAYS.name: known}) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else COUNT)
