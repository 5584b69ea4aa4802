"""Small pictures laid from an atlas: on game cards, in the rules, of a match that goes on."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise


@dataclass(frozen=True, slots=True)
class Sprite:
    """A picture of the atlas in its own size times `scale`, its middle in cells from top left."""

    name: str
    x: float
    y: float
    scale: float = 1


@dataclass(frozen=True, slots=True)
class Figure:
    """Sprites from the lowest to the highest on so many cells."""

    atlas: str
    columns: float
    rows: float
    sprites: tuple[Sprite, ...]

    @property
    def height(self) -> float:
        """By its width."""
        return self.rows / self.columns if self.columns else 0


NO_FIGURE = Figure("", 0, 0, ())


def laid(atlas: str, *rows: str, above: Iterable[Sprite] = (), tiles: str = "") -> Figure:
    """A figure from a drawing: a word a cell, `.` for none.

    `ES` is a tile open to east and south, `!ES` one that never moves; what lies on it follows
    after `+` signs: `EW+mark/m4+pawn/red`. In an atlas where that is so, the names of `tiles`
    begin with this and go on as the word does.
    """
    floor: list[Sprite] = []
    things: list[Sprite] = []
    grid = [row.split() for row in rows]
    for row, words in enumerate(grid):
        for column, word in enumerate(words):
            tile, *names = word.split("+")
            place = column + 0.5, row + 0.5
            if tile != ".":
                name = f"{tiles}{tile}" if tiles else tile_name(tile, column + row)
                floor.append(Sprite(name, *place))
            things += [Sprite(name, *place) for name in names]
    return Figure(atlas, len(grid[0]), len(grid), (*floor, *things, *above))


def in_a_row(atlas: str, *names: str, scale: float = 1) -> Figure:
    """Things that are no tiles, side by side."""
    things = (Sprite(name, place + 0.5, 0.65, scale) for place, name in enumerate(names))
    return Figure(atlas, len(names), 1.3, tuple(things))


def tile_name(tile: str, variant: int) -> str:
    """The picture of a tile; loose ones come in two variants."""
    return f"fixed/{tile[1:]}" if tile[0] == "!" else f"tile/{tile}/{variant % 2}"


def beads(name: str, *places: tuple[float, float]) -> tuple[Sprite, ...]:
    """A trail: beads at thirds of the way from place to place (LOOK 6)."""
    steps = pairwise(places)
    return tuple(
        Sprite(name, x + (to_x - x) * third / 3, y + (to_y - y) * third / 3)
        for (x, y), (to_x, to_y) in steps
        for third in (1, 2, 3)
    )
