"""Lines on Shift's board: around a region, and along a line that moves."""

from app.games.shift.maze import SIZE
from app.ui.kit.quads import Quad
from app.ui.shift.shift_geometry import ShiftGeometry, direction

EDGE, LOOK_EDGE = 0.04, 0.09
"""How thick they are along a moving line, and around what is to be looked at, in cells."""


def around(place: ShiftGeometry, cells: tuple[int, ...]) -> list[Quad]:
    """Lines along the edges of a region."""
    lines, thick, side = [], LOOK_EDGE * place.cell, place.cell
    for cell in cells:
        x, y = place.middle(cell)
        column, wide = cell % SIZE, side + thick
        left, bottom = x - side / 2 - thick / 2, y - side / 2 - thick / 2
        if cell - SIZE not in cells:
            lines.append(Quad("white", left, bottom + side, wide, thick))
        if cell + SIZE not in cells:
            lines.append(Quad("white", left, bottom, wide, thick))
        if column == 0 or cell - 1 not in cells:
            lines.append(Quad("white", left, bottom, thick, wide))
        if column == SIZE - 1 or cell + 1 not in cells:
            lines.append(Quad("white", left + side, bottom, thick, wide))
    return lines


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
