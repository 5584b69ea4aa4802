"""Lines on Shift's board, along one that moves."""

from app.ui.kit.quads import Quad
from app.ui.shift.shift_geometry import ShiftGeometry, direction

EDGE = 0.04
"""How thick they are, in cells."""


def line_edges(
    place: ShiftGeometry, arrow: int, cells: int, before: int, edge: float = EDGE
) -> list[Quad]:
    """Two lines along so many cells of an arrow's line, from so many before it."""
    x, y = place.before(arrow, before)
    dx, dy = direction(arrow)
    half, thick, long = place.cell / 2, edge * place.cell, cells * place.cell
    far = (cells - 1) * place.cell
    left, bottom = min(x, x + far * dx), min(y, y + far * dy)
    if dx:
        lines = [(left - half, y + side, long, thick) for side in (half, -half - thick)]
    else:
        lines = [(x + side, bottom - half, thick, long) for side in (half, -half - thick)]
    return [Quad("white", *line) for line in lines]
