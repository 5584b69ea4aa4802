"""The table: tiles on a grid without bounds, where one may be laid and what hangs together.

A cell is the number row * WIDE + column, so cells sort in reading order and a step to a
neighbour is an addition. Whose turn it is belongs to `state`, who may be taken to `taking`.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from app.core.errors import BadRequest
from app.core.sides import EAST, NORTH, SIDES, SOUTH, WEST, opposite
from app.games.connect.tiles import FORMS, Form

WIDE = 4096
_HALF = WIDE // 2
_STEP = {NORTH: -WIDE, EAST: 1, SOUTH: WIDE, WEST: -1}
_ALL = sum(SIDES)

STEPS = tuple(_STEP.values())
"""To the four neighbours of a cell."""

ACROSS = tuple(
    tuple((_STEP[side], opposite(side)) for side in SIDES if openings & side)
    for openings in range(_ALL + 1)
)
"""For each set of open sides: the steps across them, each with the side that it meets there."""

_CELL = re.compile(r"x(0|-?[1-9][0-9]{0,2})y(0|-?[1-9][0-9]{0,2})")


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile on the table; `turn` is as it was laid, also where another looks the same."""

    tile: int
    turn: int
    cell: int


def cell_at(column: int, row: int) -> int:
    return row * WIDE + column


def column_row(cell: int) -> tuple[int, int]:
    row, column = divmod(cell + _HALF, WIDE)
    return column - _HALF, row


def cell_text(cell: int) -> str:
    column, row = column_row(cell)
    return f"x{column}y{row}"


def parsed_cell(text: str) -> int:
    """Three digits at most: no game of 46 placements comes near the edge of that."""
    parts = _CELL.fullmatch(text)
    if not parts:
        raise BadRequest("bad_cell", text[:20])
    return cell_at(int(parts[1]), int(parts[2]))


def forms_on(table: Iterable[Laid]) -> dict[int, Form]:
    """What lies on each cell."""
    return {laid.cell: FORMS[laid.tile][laid.turn] for laid in table}


def spots(forms: Mapping[int, Form]) -> dict[int, int]:
    """The free cells where a tile may be laid, and the sides of which it must open one (C3).

    Every tile can be turned so that it opens any given side. So a seat finds no such placement
    only where all paths are closed; then each cell at an edge will do, whatever side (C4).
    """
    meeting: dict[int, int] = {}
    for cell, form in forms.items():
        for step, met in ACROSS[form.openings]:
            if cell + step not in forms:
                meeting[cell + step] = meeting.get(cell + step, 0) | met
    return dict(sorted(meeting.items())) or dict.fromkeys(sorted(_free_neighbours(forms)), _ALL)


def _free_neighbours(forms: Mapping[int, Form]) -> set[int]:
    return {cell + step for cell in forms for step in STEPS} - forms.keys()


def has_neighbour(forms: Mapping[int, Form], cell: int) -> bool:
    """Whether a tile lies edge to edge with this cell."""
    return any(cell + step in forms for step in STEPS)


def has_join(forms: Mapping[int, Form]) -> bool:
    """Whether a path of one tile runs on into another (C2)."""
    return any(
        cell + step in forms and forms[cell + step].openings & met
        for cell, form in forms.items()
        for step, met in ACROSS[form.openings]
    )


def groups(cells: Iterable[int]) -> Iterator[set[int]]:
    """The cells in groups that hang together edge to edge (C6)."""
    left = set(cells)
    while left:
        edge = {left.pop()}
        group = set(edge)
        while edge:
            edge = {cell + step for cell in edge for step in STEPS} & left
            left -= edge
            group |= edge
        yield group


def hangs_together(cells: Iterable[int]) -> bool:
    return len(list(groups(cells))) <= 1
