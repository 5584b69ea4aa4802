"""Draws the path tiles that are not on the board, each in its slot, and says which lies where."""

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
from app.ui.go.go_board import THEME, outline, tile_quads
from app.ui.kit.atlas import Atlas, atlas_for
from app.ui.kit.quads import Quad, TintedLayer
from app.ui.kit.rounded import RoundedLayer

MARGIN, BED, JOKER_SLOT = 4, 14, 56
"""In dp: around a tile in its slot, the corner of a bed, how wide the joker's slot is."""
SMALL, LEAST_OTHER, NEAR = 0.72, 16, 8
"""A tile's other side in the corner of its bed: what a cell has of the room that is free, and in dp
how large it is at least, and how near a finger means it."""
LYING = 1.5
"""How much larger a tile may lie than stand."""
FAINT = 0.85
LEVEL = Face()
Point = tuple[float, float]


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
        wide, high = (side - 2 * dp(MARGIN) for side in self.slot_size)
        lying, standing = max(1.0, min(wide / 2, high)), max(1.0, min(wide, high / 2))
        if not face.direction:
            return min(lying, dp(JOKER_SLOT - 2 * MARGIN))
        is_standing = face.direction in (NORTH, SOUTH)
        return min(standing, LYING * lying) if is_standing else min(lying, LYING * standing)

    def _cell_in_slot(self, tile: int) -> float:
        return self.cell_of(LEVEL if tile else Face("", 0))

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

    @property
    def _other_cell(self) -> float:
        """Of other sides, below a tile that lies and beside one that stands; 0: no room."""
        wide, high = self.slot_size
        free = min(high - self.cell_of(LEVEL), wide - self.cell_of(Face("a", NORTH))) / 2
        fitting = SMALL * free
        return fitting if self.has_beds and fitting >= dp(LEAST_OTHER) else 0.0

    def other_side(self, slot: int) -> tuple[float, float, float, float]:
        """Where that of the tile in this slot is drawn: its middle, how wide, how high."""
        x, y = self.middle(slot)
        wide, high = self.slot_size
        is_standing = self.tiles[slot].face.direction in (NORTH, SOUTH)
        cell = self._other_cell
        width, height = (cell, 2 * cell) if is_standing else (2 * cell, cell)
        right, bottom = x + wide / 2 - dp(MARGIN), y - high / 2 + dp(MARGIN)
        return right - width / 2, bottom + height / 2, width, height

    def is_on_other_side(self, x: float, y: float) -> bool:
        """A finger lies on the small other side of a tile."""
        return any(
            abs(x - middle_x) <= width / 2 + dp(NEAR) and abs(y - middle_y) <= height / 2 + dp(NEAR)
            for middle_x, middle_y, width, height in map(self.other_side, self._others)
        )

    @property
    def _others(self) -> list[int]:
        """Slots with a tile that shows its other side; a joker has none."""
        shown = enumerate(self.tiles[: len(TILES)] if self._other_cell else ())
        return [slot for slot, tile in shown if not tile.is_gone]

    def spot(self, tile: int) -> tuple[float, float]:
        """The middle of the slot of this tile."""
        return self.middle([shown.tile for shown in self.tiles].index(tile))

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
        empty = [outline(atlas, t.tile, LEVEL, *p, self._cell_in_slot(t.tile)) for p, t in gone]
        self._empty.show(atlas, empty)
        here = [(place, tile) for place, tile in shown if tile.is_here]
        quads: list[Quad] = []
        for (x, y), tile in here:
            cell = self.cell_of(tile.face)
            quads += tile_quads(atlas, tile.tile, tile.face, x + self.sway, y, cell)
        self._tiles.show(atlas, quads)
        self._small.show(atlas, [self._small_quad(slot) for slot in self._others])
        chosen = [(place, tile) for place, tile in here if tile.is_chosen]
        glow = [outline(atlas, t.tile, t.face, *p, self.cell_of(t.face)) for p, t in chosen]
        self._glow.show(atlas, glow)

    def _small_quad(self, slot: int) -> Quad:
        tile, (x, y, _, _) = self.tiles[slot], self.other_side(slot)
        return tile_quads(self.atlas, tile.tile, flipped_face(tile.face), x, y, self._other_cell)[1]


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
