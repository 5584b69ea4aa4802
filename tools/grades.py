"""Notes how hard the first puzzles of a kind are, for those who ask for a grade.

`python -m tools.grades` goes on from what is stored to so many seeds, and may be interrupted. Once
the way puzzles are made has changed, what the file has of that kind is to be emptied first.
"""

import json

from app.core.thinking import finished
from app.solo.grades import STORED, grades_of, name_of
from app.solo.kinds import REACH, TWO_LAYS
from app.solo.making import made

COUNTS, AT_ONCE = {TWO_LAYS: 4096, REACH[3]: 1024}, 64
"""The others are made quickly enough to be tried one after another."""


def main() -> None:
    stored = {name_of(kind): grades_of(kind) for kind in COUNTS}
    for kind, count in COUNTS.items():
        known = stored[name_of(kind)]
        for seed in range(len(known), count):
            known += str(finished(made(kind, seed)).grade)
            if len(known) == count or len(known) % AT_ONCE == 0:
                stored[name_of(kind)] = known
                STORED.write_text(json.dumps(stored) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
