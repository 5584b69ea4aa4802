"""How a tile of Connect is drawn: its picture, and where its creatures sit on their paths.

Places are in cells from the middle of the tile, y downwards.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from app.core.sides import EAST, NORTH, SIDES, SOUTH, WEST, sides_text
from app.games.connect.tiles import FORMS, Creature, Form, Path
from app.presenters.figures import Figure, Sprite

Point = tuple[float, float]

EDGES: dict[int, Point] = {NORTH: (0, -0.5), EAST: (0.5, 0), SOUTH: (0, 0.5), WEST: (-0.5, 0)}
"""Where a path leaves its tile."""
ON_BEND, ON_BRIDGE, OF_TWO = 0.5 - 0.5**1.5, 0.30, 0.23
"""How far from the middle: on the arc of a bend, beside the planks, each of two."""
TWIN, BEND, BRIDGE, PAIR, ALONE = 0.45, 0.52, 0.40, 0.47, 0.54
"""How wide a creature is, by where it sits."""
BACK = "tile/back"
CREATURE = 0.68
"""How wide the picture of a creature is in cells (LOOK 2)."""


@dataclass(frozen=True, slots=True)
class Sitting:
    creature: str
    x: float
    y: float
    width: float


@dataclass(frozen=True, slots=True)
class TileModel:
    picture: str
    creatures: tuple[Sitting, ...] = ()


FACE_DOWN = TileModel(BACK)


@cache
def tile_model(tile: int, turn: int) -> TileModel:
    form = FORMS[tile][turn]
    sides = "/".join(sides_text(path.sides) for path in form.paths)
    sitting = (sitting_of(form, path, each) for path in form.paths for each in path.creatures)
    return TileModel(f"path/{sides}", tuple(sitting))


def is_bend(path: Path) -> bool:
    """Two sides that meet in a corner: the path is an arc."""
    return path.sides.bit_count() == 2 and path.sides not in {NORTH | SOUTH, EAST | WEST}


def sitting_of(form: Form, path: Path, creature: Creature) -> Sitting:
    """Where this creature of the path sits."""
    has_twin = len(form.paths) == 2
    if is_bend(path):
        x, y = (2 * ON_BEND * sum(EDGES[side][axis] for side in _sides(path)) for axis in (0, 1))
        return Sitting(creature.value, x, y, TWIN if has_twin else BEND)
    if has_twin:
        x, y = (0.0, -ON_BRIDGE) if path.sides & NORTH else (ON_BRIDGE, 0.0)
        return Sitting(creature.value, x, y, BRIDGE)
    if len(path.creatures) == 1:
        return Sitting(creature.value, 0.0, 0.0, ALONE)
    away = OF_TWO * (2 * path.creatures.index(creature) - 1)
    is_across = path.sides & (EAST | WEST) == EAST | WEST
    return Sitting(creature.value, away * is_across, away * (not is_across), PAIR)


def _sides(path: Path) -> list[int]:
    return [side for side in SIDES if path.sides & side]


def sprites_at(tile: TileModel, x: float, y: float) -> tuple[Sprite, ...]:
    """For a figure, with the middle of the tile there."""
    return (
        Sprite(tile.picture, x, y),
        *(
            Sprite(f"creature/{each.creature}", x + each.x, y + each.y, each.width / CREATURE)
            for each in tile.creatures
        ),
    )


def tiles_figure(tiles: Sequence[TileModel], step: float = 1.1) -> Figure:
    """Side by side, from one to the next so far."""
    middles = ((number * step + 0.5, tile) for number, tile in enumerate(tiles))
    found = tuple(sprite for x, tile in middles for sprite in sprites_at(tile, x, 0.5))
    return Figure("connect", max(0.0, len(tiles) * step + 1 - step), 1, found)
