"""How much of all they could the tests below the screen look at: some, and all with `make samples`.

Where what they look at is numbered, some means every so many-th of the whole, not the first few:
options and players change with the number.
"""

import os

IS_WHOLE = os.environ.get("SAMPLES") == "all"


def part_of(whole: int, one_in: int) -> range:
    """Of the numbers below the whole one in so many."""
    return range(0, whole, 1 if IS_WHOLE else one_in)
