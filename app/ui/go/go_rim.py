"""The names of Go's columns and rows, where its board lies."""

from collections.abc import Sequence

from app.games.go.tiles import SIZE
from app.presenters.match.rim import rim_names
from app.ui.go.go_board import GoBoard
from app.ui.kit.rim import Mark


def go_rim(board: GoBoard, _pos: Sequence[float], _size: Sequence[float]) -> list[Mark]:
    """Asked again when either changes."""
    return [
        Mark(name.text, *board.at(name.column, name.row), board.cell) for name in rim_names(SIZE)
    ]
