"""The names of columns and rows at a board's rim, as logs and transcripts use them.

They lie in corners of the cells along two sides, where no path, arrow or finger has to be.
"""

from functools import lru_cache
from typing import NamedTuple

CORNER = 0.13
"""How far from the corner of its cell a name's middle lies, in cells."""


class RimName(NamedTuple):
    """In cells from the left top corner of the board."""

    text: str
    column: float
    row: float


@lru_cache(maxsize=4)
def rim_names(size: int) -> tuple[RimName, ...]:
    """Letters along the lowest row, numbers down the first column."""
    letters = (RimName("abcdefg"[n], n + 1 - CORNER, size - CORNER) for n in range(size))
    numbers = (RimName(str(n + 1), CORNER, n + CORNER) for n in range(size))
    return (*letters, *numbers)
