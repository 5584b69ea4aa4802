"""Draws the path tiles that are not on the board, each in its slot, and says which lies where."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from kivy.clock import Clock
from kivy.graphics import Color
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, ListProperty, NumericProperty
from kivy.uix.widget import Widget

from app.core.sides import NORTH, SOUTH
from app.games.go.tiles import TILES
from app.presenters.go.board_model import TrayTile
from app.presenters.go.layout import GAP, slot_size, tray_columns
from app.presenters.go.tray import Face, flipped_face
from app.presenters.go.tray_slot import MARGIN, SlotCells, slot_cells
from app.ui.go.flip_signs import FlipSigns
from app.ui.go.go_board import THEME, outline, tile_quads
from app.ui.kit.atlas import Atlas, atlas_for
from app.ui.kit.quads import Quad, TintedLayer
from app.ui.kit.rounded import RoundedLayer

BED, JOKER_SLOT, NEAR = 14, 56, 8
"""In dp: the corner of a bed, how wide the joker's slot is, how near a finger means other sides."""
FAINT = 0.85
LEVEL = Face()
Point = tuple[float, float]


def is_standing(face: Face) -> bool:
    return face.direction in (NORTH, SOUTH)


def _is_near(point: Point, place: tuple[float, float, float, float], near: float) -> bool:
    (x, y), (middle_x, middle_y, wide, high) = point, place
    return abs(x - middle_x) <= wide / 2 + near and abs(y - middle_y) <= high / 2 + near


class GoTrayView(Widget):
    """Slots in rows of `columns`, 0: as the tiles are largest; on paper each has a bed. `sway`
    shifts the tiles sideways, while they are pointed out.
    """

    is_played_on = True
    tiles = ListProperty()
    columns = NumericProperty(0)
    sway = NumericProperty(0)
    has_beds = BooleanProperty(True)
    bed_color = ColorProperty("#F3E7D3")
    chosen_color = ColorProperty("#CFE8E4")
    line_color = ColorProperty("#5C4B3A")
    glow_color = ColorProperty("#0B5F63")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            Color(1, 1, 1, 1)
            self._beds, self._chosen_bed = RoundedLayer(), RoundedLayer()
            self._empty = TintedLayer()
            self._tiles = TintedLayer(1, 1, 1, 1)
            self._small = TintedLayer(1, 1, 1, FAINT)
            self._signs = FlipSigns()
            self._glow = TintedLayer()
        self._draw = Clock.create_trigger(self._drawn, -1)
        names = ("pos", "size", "tiles", "columns", "has_beds", "bed_color", "line_color", "sway")
        for name in (*names, "chosen_color", "glow_color"):
            self.fbind(name, self._draw)
        self._draw()

    @property
    def _slots(self) -> "Slots":
        has_joker = len(self.tiles) > len(TILES)
        return slots(self.width, self.height, int(self.columns), has_joker, dp(1))

    @property
    def rows(self) -> int:
        return self._slots.rows

    @property
    def slot_size(self) -> tuple[float, float]:
        return self._slots.size

    def middle(self, slot: int) -> tuple[float, float]:
        """Of a slot; all of them lie in the middle of the place there is."""
        if slot == len(TILES):
            return self.right - dp(JOKER_SLOT) / 2, self.center_y
        room, across, rows, size = self._slots
        wide, high = (side + dp(GAP) for side in size)
        row, column = divmod(slot, across)
        x = self.x + room / 2 + (column - (across - 1) / 2) * wide
        return x, self.center_y - (row - (rows - 1) / 2) * high

    def _wide_at(self, slot: int) -> float:
        return dp(JOKER_SLOT) if slot == len(TILES) else self.slot_size[0]

    def cell_of(self, face: Face) -> float:
        """How large a cell of a tile that lies like this is shown: nearly the same either way."""
        if not face.direction:
            return min(dp(self._cells.lying), dp(JOKER_SLOT - 2 * MARGIN))
        return dp(self._cells.cell(is_standing(face)))

    @property
    def _cells(self) -> SlotCells:
        wide, high = (side / dp(1) for side in self.slot_size)
        return slot_cells(wide, high, self.has_beds)

    def _place(self, slot: int, face: Face) -> Point:
        """The middle of the tile in this slot, were it to lie like this."""
        x, y = self.middle(slot)
        aside = dp(self._cells.aside(is_standing(face))) if face.direction else 0.0
        return (x - aside, y) if is_standing(face) else (x, y + aside)

    def tile_at(self, x: float, y: float) -> TrayTile | None:
        """The tile whose slot lies under this point."""
        high = self.slot_size[1]
        for slot, tile in enumerate(self.tiles):
            middle_x, middle_y = self.middle(slot)
            is_beside = abs(x - middle_x) <= (self._wide_at(slot) + dp(GAP)) / 2
            if is_beside and abs(y - middle_y) <= (high + dp(GAP)) / 2:
                found: TrayTile = tile
                return found
        return None

    @property
    def atlas(self) -> Atlas:
        return atlas_for(THEME, self.cell_of(LEVEL))

    def other_side(self, slot: int) -> tuple[float, float, float, float]:
        """Where that of the tile in this slot is drawn: its middle, how wide, how high."""
        x, y = self.middle(slot)
        face = self.tiles[slot].face
        right, up, width, height = map(dp, self._cells.other_place(is_standing(face)))
        return x + right, y + up, width, height

    def is_on_other_side(self, x: float, y: float) -> bool:
        """A finger lies on the small other side of a tile, or near it and off the tile."""
        return any(
            _is_near((x, y), self.other_side(slot), dp(NEAR))
            and not _is_near((x, y), self._main_side(slot), 0)
            for slot in self._others
        )

    def _main_side(self, slot: int) -> tuple[float, float, float, float]:
        face = self.tiles[slot].face
        cell = self.cell_of(face)
        size = (cell, 2 * cell) if is_standing(face) else (2 * cell, cell)
        return (*self._place(slot, face), *size)

    @property
    def _others(self) -> list[int]:
        """Slots with a tile that has another side; a joker has none."""
        shown = enumerate(self.tiles[: len(TILES)] if self._cells.has_others else ())
        return [slot for slot, tile in shown if not tile.is_gone]

    def spot(self, tile: int, face: Face | None = None) -> Point:
        """The middle of this tile in its slot, as it lies or were it to lie like this."""
        slot = [shown.tile for shown in self.tiles].index(tile)
        return self._place(slot, face or self.tiles[slot].face)

    def _drawn(self, *_: object) -> None:
        high = self.slot_size[1]
        atlas = self.atlas
        self._empty.tint.rgba = [*self.line_color[:3], 0.55]
        self._glow.tint.rgba = self.glow_color
        shown: list[tuple[Point, TrayTile]] = [
            (self.middle(slot), tile) for slot, tile in enumerate(self.tiles)
        ]
        self._beds.tint(self.bed_color)
        self._chosen_bed.tint(self.chosen_color)
        bedded = shown if self.has_beds else []
        wides = [self._wide_at(slot) for slot in range(len(shown))]
        beds = [
            ((x - wide / 2, y - high / 2, wide, high), tile.is_chosen)
            for wide, ((x, y), tile) in zip(wides, bedded, strict=False)
        ]
        self._beds.show([bed for bed, is_chosen in beds if not is_chosen], dp(BED))
        self._chosen_bed.show([bed for bed, is_chosen in beds if is_chosen], dp(BED))
        gone = [(place, tile) for place, tile in shown if tile.is_gone]
        lying = self.cell_of(LEVEL)
        empty = [
            outline(atlas, t.tile, LEVEL, *p, lying if t.tile else self.cell_of(Face("", 0)))
            for p, t in gone
        ]
        self._empty.show(atlas, empty)
        here = [
            (self._place(slot, tile.face), tile)
            for slot, tile in enumerate(self.tiles)
            if tile.is_here
        ]
        quads: list[Quad] = []
        for (x, y), tile in here:
            cell = self.cell_of(tile.face)
            quads += tile_quads(atlas, tile.tile, tile.face, x + self.sway, y, cell)
        self._tiles.show(atlas, quads)
        self._draw_others(atlas, [shown[slot] for slot in self._others])
        chosen = [(place, tile) for place, tile in here if tile.is_chosen]
        glow = [outline(atlas, t.tile, t.face, *p, self.cell_of(t.face)) for p, t in chosen]
        self._glow.show(atlas, glow)

    def _draw_others(self, atlas: Atlas, slots: Sequence[tuple[Point, TrayTile]]) -> None:
        """Other sides, and beside each the sign that says what it is."""
        cells, dot = self._cells, dp(1)
        quads, signs = [], []
        for (x, y), tile in slots:
            if not tile.is_here:
                continue
            stands, other = is_standing(tile.face), flipped_face(tile.face)
            right, up, _, _ = cells.other_place(stands)
            at, small = (x + dot * right, y + dot * up), dot * cells.other(stands)
            quads.append(tile_quads(atlas, tile.tile, other, *at, small)[1])
            right, up, size = cells.sign_place(stands)
            signs.append((x + dot * right, y + dot * up, dot * size))
        self._small.show(atlas, quads)
        self._signs.show(signs, self.line_color)


class Slots(NamedTuple):
    """`room` is how wide the place of the six tiles is: the joker, which is small, stands in a
    narrow slot beside them."""

    room: float
    across: int
    rows: int
    size: tuple[float, float]


@lru_cache(maxsize=16)
def slots(width: float, height: float, columns: int, has_joker: bool, dot: float) -> Slots:
    """Asked a dozen times at every touch; `dot` is how long a dp is."""
    room = float(width - (JOKER_SLOT + GAP) * dot * has_joker)
    across = columns or tray_columns(room, height, len(TILES))
    rows = -(-len(TILES) // across)
    wide, high = slot_size(room / dot, height / dot, across, rows)
    return Slots(room, across, rows, (wide * dot, high * dot))
