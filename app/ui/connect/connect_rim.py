"""The names of the columns and rows of Connect's table, around what may be laid on.

Of a maze that is nearer than its rim they stay at the edge of what is seen.
"""

from kivy.metrics import dp

from app.presenters.connect.cells import rim_of
from app.ui.connect.connect_board import ConnectBoard
from app.ui.kit.rim import Mark

MARGIN, LETTER = 14, 9
"""In dp: how near the edge of what is seen they may come, and half a letter at its widest."""


def connect_rim(board: ConnectBoard) -> list[Mark]:
    if not board.model.cells:
        return []
    view, frame, room, edge = board.view, board.frame, board.model.room, dp(MARGIN)
    left, right = frame.x + edge, frame.x + frame.width - edge
    bottom, top = frame.y + edge, frame.y + frame.height - edge
    found = []
    columns, rows = rim_of(board.named(), room)
    for name in columns:
        x, y = view.at(name.column, name.row)
        if left + edge <= x <= right:
            found.append(Mark(name.text, x, min(max(y, bottom), top), view.cell))
    for name in rows:
        x, y = view.at(name.column, name.row)
        if bottom <= y <= top - edge:
            inside = max(0.0, _half(name.text) - edge)
            found.append(Mark(name.text, min(max(x, left + inside), right - inside), y, view.cell))
    return [mark for mark in found if _has_room(board, mark)]


def _has_room(board: ConnectBoard, mark: Mark) -> bool:
    """No key or chip of the page lies on it."""
    half = _half(mark.text)
    across, up = (mark.x - half, mark.x, mark.x + half), dp(MARGIN) - 1
    return all(board.is_clear(x, mark.y + way) for x in across for way in (-up, up))


def _half(text: str) -> float:
    return float(dp(LETTER) * len(text))
