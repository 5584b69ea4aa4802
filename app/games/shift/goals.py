"""What a search can look for, as cells of many boards side by side (`boards`)."""

from collections.abc import Callable
from dataclasses import dataclass

from app.games.shift.boards import on_each, single
from app.games.shift.maze import BORDER, Maze, Planes

Cells = Callable[[int, Planes, int], int]
"""The cells to get to, on so many boards with these planes and these cells of the target."""


@dataclass(frozen=True, slots=True)
class Goal:
    """Where the search wants to get: cells of each board, and perhaps out of the board."""

    cells: Cells
    is_outside: bool = False


to_target = Goal(lambda _size, _planes, target: target)
"""The tile of the target, wherever the pushes carry it (S11 where outside)."""


def to_cell(cell: int) -> Goal:
    """A place on the board, whatever tile lies there."""
    return Goal(lambda size, _planes, _target: on_each(1 << cell, size))


def _exits(size: int, planes: Planes, _target: int) -> int:
    cells = 0
    for plane, border in zip(planes, BORDER.values(), strict=True):
        cells |= plane & on_each(border, size)
    return cells


to_exit = Goal(_exits, is_outside=True)
"""Any border cell open towards the outside (S15)."""


def cells_at(maze: Maze, goal: Goal, target: int) -> int:
    """The set of cells on which the goal is reached on this one board."""
    board = single(maze, target)
    return goal.cells(board.size, board.planes, board.target)
