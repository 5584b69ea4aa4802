"""Which part of Connect's boundless table is on the screen: where it lies and how large.

In pixels, y upwards; rows of the table count downwards.
"""

from collections.abc import Collection, Iterable
from math import hypot
from typing import NamedTuple

Point = tuple[float, float]
Bounds = tuple[int, int, int, int]
"""Left column, top row, right column, bottom row."""


class Frame(NamedTuple):
    """A rectangle of the screen, from its left bottom corner."""

    x: float
    y: float
    width: float
    height: float


class ConnectView(NamedTuple):
    """`x`, `y` is the middle of the cell in column 0, row 0."""

    x: float
    y: float
    cell: float

    def at(self, column: float, row: float) -> Point:
        return self.x + column * self.cell, self.y - row * self.cell

    def place(self, x: float, y: float) -> Point:
        """Column and row of a point, with fractions; whole ones are middles of cells."""
        return (x - self.x) / self.cell, (self.y - y) / self.cell

    def cell_under(self, x: float, y: float) -> tuple[int, int]:
        column, row = self.place(x, y)
        return round(column), round(row)

    def moved(self, dx: float, dy: float) -> "ConnectView":
        return self._replace(x=self.x + dx, y=self.y + dy)

    def zoomed(self, cell: float, around: Point) -> "ConnectView":
        """The same point of the table stays under `around`."""
        column, row = self.place(*around)
        return ConnectView(around[0] - column * cell, around[1] + row * cell, cell)

    def kept(self, cells: Iterable[tuple[int, int]], frame: Frame) -> "ConnectView":
        """Moved back so far that one of these cells lies whole in the frame: the maze is always
        found again."""
        half = min(self.cell, frame.width, frame.height) / 2
        left, right = frame.x + half, frame.x + frame.width - half
        bottom, top = frame.y + half, frame.y + frame.height - half
        ways = []
        for column, row in cells:
            x, y = self.at(column, row)
            if left <= x <= right and bottom <= y <= top:
                return self
            ways.append((_between(x, left, right) - x, _between(y, bottom, top) - y))
        return self.moved(*min(ways, key=lambda way: hypot(*way)))

    def visible(self, width: float, height: float) -> Bounds:
        """The cells of which something may be seen on a screen of this size."""
        left, top = self.place(0, height)
        right, bottom = self.place(width, 0)
        return int(left // 1), int(top // 1), int(right // 1) + 1, int(bottom // 1) + 1

    def towards(self, other: "ConnectView", share: float) -> "ConnectView":
        parts = (mine + (its - mine) * share for mine, its in zip(self, other, strict=True))
        return ConnectView(*parts)

    def holds(self, bounds: Bounds, frame: Frame) -> bool:
        """All of these cells lie whole in the frame."""
        (left, top), (right, bottom) = self.at(*bounds[:2]), self.at(*bounds[2:])
        half = self.cell / 2
        is_across = frame.x <= left - half and right + half <= frame.x + frame.width
        return is_across and frame.y <= bottom - half and top + half <= frame.y + frame.height

    def touches(self, cells: Collection[tuple[int, int]], frame: Frame) -> bool:
        """Some of one of these cells lies in the frame."""
        left, top = self.cell_under(frame.x, frame.y + frame.height)
        right, bottom = self.cell_under(frame.x + frame.width, frame.y)
        columns, rows = range(left, right + 1), range(top, bottom + 1)
        return any((column, row) in cells for column in columns for row in rows)

    def is_amid(self, bounds: Bounds, frame: Frame, most: float) -> bool:
        """The middle of these cells is no more than so many from the frame's."""
        left, top, right, bottom = bounds
        x, y = self.at((left + right) / 2, (top + bottom) / 2)
        middle = frame.x + frame.width / 2, frame.y + frame.height / 2
        return hypot(x - middle[0], y - middle[1]) <= most * self.cell


NOWHERE = ConnectView(0, 0, 1)
"""Before anything is shown."""


MARGIN = 0.3
"""In cells, around all that is to be seen."""


def fitting(bounds: Bounds, frame: Frame, least: float, most: float) -> ConnectView:
    """All of these cells, as large as may be, in the frame's middle."""
    left, top, right, bottom = bounds
    columns, rows = right - left + 1 + MARGIN, bottom - top + 1 + MARGIN
    cell = _between(min(frame.width / columns, frame.height / rows), least, most)
    middle_x, middle_y = frame.x + frame.width / 2, frame.y + frame.height / 2
    return ConnectView(
        middle_x - (left + right) / 2 * cell, middle_y + (top + bottom) / 2 * cell, cell
    )


def _between(value: float, least: float, most: float) -> float:
    return max(min(value, max(least, most)), min(least, most))
