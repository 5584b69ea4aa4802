"""The sliding board: 49 cells, 12 arrows, what a push moves and what is joined to what (S1-S8).

Cells are numbered row * 7 + column from the top left; a set of cells is a 49-bit integer. A maze
keeps four such sets, the cells open to the north, east, south and west, so that a push or a
flood treats all cells at once. Who stands where and whose turn it is belongs to `state`.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from app.core.errors import BadRequest
from app.core.sides import EAST, NORTH, SIDES, SOUTH, WEST

SIZE = 7
CELLS = range(SIZE * SIZE)
ALL = (1 << SIZE * SIZE) - 1
ON_SPARE = -1
"""The place of a target whose tile lies outside (S11)."""

COLUMNS = tuple(sum(1 << row * SIZE + column for row in range(SIZE)) for column in range(SIZE))
ROWS = tuple(sum(1 << row * SIZE + column for column in range(SIZE)) for row in range(SIZE))
HAS_EAST = ALL & ~COLUMNS[-1]
HAS_SOUTH = ALL & ~ROWS[-1]
BORDER = {NORTH: ROWS[0], EAST: COLUMNS[-1], SOUTH: ROWS[-1], WEST: COLUMNS[0]}

Planes = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Arrow:
    """One of the 12 places where the spare goes in (S5)."""

    name: str
    entry: int
    exit: int
    step: int
    opposite: int

    @property
    def line(self) -> tuple[int, ...]:
        """The cells of its line in the direction of the push."""
        return tuple(range(self.entry, self.exit + self.step, self.step))


def _arrows() -> Iterator[Arrow]:
    for side, (first, along, step) in enumerate(((0, 1, 7), (6, 7, -1), (42, 1, -7), (0, 7, 1))):
        for number in (1, 2, 3):
            entry = first + along * (2 * number - 1)
            opposite = (side + 2) % 4 * 3 + number - 1
            yield Arrow("nesw"[side] + str(number), entry, entry + 6 * step, step, opposite)


ARROWS = tuple(_arrows())
"""n1 n2 n3 e1 e2 e3 s1 s2 s3 w1 w2 w3; elsewhere an arrow is its number in this order."""

_LINE = tuple(sum(1 << cell for cell in arrow.line) for arrow in ARROWS)
_STAYS = tuple(line & ~(1 << arrow.exit) for line, arrow in zip(_LINE, ARROWS, strict=True))
_OTHERS = tuple(ALL & ~line for line in _LINE)


@dataclass(frozen=True, slots=True)
class Maze:
    """All tiles: the cells open to each side, the spare's openings, the cell of each target.

    `targets[n - 1]` is the cell of target n, or ON_SPARE.
    """

    planes: Planes
    spare: int
    targets: tuple[int, ...]


def cell_text(cell: int) -> str:
    return "abcdefg"[cell % SIZE] + str(cell // SIZE + 1)


CELL_NAMED = {cell_text(cell): cell for cell in CELLS}
ARROW_NAMED = {arrow.name: number for number, arrow in enumerate(ARROWS)}


def parsed_cell(text: str) -> int:
    if text not in CELL_NAMED:
        raise BadRequest("bad_cell", text[:20])
    return CELL_NAMED[text]


def cells_of(cells: int) -> Iterator[int]:
    """The cells of a set, in the order of their numbers."""
    while cells:
        lowest = cells & -cells
        yield lowest.bit_length() - 1
        cells ^= lowest


def openings_at(planes: Planes, cell: int) -> int:
    return sum(side for side, plane in zip(SIDES, planes, strict=True) if plane >> cell & 1)


def target_at(maze: Maze, cell: int) -> int:
    """The target on this cell (ON_SPARE: on the spare), or 0."""
    return maze.targets.index(cell) + 1 if cell in maze.targets else 0


def is_exit(maze: Maze, cell: int) -> bool:
    """A border cell that is open towards the outside (S15)."""
    openings = openings_at(maze.planes, cell)
    return any(openings & side and border >> cell & 1 for side, border in BORDER.items())


def pushed_cells(cells: int, arrow: int) -> int:
    """A set of cells after a push: what leaves the board comes in again (S7)."""
    push = ARROWS[arrow]
    return _slid(cells, arrow) | (cells >> push.exit & 1) << push.entry


def pushed_cell(cell: int, arrow: int) -> int:
    """Where a pawn of this cell stands after the push."""
    return pushed_cells(1 << cell, arrow).bit_length() - 1


def pushed(maze: Maze, arrow: int, openings: int) -> Maze:
    """The maze after the spare went in at the arrow with these openings (S5)."""
    push = ARROWS[arrow]
    north, east, south, west = (
        _slid(plane, arrow) | (1 << push.entry if openings & side else 0)
        for side, plane in zip(SIDES, maze.planes, strict=True)
    )
    return Maze(
        (north, east, south, west),
        openings_at(maze.planes, push.exit),
        tuple(_pushed_target(cell, arrow) for cell in maze.targets),
    )


def _slid(cells: int, arrow: int) -> int:
    """A set after the push, with the entry left empty."""
    moving, step = cells & _STAYS[arrow], ARROWS[arrow].step
    return cells & _OTHERS[arrow] | (moving << step if step > 0 else moving >> -step)


def _pushed_target(cell: int, arrow: int) -> int:
    push = ARROWS[arrow]
    if cell == ON_SPARE:
        return push.entry
    if not _LINE[arrow] >> cell & 1:
        return cell
    return ON_SPARE if cell == push.exit else cell + push.step


def joins(planes: Planes) -> tuple[int, int]:
    """The cells joined to their eastern neighbour, and those joined to their southern (S8)."""
    north, east, south, west = planes
    return east & west >> 1 & HAS_EAST, south & north >> SIZE & HAS_SOUTH


def reachable(planes: Planes, cells: int) -> int:
    """All cells joined to any of these by open paths (S8)."""
    return flooded(cells, *joins(planes))


def flooded(cells: int, to_east: int, to_south: int) -> int:
    """A set grown along these joins until nothing is added; of one board or of many."""
    while True:
        before = cells
        cells |= (cells & to_east) << 1
        cells |= (cells & to_south) << SIZE
        cells |= cells >> 1 & to_east
        cells |= cells >> SIZE & to_south
        if cells == before:
            return cells


def flooded_until(cells: int, to_east: int, to_south: int, goal: int) -> int:
    """As `flooded`, but it ends as soon as the set meets the goal."""
    while True:
        before = cells
        cells |= (cells & to_east) << 1
        cells |= (cells & to_south) << SIZE
        cells |= cells >> 1 & to_east
        cells |= cells >> SIZE & to_south
        if cells & goal or cells == before:
            return cells


def path(planes: Planes, start: int, end: int) -> tuple[int, ...]:
    """A shortest walk, both ends included; the end must be reachable."""
    waves = [1 << start]
    reached = waves[0]
    while not reached >> end & 1:
        waves.append(_neighbours(planes, waves[-1]) & ~reached)
        reached |= waves[-1]
    steps = [end]
    for wave in reversed(waves[:-1]):
        before = wave & _neighbours(planes, 1 << steps[-1])
        steps.append((before & -before).bit_length() - 1)
    return tuple(reversed(steps))


def _neighbours(planes: Planes, cells: int) -> int:
    to_east, to_south = joins(planes)
    return (
        (cells & to_east) << 1
        | (cells & to_south) << SIZE
        | cells >> 1 & to_east
        | cells >> SIZE & to_south
    )
