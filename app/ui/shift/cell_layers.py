"""Tiles and what lies flat on them, layer by layer in the order of LOOK 6: one mesh each."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from kivy.graphics import Color
from kivy.utils import get_color_from_hex

from app.presenters.match.seats import FILLS
from app.presenters.shift.board_model import BoardModel, TileModel
from app.ui.kit.atlas import Atlas
from app.ui.kit.glow import Glow, GlowLayer
from app.ui.kit.quads import Quad, QuadLayer, TintedLayer, centred, corners
from app.ui.shift.shift_geometry import Point, ShiftGeometry

DIM = (18 / 255, 10 / 255, 24 / 255, 0.24)
TINTS: Mapping[str, str] = dict(FILLS.items()) | {"blue": "#1466FF", "dark": "#6A2BFF"}
COATS: Mapping[str, int] = {"blue": 2}
"""The floor in reach, by the pawn that walks: one coat of blue on wood would be grey."""
LOOSE, SHADOW, MARK, BEAD, BEGAN = 0.97, 1.24, 0.68, 0.2, 0.72
GOLD = (1.0, 0.8, 0.2, 1.0)
SOFT_RINGS, GOLD_RINGS = (0.84, 0.9), (0.84, 0.96, 1.06)
"""How wide, in cells; a gold one is several, so that it is more than a colour."""
GLOW, GLOW_WIDE = (1.0, 0.87, 0.44, 0.95), 1.5
"""The light that what is looked for stands in, wherever it is; and how wide, in cells."""


class Lying(NamedTuple):
    """A tile in the middle of its place, and the corners of all that may be drawn for it there.

    Tiles seldom move: they are worked out once, whatever a finger asks.
    """

    tile: TileModel
    x: float
    y: float
    shadow: bytes
    face: bytes
    dim: bytes
    tint: bytes
    dots: bytes
    mark: bytes


class Asked(NamedTuple):
    """Which tiles are in reach and which are not, where anybody asks; around which there is a ring:
    soft for what the one who looks strives for, more of them and gold once it is in reach. Both
    stand in a light."""

    reached: Sequence[Lying] = ()
    unreached: Sequence[Lying] = ()
    soft: Sequence[Lying] = ()
    gold: Sequence[Lying] = ()


class CellLayers:
    def __init__(self) -> None:
        self._tiles = TintedLayer(1, 1, 1, 1)
        self._dim = TintedLayer(*DIM)
        self._reach = TintedLayer(1, 1, 1, 1)
        Color(1, 1, 1, 1)
        self._glow = GlowLayer(GLOW)
        self._marks = QuadLayer()
        self._gold = TintedLayer(*GOLD)

    def show(
        self,
        atlas: Atlas,
        cell: float,
        lying: Sequence[Lying],
        asked: Asked,
        walker: str,
        flat: bytes = b"",
    ) -> None:
        """`flat`: the corners of what lies on tiles besides: starts, and a way."""
        if walker:
            self._reach.tint.rgb = get_color_from_hex(TINTS[walker])[:3]
        shadows, faces = [each.shadow for each in lying], [each.face for each in lying]
        self._tiles.show_corners(atlas, b"".join([*shadows, *faces]))
        self._dim.show_corners(atlas, b"".join([each.dim for each in asked.unreached]))
        self._reach.show_corners(
            atlas, b"".join([each.tint for each in asked.reached]) * COATS.get(walker, 1)
        )
        dots, marks = [each.dots for each in asked.reached], [each.mark for each in lying]
        sought = (*asked.soft, *asked.gold)
        self._glow.show([Glow(each.x, each.y, GLOW_WIDE * cell) for each in sought])
        rings = corners(atlas, _rings(atlas, cell, asked.soft, SOFT_RINGS))
        self._marks.show_corners(atlas, b"".join([*dots, flat, *marks, rings]))
        self._gold.show(atlas, _rings(atlas, cell, asked.gold, GOLD_RINGS))

    def fade(self, share: float) -> None:
        """How much of what is in reach and out of it shows."""
        self._reach.tint.a, self._dim.tint.a = share, DIM[3] * share


def lying(
    atlas: Atlas, cell: float, tile: TileModel, x: float, y: float, is_fixed: bool = False
) -> Lying:
    shadow = centred(atlas, "shadow", x + 0.012 * cell, y - 0.03 * cell, SHADOW * cell)
    face = centred(atlas, tile_name(tile, is_fixed), x, y, cell if is_fixed else LOOSE * cell)
    dim = centred(atlas, "white", x, y, LOOSE * cell)
    tint, dots = (
        centred(atlas, f"reach/{tile.sides}/{layer}", x, y, cell) for layer in ("tint", "dots")
    )
    mark = [centred(atlas, f"mark/m{tile.target}", x, y, MARK * cell)] if tile.target else []
    drawn = ([] if is_fixed else [shadow]), [face], [dim], [tint], [dots], mark
    return Lying(tile, x, y, *(corners(atlas, quads) for quads in drawn))


def tile_name(tile: TileModel, is_fixed: bool) -> str:
    """Tiles with a target have the other grain, so that a row looks laid by hand."""
    return f"fixed/{tile.sides}" if is_fixed else f"tile/{tile.sides}/{int(tile.target > 0)}"


def _rings(
    atlas: Atlas, cell: float, ringed: Sequence[Lying], sizes: Sequence[float]
) -> list[Quad]:
    return [
        centred(atlas, "ring/goal", place.x, place.y, size * cell)
        for place in ringed
        for size in sizes
    ]


def way_quads(
    atlas: Atlas, place: ShiftGeometry, model: BoardModel, path: Sequence[int], pawn: str
) -> list[Quad]:
    """Of a walk that was made: where it began is ringed, however short it was."""
    begins = path[0] if len(path) > 1 else None
    rings = (
        []
        if begins is None
        else [centred(atlas, "ring/goal", *place.middle(begins), BEGAN * place.cell)]
    )
    return [*rings, *trail_quads(atlas, place, model, path, pawn)]


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
