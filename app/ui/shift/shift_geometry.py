"""Where cells and arrows of Shift's board lie in a square of pixels, and what a finger is over."""

from functools import lru_cache
from typing import NamedTuple

from app.games.shift.maze import ARROWS, SIZE
from app.presenters.shift.layout import Fallen

GUTTER = 0.62
"""Width of the frame around the cells, in cells (LOOK 8)."""
OUTSIDE = -1

Point = tuple[float, float]


class ShiftGeometry(NamedTuple):
    """The square's left bottom corner and side; y grows upwards."""

    x: float
    y: float
    side: float

    @property
    def cell(self) -> float:
        return self.side / (SIZE + 2 * GUTTER)

    @property
    def inner(self) -> tuple[float, float, float]:
        """The cells without the frame: left, bottom, side."""
        edge = GUTTER * self.cell
        return self.x + edge, self.y + edge, SIZE * self.cell

    def at(self, row: float, column: float) -> Point:
        """The middle of a place in rows and columns, outside the board as well."""
        left, bottom, side = self.inner
        return left + (column + 0.5) * self.cell, bottom + side - (row + 0.5) * self.cell

    def middle(self, cell: int) -> Point:
        return _middles(self)[cell]

    def before(self, arrow: int, steps: float = 1.0) -> Point:
        """The middle of the place so many cells in front of the arrow's line."""
        (x, y), (dx, dy) = self.middle(ARROWS[arrow].entry), direction(arrow)
        return x - dx * steps * self.cell, y - dy * steps * self.cell

    def behind(self, arrow: int, steps: float = 1.0) -> Point:
        (x, y), (dx, dy) = self.middle(ARROWS[arrow].exit), direction(arrow)
        return x + dx * steps * self.cell, y + dy * steps * self.cell

    def resting(self, arrow: int | None, fallen: Fallen) -> Point:
        """Where a tile lies that fell out before an arrow, or that nobody has pushed yet.

        On the frame it lies beside the arrow, which is barred and has to be seen. Without one it
        lies at the last corner: beyond the frame, or where the frame has no arrow.
        """
        upright, sideways = fallen.upright, fallen.sideways
        if arrow is None:
            if not upright or not sideways:
                return self._at_corner(SIZE, SIZE, fallen)
            is_beside = sideways >= 1 + GUTTER
            down = upright * (not is_beside)
            across = sideways * (is_beside or upright < 1 + GUTTER)
            return self.at(SIZE - 1 + down, SIZE - 1 + across)
        dx, dy = direction(arrow)
        steps = sideways if dx else upright
        if not steps:
            return self._at_corner(*divmod(ARROWS[arrow].entry, SIZE), fallen)
        x, y = self.before(arrow, steps)
        beside = self.cell if steps < 1 + GUTTER else 0
        return x + abs(dy) * beside, y + abs(dx) * beside

    def _at_corner(self, row: int, column: int, fallen: Fallen) -> Point:
        """Of the board, that is next to this place."""
        down, across = fallen.corner
        last = SIZE - 1
        is_below = 2 * row >= last
        is_right = 2 * column >= last or (fallen.is_first_taken and not is_below)
        return self.at(last + down if is_below else -down, last + across if is_right else -across)

    def arrow_middle(self, arrow: int) -> Point:
        return self.before(arrow, 0.5 + GUTTER / 2)

    def cell_at(self, x: float, y: float) -> int:
        left, bottom, side = self.inner
        column, row = int((x - left) // self.cell), int((bottom + side - y) // self.cell)
        return row * SIZE + column if 0 <= row < SIZE and 0 <= column < SIZE else OUTSIDE

    def arrow_at(self, x: float, y: float, least: float) -> int | None:
        """The arrow whose place, at least so many pixels wide, holds the point."""
        cell = self.cell
        half = max(least / 2, 0.6 * cell)
        outward, inward = -1.2 * GUTTER * cell, max(least - GUTTER * cell, 0.25 * cell)
        for arrow, (edge_x, edge_y, dx, dy) in enumerate(_edges(self)):
            depth = (x - edge_x) * dx + (y - edge_y) * dy
            if outward <= depth <= inward and abs((x - edge_x) * dy - (y - edge_y) * dx) <= half:
                return arrow
        return None

    def within(self, arrow: int, x: float, y: float) -> Point:
        """How far beside the arrow's line a point is, and how deep behind the board's edge."""
        edge_x, edge_y, dx, dy = _edges(self)[arrow]
        return (x - edge_x) * dy - (y - edge_y) * dx, (x - edge_x) * dx + (y - edge_y) * dy


def direction(arrow: int) -> tuple[int, int]:
    """Where its push goes, x to the right and y upwards."""
    step = ARROWS[arrow].step
    return {1: (1, 0), -1: (-1, 0), SIZE: (0, -1), -SIZE: (0, 1)}[step]


def points_along(arrow: int, across: float, up: float) -> bool:
    """A finger that goes so goes with the arrow's push, more than aside."""
    dx, dy = direction(arrow)
    along = across * dx + up * dy
    return along > 0 and along >= abs(across * dy) + abs(up * dx)


def entered_at(cell: int) -> int | None:
    """The arrow whose tile comes to lie there; each such cell has one."""
    return next((arrow for arrow, push in enumerate(ARROWS) if push.entry == cell), None)


def swiped_arrow(cell: int, across: float, up: float) -> int | None:
    """The arrow that pushes this cell where a finger goes; None for lines that stay."""
    found = (n for n in range(len(ARROWS)) if cell in ARROWS[n].line)
    return next((arrow for arrow in found if points_along(arrow, across, up)), None)


@lru_cache(maxsize=8)
def _middles(place: ShiftGeometry) -> tuple[Point, ...]:
    return tuple(place.at(*divmod(cell, SIZE)) for cell in range(SIZE * SIZE))


@lru_cache(maxsize=8)
def _edges(place: ShiftGeometry) -> tuple[tuple[float, float, int, int], ...]:
    """Where each arrow's line enters the board, and which way: a finger asks in each frame."""
    arrows = range(len(ARROWS))
    return tuple((*place.before(arrow, 0.5), *direction(arrow)) for arrow in arrows)
