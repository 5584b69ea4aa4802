"""How large a tile lies in its slot of the tray, and where the small picture of its other side.

Lying it has that below it, standing beside it; where that leaves too little of the tile it is not
shown. In dp, from the middle of the slot.
"""

from dataclasses import dataclass
from functools import lru_cache

MARGIN, GAP = 4.0, 3.0
"""Around both, and between them."""
OTHER, LEAST_OTHER, LEAST = 0.55, 16.0, 26.0
"""A cell of the other side, of one of the tile and at least; and one of the tile beside it."""
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
    return large if OTHER * large >= LEAST_OTHER else free - GAP - LEAST_OTHER


def _other(cell: float) -> float:
    return max(LEAST_OTHER, OTHER * cell)


def _nearly_equal(lying: float, standing: float) -> tuple[float, float]:
    return min(lying, LYING * standing), min(standing, LYING * lying)
