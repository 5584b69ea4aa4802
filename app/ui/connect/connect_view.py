"""Which part of Connect's boundless table is on the screen: where it lies and how large.

In pixels, y upwards; rows of the table count downwards.
"""

from collections.abc import Collection, Iterable
from math import hypot
from typing import NamedTuple

NEARLY = 0.01
"""Of a cell: as much as parts of numbers come to."""
Point = tuple[float, float]
Bounds = tuple[int, int, int, int]
Sight = tuple[float, float, float, float]
"""Left column, top row, right column, bottom row: of whole cells, or also of parts of them."""


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

    def covers(self, cell: tuple[int, int], key: Frame) -> bool:
        """Something of this cell lies there."""
        x, y = self.at(*cell)
        across = abs(x - key.x - key.width / 2) < (self.cell + key.width) / 2
        return across and abs(y - key.y - key.height / 2) < (self.cell + key.height) / 2

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

    def holds(self, bounds: Sight, frame: Frame) -> bool:
        """All of these cells lie whole in the frame."""
        (left, top), (right, bottom) = self.at(*bounds[:2]), self.at(*bounds[2:])
        half = self.cell * (0.5 - NEARLY)
        is_across = frame.x <= left - half and right + half <= frame.x + frame.width
        return is_across and frame.y <= bottom - half and top + half <= frame.y + frame.height

    def touches(self, cells: Collection[tuple[int, int]], frame: Frame) -> bool:
        """Some of one of these cells lies in the frame."""
        left, top = self.cell_under(frame.x, frame.y + frame.height)
        right, bottom = self.cell_under(frame.x + frame.width, frame.y)
        columns, rows = range(left, right + 1), range(top, bottom + 1)
        return any((column, row) in cells for column in columns for row in rows)

    def is_near(self, other: "ConnectView", bounds: Sight, most: float) -> bool:
        """The middle of these cells is no more than so many from where the other has it."""
        left, top, right, bottom = bounds
        middle = (left + right) / 2, (top + bottom) / 2
        (x, y), (other_x, other_y) = self.at(*middle), other.at(*middle)
        return hypot(x - other_x, y - other_y) <= most * self.cell

    def centred(self, bounds: Sight, all_of: Sight, frame: Frame) -> "ConnectView":
        """Moved so that these cells lie in the frame's middle, as far as `all_of` stay in it."""
        left, top, right, bottom = bounds
        x, y = self.at((left + right) / 2, (top + bottom) / 2)
        (west, north), (east, south) = self.at(*all_of[:2]), self.at(*all_of[2:])
        half = self.cell / 2
        dx = _between(
            frame.x + frame.width / 2 - x,
            min(0.0, frame.x - west + half),
            max(0.0, frame.x + frame.width - east - half),
        )
        dy = _between(
            frame.y + frame.height / 2 - y,
            min(0.0, frame.y - south + half),
            max(0.0, frame.y + frame.height - north - half),
        )
        return self.moved(dx, dy)


NOWHERE = ConnectView(0, 0, 1)
"""Before anything is shown."""


MARGIN = 0.2
"""In cells, around all that is to be seen."""


def fitting(bounds: Sight, frame: Frame, least: float, most: float) -> ConnectView:
    """All of these cells, as large as may be, in the frame's middle."""
    left, top, right, bottom = bounds
    columns, rows = right - left + 1 + MARGIN, bottom - top + 1 + MARGIN
    cell = _between(min(frame.width / columns, frame.height / rows), least, most)
    middle_x, middle_y = frame.x + frame.width / 2, frame.y + frame.height / 2
    return ConnectView(
        middle_x - (left + right) / 2 * cell, middle_y + (top + bottom) / 2 * cell, cell
    )


def fitting_clear(
    model: tuple[Sight, Collection[tuple[int, int]]],
    frame: Frame,
    key: Frame,
    least: float,
    most: float,
) -> ConnectView:
    """So that none of these cells lies under a `key` in the lower left: beside it, or above it."""
    bounds, cells = model
    found = fitting(bounds, frame, least, most)
    if not any(found.covers(cell, key) for cell in cells):
        return found
    right, top = key.x + key.width, key.y + key.height
    beside = frame._replace(x=right, width=frame.x + frame.width - right)
    above = frame._replace(y=top, height=frame.y + frame.height - top)
    views = (fitting(bounds, each, least, most) for each in (beside, above))
    return max(views, key=lambda view: view.cell)


def amid(bounds: Bounds, near: tuple[int, int], frame: Frame, least: float) -> ConnectView:
    """As many whole cells as have room while they are as large as `least`, around those `near`:
    none is cut at the edge, and none lies there in vain. Where not even one has room it is half as
    large, however little there is."""
    left, top, right, bottom = bounds
    sides = (frame.width, right - left + 1), (frame.height, bottom - top + 1)
    cell = min(side / max(1, min(count, side // least)) for side, count in sides)
    cell = max(cell, least / 2)
    columns, rows = (int(side / cell + NEARLY) for side, _ in sides)
    column, row = _middle(left, right, near[0], columns), _middle(top, bottom, near[1], rows)
    x, y = frame.x + frame.width / 2, frame.y + frame.height / 2
    return ConnectView(x - column * cell, y + row * cell, cell)


def _middle(first: int, last: int, near: int, count: int) -> float:
    """Of so many in a row with one of them nearly there, or of all."""
    if last - first < count:
        return (first + last) / 2
    begin = _between(near - count // 2, first, last + 1 - count)
    return begin + (count - 1) / 2


def _between(value: float, least: float, most: float) -> float:
    return max(min(value, max(least, most)), min(least, most))
