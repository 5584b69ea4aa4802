"""A board without its marks: how the loose tiles lie, the pawn's cell and the place of the target.

Only these decide how far the target is. So a stored board stands for many: it can be turned by
quarters (the fixed tiles look the same then), mirrored and varied (to be proven again, for four
fixed tiles do not look the same in a mirror), and its marks can be dealt in any way that fits.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from app.core.errors import BadRequest
from app.core.rng import Rng
from app.core.sides import EAST, NORTH, SIDES, SOUTH, WEST, turned, turns_of
from app.games.shift.maze import CELL_NAMED, CELLS, ON_SPARE, SIZE, Maze, cell_text, parsed_cell
from app.games.shift.setup import laid_maze
from app.games.shift.tiles import CORNER, DARK_TILE, FIXED, LOOSE, STRAIGHT, TEE

FREE = tuple(cell for cell in CELLS if cell_text(cell) not in FIXED)
SHAPES = Counter(min(turns_of(sides)) for sides, _ in (DARK_TILE, *LOOSE))
FIXED_MARKS = {CELL_NAMED[cell]: mark for cell, (_, mark) in FIXED.items()}
MARKS = {
    min(turns_of(shape)): tuple(mark for sides, mark in LOOSE if sides == shape and mark)
    for shape in (TEE, CORNER, STRAIGHT)
}
"""By shape the marks that loose tiles bear."""
OUTSIDE = "out"


@dataclass(frozen=True, slots=True)
class Bare:
    """`tiles` has the openings on the free cells in reading order, and the spare's last."""

    tiles: tuple[int, ...]
    pawn: int
    place: int

    @property
    def text(self) -> str:
        """One hexadecimal digit a tile, then the two cells."""
        place = OUTSIDE if self.place == ON_SPARE else cell_text(self.place)
        return "".join(f"{sides:x}" for sides in self.tiles) + f" {cell_text(self.pawn)} {place}"

    @property
    def is_possible(self) -> bool:
        """Whether a target can lie there: on a fixed tee, or on a loose tile that bears one."""
        if self.place in FIXED_MARKS:
            return FIXED_MARKS[self.place] > 0
        return bool(MARKS[min(turns_of(self._opened_at(self.place)))])

    def _opened_at(self, place: int) -> int:
        return self.tiles[-1] if place == ON_SPARE else self.tiles[FREE.index(place)]

    def marked(self, rng: Rng) -> tuple[Maze, int]:
        """A maze with marks dealt by lot, and the mark that lies on the place."""
        places = (*FREE, ON_SPARE)
        left = {shape: rng.shuffled(marks) for shape, marks in MARKS.items()}
        marks = dict.fromkeys(places, 0)
        first = [self.place] if self.place in marks else []
        others = rng.shuffled(place for place in places if place not in first)
        for place in (*first, *others):
            bearing = left[min(turns_of(self._opened_at(place)))]
            if bearing:
                marks[place] = bearing.pop()
        tiles = {cell: (self._opened_at(cell), marks[cell]) for cell in FREE}
        maze = laid_maze(tiles, (self.tiles[-1], marks[ON_SPARE]))
        return maze, marks.get(self.place) or FIXED_MARKS[self.place]

    def quarter_turned(self) -> "Bare":
        return self._mapped(_TURNED_CELL, turned)

    def mirrored(self) -> "Bare":
        """Left and right changed: another board, for the fixed tiles stay as they are."""
        return self._mapped(_MIRRORED_CELL, _mirrored_sides)

    def _mapped(self, cell_of: Mapping[int, int], sides_of: Callable[[int], int]) -> "Bare":
        lying = {cell_of[c]: sides_of(s) for c, s in zip(FREE, self.tiles, strict=False)}
        tiles = (*(lying[cell] for cell in FREE), self.tiles[-1])
        return Bare(tiles, cell_of[self.pawn], cell_of[self.place])

    def varied(self, rng: Rng) -> "Bare":
        """Two tiles changed in their places, or one turned; the target stays where it lies."""
        tiles = list(self.tiles)
        one, other = rng.below(len(tiles)), rng.below(len(tiles))
        tiles[one], tiles[other] = tiles[other], tiles[one]
        if rng.below(2):
            tiles[one] = turned(tiles[one], 1 + rng.below(3))
        return replace(self, tiles=tuple(tiles))


def parsed_bare(text: str) -> Bare:
    """A board from a file, wholly checked."""
    tiles, pawn, place = (*text.split(" "), "", "")[:3]
    bare = Bare(
        tuple(int(digit, 16) for digit in tiles if digit in "0123456789abcdef"),
        parsed_cell(pawn),
        ON_SPARE if place == OUTSIDE else parsed_cell(place),
    )
    if bare.text != text or Counter(min(turns_of(s)) for s in bare.tiles) != SHAPES:
        raise BadRequest("bad_board", text[:40])
    if not bare.is_possible:
        raise BadRequest("bad_board", "no target lies there")
    return bare


def _mirrored_sides(sides: int) -> int:
    return sum(side if side in UPRIGHT else EAST + WEST - side for side in SIDES if sides & side)


UPRIGHT = (NORTH, SOUTH)
_TURNED_CELL = {cell: cell % SIZE * SIZE + SIZE - 1 - cell // SIZE for cell in CELLS}
_MIRRORED_CELL = {cell: cell + SIZE - 1 - 2 * (cell % SIZE) for cell in CELLS}
_TURNED_CELL[ON_SPARE] = _MIRRORED_CELL[ON_SPARE] = ON_SPARE
