"""Marks at the edge of what is seen of Connect's table, one for each place that lies beyond it."""

from collections.abc import Iterator, Sequence

from kivy.metrics import dp

from app.presenters.connect.board_model import Spot
from app.ui.connect.connect_view import ConnectView, Frame
from app.ui.kit.quads import Quad

LONG, WIDE = 0.56, 6
"""In cells along the edge, and in dp."""


def beyond(spots: Sequence[Spot], view: ConnectView, frame: Frame) -> Iterator[Quad]:
    """In its row or its column, or else in a corner: there it comes into sight."""
    long, wide = LONG * view.cell, float(dp(WIDE))
    right, top = frame.x + frame.width, frame.y + frame.height
    for spot in spots:
        x, y = view.at(spot.column, spot.row)
        across = min(max(x, frame.x + long / 2), right - long / 2)
        up = min(max(y, frame.y + long / 2), top - long / 2)
        if not frame.x <= x <= right:
            edge = frame.x if x < frame.x else right - wide
            yield Quad("white", edge, up - long / 2, wide, long)
        elif not frame.y <= y <= top:
            edge = frame.y if y < frame.y else top - wide
            yield Quad("white", across - long / 2, edge, long, wide)
