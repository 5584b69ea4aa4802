"""The names of Connect's cells: letters and numbers as in the other games, counted from the left
top corner of all that the match has ever laid."""

from collections.abc import Iterable
from typing import NamedTuple

from app.games.connect.moves import Lay
from app.games.connect.state import State
from app.games.connect.table import column_row
from app.presenters.connect.board_model import Bounds, bounds_of
from app.presenters.match.rim import CORNER, RimName
from app.session.match import Match

LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Grid(NamedTuple):
    """Left column, top row, right column, bottom row of what it names."""

    left: int = 0
    top: int = 0
    right: int = 1
    bottom: int = 1

    @property
    def columns(self) -> dict[int, str]:
        """From a on; after z comes aa."""
        return {each: _letters(each - self.left) for each in range(self.left, self.right + 1)}

    @property
    def rows(self) -> dict[int, str]:
        return {each: str(each - self.top + 1) for each in range(self.top, self.bottom + 1)}

    def name(self, cell: int) -> str:
        column, row = column_row(cell)
        return f"{_letters(column - self.left)}{row - self.top + 1}"

    def names(self, cells: Iterable[int]) -> Iterable[str]:
        """Row by row."""
        return map(self.name, sorted(cells))


def grid_of(match: Match) -> Grid:
    """So no cell lies before the first: all of a match is named alike, however it is looked at."""
    first: State = match.state_after(0)
    cells = [laid.cell for laid in first.table]
    cells += [move.cell for move in match.moves if isinstance(move, Lay)]
    return Grid(*bounds_of(map(column_row, cells)))


def rim_of(grid: Grid, room: Bounds) -> tuple[list[RimName], list[RimName]]:
    """Above what may be laid on, and to the left of it; in the table's own columns and rows."""
    left, top, right, bottom = room
    columns = [
        RimName(text, n, top - 0.5 + CORNER)
        for n, text in grid.columns.items()
        if left <= n <= right
    ]
    rows = [
        RimName(text, left - 0.5 + 2 * CORNER, n)
        for n, text in grid.rows.items()
        if top <= n <= bottom
    ]
    return columns, rows


def _letters(number: int) -> str:
    before, last = divmod(number, len(LETTERS))
    return LETTERS[last] if not before else LETTERS[before - 1] + LETTERS[last]
