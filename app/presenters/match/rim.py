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


def open_columns(left: int, top: int, right: int, _bottom: int) -> list[RimName]:
    """Of a table without an end: above what may be laid on. In its own columns and rows."""
    return [RimName(f"x{n}", n, top - 0.5 + CORNER) for n in range(left, right + 1)]


def open_rows(left: int, top: int, _right: int, bottom: int) -> list[RimName]:
    """To the left of it."""
    return [RimName(f"y{n}", left - 0.5 + 2 * CORNER, n) for n in range(top, bottom + 1)]
