"""Tiles and what lies flat on them, layer by layer in the order of LOOK 6: one mesh each."""

from collections.abc import Iterable, Mapping, Sequence
from enum import IntEnum
from itertools import pairwise
from typing import NamedTuple

from kivy.utils import get_color_from_hex

from app.presenters.match.seats import FILLS
from app.presenters.shift.board_model import BoardModel, TileModel
from app.ui.kit.atlas import Atlas
from app.ui.kit.quads import Quad, TintedLayer, centred
from app.ui.shift.shift_geometry import Point, ShiftGeometry

DIM = (18 / 255, 10 / 255, 24 / 255, 0.24)
TINTS: Mapping[str, str] = dict(FILLS.items()) | {"blue": "#0A4DFF", "dark": "#6A2BFF"}
"""The floor in reach, by the pawn that walks: blue is grey on wood unless it is strong."""
LOOSE, SHADOW, MARK, BEAD = 0.97, 1.24, 0.68, 0.2
GOLD = (1.0, 0.8, 0.2, 1.0)
SOFT_RING, GOLD_RINGS = 0.88, (0.84, 0.96, 1.06)
"""How wide, in cells; a gold one is several, so that it is more than a colour."""


class Ring(IntEnum):
    """Around what the one who looks strives for: soft, and doubled and gold once in reach."""

    NONE = 0
    SOFT = 1
    GOLD = 2


class Laid(NamedTuple):
    """A tile and the middle of its place; `is_reached` is None where nobody asks, `ring` says
    whether somebody looks for it, and whether it is in reach.
    """

    tile: TileModel
    x: float
    y: float
    is_fixed: bool
    is_reached: bool | None
    ring: Ring = Ring.NONE


class CellLayers:
    def __init__(self) -> None:
        self._tiles = TintedLayer(1, 1, 1, 1)
        self._dim = TintedLayer(*DIM)
        self._reach = TintedLayer(1, 1, 1, 1)
        self._marks = TintedLayer(1, 1, 1, 1)
        self._gold = TintedLayer(*GOLD)

    def show(
        self,
        atlas: Atlas,
        cell: float,
        laid: Sequence[Laid],
        walker: str,
        starts: Iterable[Quad] = (),
        trail: Iterable[Quad] = (),
    ) -> None:
        if walker:
            self._reach.tint.rgb = get_color_from_hex(TINTS[walker])[:3]
        reached = [place for place in laid if place.is_reached]
        self._tiles.show(atlas, [*_shadows(atlas, cell, laid), *_tiles(atlas, cell, laid)])
        self._dim.show(
            atlas,
            [
                centred(atlas, "white", place.x, place.y, LOOSE * cell)
                for place in laid
                if place.is_reached is False
            ],
        )
        self._reach.show(atlas, _each(atlas, cell, reached, "tint"))
        dots = _each(atlas, cell, reached, "dots")
        rings = _rings(atlas, cell, laid, Ring.SOFT, (SOFT_RING,))
        self._marks.show(atlas, [*dots, *starts, *trail, *_marks(atlas, cell, laid), *rings])
        self._gold.show(atlas, _rings(atlas, cell, laid, Ring.GOLD, GOLD_RINGS))

    def fade(self, share: float) -> None:
        """How much of what is in reach and out of it shows."""
        self._reach.tint.a, self._dim.tint.a = share, DIM[3] * share


def _shadows(atlas: Atlas, cell: float, laid: Sequence[Laid]) -> list[Quad]:
    return [
        centred(atlas, "shadow", place.x + 0.012 * cell, place.y - 0.03 * cell, SHADOW * cell)
        for place in laid
        if not place.is_fixed
    ]


def _tiles(atlas: Atlas, cell: float, laid: Sequence[Laid]) -> list[Quad]:
    return [
        centred(
            atlas,
            tile_name(place.tile, place.is_fixed),
            place.x,
            place.y,
            cell if place.is_fixed else LOOSE * cell,
        )
        for place in laid
    ]


def _each(atlas: Atlas, cell: float, reached: Sequence[Laid], layer: str) -> list[Quad]:
    return [
        centred(atlas, f"reach/{place.tile.sides}/{layer}", place.x, place.y, cell)
        for place in reached
    ]


def _marks(atlas: Atlas, cell: float, laid: Sequence[Laid]) -> list[Quad]:
    return [
        centred(atlas, f"mark/m{place.tile.target}", place.x, place.y, MARK * cell)
        for place in laid
        if place.tile.target
    ]


def tile_name(tile: TileModel, is_fixed: bool) -> str:
    """Tiles with a target have the other grain, so that a row looks laid by hand."""
    return f"fixed/{tile.sides}" if is_fixed else f"tile/{tile.sides}/{int(tile.target > 0)}"


def _rings(
    atlas: Atlas, cell: float, laid: Sequence[Laid], ring: Ring, sizes: Sequence[float]
) -> list[Quad]:
    return [
        centred(atlas, "ring/goal", place.x, place.y, size * cell)
        for place in laid
        if place.ring is ring
        for size in sizes
    ]


def trail_quads(
    atlas: Atlas, place: ShiftGeometry, model: BoardModel, path: Sequence[int], pawn: str
) -> list[Quad]:
    """Beads at thirds of a cell, none on medallions nor under the pawn."""
    points: list[Point] = []
    for first, second in pairwise(path):
        (ax, ay), (bx, by) = place.middle(first), place.middle(second)
        is_covered = first == path[0] or model.tiles[first].target
        thirds = (1, 2) if is_covered else (0, 1, 2)
        points += [(ax + (bx - ax) * n / 3, ay + (by - ay) * n / 3) for n in thirds]
    return [centred(atlas, f"bead/{pawn}", x, y, BEAD * place.cell) for x, y in points]
