"""How large a tile lies in its slot of the tray, and where the small picture of its other side.

Lying it has that below it, standing beside it, and what is left of the tile's own side beside it is
for the sign that it is the other side; where that leaves too little of the tile it is not shown. In
dp, from the middle of the slot.
"""

from dataclasses import dataclass
from functools import lru_cache

MARGIN, GAP = 3.0, 2.0
"""Around both, and between them."""
OTHER, PLAIN_OTHER, LEAST = 0.55, 24.0, 24.0
"""A cell of the other side, of one of the tile, and how large it is where it may be; and at least
one of the tile beside it."""
SIGN, MOST_SIGN = 14.0, 28.0
"""What is left beside the other side, at least, and how much of it the sign takes at most."""
LYING = 1.5
"""How much larger a tile may lie than stand."""


@dataclass(frozen=True, slots=True)
class SlotCells:
    """How large a cell is of a tile that is `lying`, of one that is `standing`, and of each one's
    other side; 0: it has no room."""

    lying: float
    standing: float
    below: float = 0.0
    beside: float = 0.0

    @property
    def has_others(self) -> bool:
        return self.below > 0

    def aside(self, is_standing: bool) -> float:
        """How far the tile is off the middle of its slot: up, or to the left."""
        return (self.other(is_standing) + GAP) / 2 if self.has_others else 0.0

    def cell(self, is_standing: bool) -> float:
        return self.standing if is_standing else self.lying

    def other(self, is_standing: bool) -> float:
        return self.beside if is_standing else self.below

    def other_place(self, is_standing: bool) -> tuple[float, float, float, float]:
        """Its middle, how wide, how high: at the lower right of the tile."""
        cell, small = self.cell(is_standing), self.other(is_standing)
        across, down = cell - small, (cell + GAP) / 2
        if is_standing:
            return down, -across, small, 2 * small
        return across, -down, 2 * small, small

    def sign_place(self, is_standing: bool) -> tuple[float, float, float]:
        """Its middle, and how wide and high: beside the other side, above it where that stands."""
        cell, small = self.cell(is_standing), self.other(is_standing)
        free, down = 2 * (cell - small), (cell + GAP) / 2
        size = min(free - GAP / 2, small, MOST_SIGN)
        if is_standing:
            return down, cell - free / 2, size
        return free / 2 - cell, -down, size


@lru_cache(maxsize=32)
def slot_cells(wide: float, high: float, has_others: bool = True) -> SlotCells:
    """In a slot so wide and high."""
    across, up = max(2.0, wide - 2 * MARGIN), max(2.0, high - 2 * MARGIN)
    lying, standing = min(across / 2, _beside_other(up)), min(up / 2, _beside_other(across))
    lying, standing = _nearly_equal(lying, standing)
    if has_others and lying >= LEAST:
        return SlotCells(lying, standing, _other(lying), _other(standing))
    return SlotCells(*_nearly_equal(min(across / 2, up), min(across, up / 2)))


def _beside_other(free: float) -> float:
    """A cell that shares so much with one of the other side."""
    large = (free - GAP) / (1 + OTHER)
    if OTHER * large >= PLAIN_OTHER:
        return large
    return max(free - GAP - PLAIN_OTHER, (free - GAP + SIGN / 2) / 2)


def _other(cell: float) -> float:
    return max(OTHER * cell, min(PLAIN_OTHER, cell - SIGN / 2))


def _nearly_equal(lying: float, standing: float) -> tuple[float, float]:
    return min(lying, LYING * standing), min(standing, LYING * lying)
