"""Prints every row of every game; ends with 1 if a bar is missed."""

import sys

from tools.bench import connect, go, shift

BENCHES = (shift, go, connect)


def main() -> int:
    misses = 0
    for bench in BENCHES:
        for row in bench.rows():
            print(row, flush=True)
            misses += not row.holds
    return 1 if misses else 0


if __name__ == "__main__":
    sys.exit(main())
