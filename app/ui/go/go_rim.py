"""The names of Go's columns and rows, where its board lies."""

from app.games.go.tiles import SIZE
from app.presenters.match.rim import rim_names
from app.ui.go.go_board import GoBoard
from app.ui.kit.rim import Mark


def go_rim(board: GoBoard) -> list[Mark]:
    return [
        Mark(name.text, *board.at(name.column, name.row), board.cell) for name in rim_names(SIZE)
    ]
