"""Draws a Shift board in box letters: thick lines never move, gaps are open sides."""

from app.core.sides import EAST, NORTH, SOUTH, WEST
from app.games.shift.maze import (
    ARROWS,
    ON_SPARE,
    SIZE,
    Maze,
    cell_text,
    openings_at,
    target_at,
)
from app.games.shift.observe import Observation
from app.games.shift.tiles import FIXED

THIN, THICK = "┌┐└┘─│", "╔╗╚╝═║"
HERE = "·"


def board_text(view: Observation, reach: int = 0) -> str:
    """The whole table: arrows around the board, coordinates, and the spare below."""
    lines = ["     " + "".join(f"  {letter}  " for letter in "abcdefg")]
    lines.append(_arrow_line(view, 0))
    for row in range(SIZE):
        drawn = [_cell(view, row * SIZE + column, reach) for column in range(SIZE)]
        for part in range(3):
            west = _side_arrow(view, row, 9) if part == 1 else "    "
            east = _side_arrow(view, row, 3) if part == 1 else ""
            number = str(row + 1) if part == 1 else " "
            lines.append(number + west + "".join(cell[part] for cell in drawn) + " " + east)
    lines.append(_arrow_line(view, 6))
    spare = tile_lines(view.maze.spare, "", _mark(view.maze, ON_SPARE), "", THIN)
    return "\n".join([*(line.rstrip() for line in lines), "", *("     " + part for part in spare)])


def tile_lines(openings: int, top: str, middle: str, bottom: str, pen: str) -> tuple[str, str, str]:
    """One tile in three lines of five letters."""
    north = _side(top, openings & NORTH, pen)
    south = _side(bottom, openings & SOUTH, pen)
    west = " " if openings & WEST else pen[5]
    east = " " if openings & EAST else pen[5]
    return (pen[0] + north + pen[1], west + middle.center(3) + east, pen[2] + south + pen[3])


def _side(text: str, is_open: int, pen: str) -> str:
    """What stands on an upper or lower side is written over its line."""
    line = " " if is_open else pen[4]
    return text.center(3).replace(" ", line)


def _cell(view: Observation, cell: int, reach: int) -> tuple[str, str, str]:
    standing = [
        color.value[0].upper()
        for color, place in zip(view.setup.colors, view.pawns, strict=True)
        if place == cell
    ]
    if view.pilot == cell:
        standing.append("*")
    top, dot = "".join(standing[:3]), HERE if reach >> cell & 1 else ""
    pen = THICK if cell_text(cell) in FIXED else THIN
    openings = openings_at(view.maze.planes, cell)
    return tile_lines(openings, top, _mark(view.maze, cell), dot, pen)


def _mark(maze: Maze, cell: int) -> str:
    target = target_at(maze, cell)
    return f"m{target}" if target else ""


def _arrow_line(view: Observation, first: int) -> str:
    names = {ARROWS[n].entry % SIZE: _arrow_name(view, n) for n in range(first, first + 3)}
    return "     " + "".join(f" {names.get(column, ''):^4}" for column in range(SIZE))


def _side_arrow(view: Observation, row: int, first: int) -> str:
    names = {ARROWS[n].entry // SIZE: _arrow_name(view, n) for n in range(first, first + 3)}
    return f" {names.get(row, ''):2} "


def _arrow_name(view: Observation, arrow: int) -> str:
    return "--" if arrow == view.barred else ARROWS[arrow].name
