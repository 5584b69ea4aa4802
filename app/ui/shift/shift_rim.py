"""The names of Shift's columns and rows, where its board lies."""

from app.games.shift.maze import SIZE
from app.presenters.match.rim import rim_names
from app.ui.kit.rim import Mark
from app.ui.shift.shift_board import ShiftBoard


def shift_rim(board: ShiftBoard) -> list[Mark]:
    place = board.geometry
    return [
        Mark(name.text, *place.at(name.row - 0.5, name.column - 0.5), place.cell)
        for name in rim_names(SIZE)
    ]
