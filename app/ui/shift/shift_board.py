"""Draws Shift's board from one atlas: a mesh per layer, and the moving line in a group of its own.

Knows nothing of turns: it shows a BoardModel, slides its line, and says where things are.
"""

from collections.abc import Sequence
from math import pi, sin
from typing import Any

from kivy.core.window import Window
from kivy.graphics import BorderImage, Color, PopMatrix, PushMatrix, Translate
from kivy.properties import AliasProperty, NumericProperty, ObjectProperty
from kivy.uix.widget import Widget
from kivy.utils import get_color_from_hex

from app.games.shift.events import PILOT
from app.games.shift.maze import ARROWS, CELL_NAMED, CELLS, SIZE
from app.games.shift.tiles import FIXED, START_CELLS
from app.presenters.shift.board_model import (
    NO_BOARD,
    NO_MARKS,
    NOWHERE,
    ArrowLook,
    BoardModel,
    TileModel,
)
from app.ui.kit.atlas import Atlas, atlas_for
from app.ui.kit.changes import Changes
from app.ui.kit.motion import Motion, Movement
from app.ui.kit.part import Part
from app.ui.kit.quads import Quad, TintedLayer, centred, corners
from app.ui.kit.seat_colors import SEATS
from app.ui.kit.spotlight import Spotlight
from app.ui.shift.cell_layers import (
    GOLD,
    GOLD_RINGS,
    Asked,
    CellLayers,
    Lying,
    lying,
    trail_quads,
    way_quads,
)
from app.ui.shift.line_quads import line_edges
from app.ui.shift.older_turns import OlderTurns
from app.ui.shift.shift_geometry import ShiftGeometry, direction
from app.ui.shift.target_pulse import TargetPulse

FIXED_CELLS = frozenset(CELL_NAMED[cell] for cell in FIXED)
FRAME_BORDER, FRAME_CORNER = 0.45, 0.65
"""Of the frame's picture; and in cells."""
REST = 0.38
"""How far a line is pushed while the spare hangs at its arrow, its edge flush with the board's."""
GHOST = 0.6
LAST, LAST_EDGE = (1.0, 1.0, 1.0, 0.9), 0.085
PUSHED = {color.value: each.word_on_dark for color, each in SEATS.items()} | {PILOT: "#C9B8FF"}
"""Beside the line that another seat moved, below the thinner one in that seat's colour."""
GLOW = 1.24
"""How much larger than an arrow the glow around it is."""
ALL = -1
SWAY, SWINGS, WIGGLE = 0.1, 3, 0.36
"""How far what is meant swings, in cells, how often, and in how many seconds."""
FADE = 0.1
"""Seconds (LOOK 7)."""
PAWN, SHARED, BESIDE, STANDING = 0.86, 0.72, 0.2, 0.08
"""Pawns in cells: alone, with others in a cell, how far apart these, how far above the middle."""


class ShiftBoard(Widget):
    """`slide` is how far the line of the model's sliding is pushed in, 0 to 1. At rest the page
    writes both by `show`; while something moves ShiftMotions alone does.
    """

    is_played_on = True
    model: BoardModel = ObjectProperty(NO_BOARD)
    slide = NumericProperty(0.0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._motion, self._sway = Motion(), Motion()
        self._pawn_sways, self._arrow_sways, self._pawn_rise = 0.0, (ALL, 0.0), 0.0
        self._changes = Changes()
        self._lying: list[Lying] = []
        self._starts, self._was_gone = b"", False
        self._arrow_corners: dict[tuple[int, ArrowLook], bytes] = {}
        with self.canvas:
            Color(1, 1, 1, 1)
            self._frame = BorderImage()
            self._still = CellLayers()
            self._older = OlderTurns(PUSHED)
            self._last = TintedLayer(*LAST)
            self._glow = TintedLayer(*GOLD)
            self._arrows = TintedLayer(1, 1, 1, 1)
            self._pushed = TintedLayer(1, 1, 1, 1)
            self._line = Part()
            self._pawns = TintedLayer(1, 1, 1, 1)
            self.pulse = TargetPulse()
            self._ghost = TintedLayer(1, 1, 1, GHOST)
            self._look = Spotlight()
            self._way = TintedLayer(1, 1, 1, 1)
        with self._line:
            PushMatrix()
            self._push = Translate()
            self._moving = CellLayers()
            self._edges = TintedLayer(1, 1, 1, 1)
            self._riders = TintedLayer(1, 1, 1, 1)
            PopMatrix()
        self.bind(pos=self._redraw, size=self._redraw, model=self._redraw, slide=self._place_line)

    def _geometry(self) -> ShiftGeometry:
        side = min(self.width, self.height)
        x, y = self.x + (self.width - side) / 2, self.y + (self.height - side) / 2
        return ShiftGeometry(x, y, side)

    geometry: ShiftGeometry = AliasProperty(
        _geometry, bind=("x", "y", "width", "height"), cache=True
    )

    @property
    def atlas(self) -> Atlas:
        return atlas_for(self.model.edition, self.geometry.cell)

    def show(self, model: BoardModel, speed: float) -> None:
        """No line is pushed where no spare hangs; what is newly in reach fades in."""
        before, self.model = self.model, model
        if model.sliding is None:
            self.slide = 0.0
        if model.reach is not None and model.reach != before.reach:
            self._fade_in(speed)

    def _fade_in(self, speed: float) -> None:
        """It swallows no touch, so the fade is the board's own."""
        self._fade(0.0)
        self._motion.play([Movement(FADE, self._fade, "linear")], speed, lambda: None)

    def _fade(self, share: float) -> None:
        self._still.fade(share)
        self._moving.fade(share)

    def _redraw(self, *_: object) -> None:
        if not self.model.tiles or self.width < 2 or self.height < 2:
            return
        model, changes = self.model, self._changes
        place = self.geometry, model.edition
        if changes.are_in("frame", place):
            self._draw_frame()
        shown = model.tiles, model.reach, model.sliding, model.walker, model.trail, model.marks
        if changes.are_in("last", place, model.last):
            self._draw_last()
        if changes.are_in("cells", place, *shown):
            self._draw_cells()
        if changes.are_in("arrows", place, model.arrows, model.are_arrows_faint, model.glow):
            self._draw_arrows()
        standing = model.pawns, model.walker, model.sliding, model.goal, model.trail
        if changes.are_in("pawns", place, *standing):
            self._draw_pawns()
        if changes.are_in("shown", place, model.shown):
            self._draw_shown()
        self._place_line()

    def _place_line(self, *_: object) -> None:
        sliding = self.model.sliding
        dx, dy = direction(sliding.arrow) if sliding else (0, 0)
        reach = self.slide * self.geometry.cell
        self._push.xy = dx * reach, dy * reach
        if self._is_gone is not self._was_gone:
            self._draw_cells()

    @property
    def _is_gone(self) -> bool:
        """What was pushed out would lie across the edge of the screen."""
        sliding, place = self.model.sliding, self.geometry
        if sliding is None or self.slide < 1:
            return False
        x, y = self.to_window(*place.behind(sliding.arrow))
        half = place.cell / 2
        return min(x, y, Window.width - x, Window.height - y) < half

    def _draw_frame(self) -> None:
        place, atlas = self.geometry, self.atlas
        wide, high = atlas.sizes["frame"]
        corner = FRAME_CORNER * place.cell
        self._frame.texture = atlas.region("frame")
        self._frame.pos, self._frame.size = (place.x, place.y), (place.side, place.side)
        self._frame.border = [FRAME_BORDER * high, FRAME_BORDER * wide] * 2
        self._frame.display_border = [corner] * 4

    def _draw_cells(self) -> None:
        model, place, atlas = self.model, self.geometry, self.atlas
        self._was_gone = is_gone = self._is_gone
        if self._changes.are_in("places of tiles", place, atlas.name, atlas.cell):
            self._lying = []
            self._starts = corners(atlas, self._start_quads())
        if self._changes.are_in("tiles", place, model.tiles, atlas.name, atlas.cell):
            self._lying = [self._tile_at(cell, tile) for cell, tile in enumerate(model.tiles)]
        line = ARROWS[model.sliding.arrow].line if model.sliding else ()
        cells = [cell for cell in CELLS if cell not in line]
        trail = corners(atlas, trail_quads(atlas, place, model, model.trail, model.walker))
        still = [self._lying[cell] for cell in cells]
        asked = self._asked(still, cells)
        self._still.show(atlas, place.cell, still, asked, model.walker, self._starts + trail)
        self._line.is_shown = model.sliding is not None
        if model.sliding is not None:
            spare = lying(atlas, place.cell, model.sliding.tile, *place.before(model.sliding.arrow))
            moving = [spare, *(self._lying[cell] for cell in line)][: -1 if is_gone else None]
            # Each tile with the reach it will have behind it.
            asked = self._asked(moving, (*line, NOWHERE)[: len(moving)], of_cells=False)
            self._moving.show(atlas, place.cell, moving, asked, model.walker)
        self._edges.show(atlas, self._line_edges())

    def _tile_at(self, cell: int, tile: TileModel) -> Lying:
        """Most lie where they lay."""
        if self._lying and self._lying[cell].tile == tile:
            return self._lying[cell]
        place = self.geometry
        return lying(self.atlas, place.cell, tile, *place.middle(cell), cell in FIXED_CELLS)

    def _start_quads(self) -> list[Quad]:
        atlas, place = self.atlas, self.geometry
        return [
            centred(atlas, f"start/{color}", *place.middle(CELL_NAMED[cell]), 0.6 * place.cell)
            for color, cell in START_CELLS.items()
        ]

    def _asked(self, tiles: list[Lying], cells: Sequence[int], of_cells: bool = True) -> Asked:
        """Of these tiles, which lie in these cells or will; a ring may also be around a cell."""
        reach, marks = self.model.reach, self.model.marks
        near: list[Lying] = []
        far: list[Lying] = []
        if reach is not None:
            for tile, cell in zip(tiles, cells, strict=True):
                (near if cell >= 0 and reach >> cell & 1 else far).append(tile)
        soft: list[Lying] = []
        gold: list[Lying] = []
        if marks is not NO_MARKS:
            for tile, cell in zip(tiles, cells, strict=True):
                is_home = of_cells and cell == marks.home
                is_gold = marks.is_home_near if is_home else tile.tile.target in marks.near
                if is_home or tile.tile.target in marks.targets:
                    (gold if is_gold else soft).append(tile)
        return Asked(near, far, soft, gold)

    def _line_edges(self) -> list[Quad]:
        """Two white lines along the moving line, and one around the spare in front of it."""
        sliding, place = self.model.sliding, self.geometry
        if sliding is None:
            return []
        x, y = place.before(sliding.arrow)
        spare = centred(self.atlas, "outline/lifted", x, y, place.cell)
        return [*line_edges(place, sliding.arrow, 8 - self._was_gone, 1), spare]

    def _draw_arrows(self) -> None:
        atlas = self.atlas
        if self._changes.are_in("places of arrows", self.geometry, atlas.name, atlas.cell):
            self._arrow_corners.clear()
        shown, glowing = [], []
        for arrow, look in enumerate(self.model.arrows):
            shown.append(self._arrow(arrow, look))
            if self.model.glow and look is ArrowLook.READY:
                glowing.append(self._arrow_quad(arrow, ArrowLook.PRESSED, GLOW))
        self._arrows.tint.a = 0.45 if self.model.are_arrows_faint else 1.0
        self._glow.show(atlas, glowing)
        self._arrows.show_corners(atlas, b"".join(shown))

    def _arrow(self, arrow: int, look: ArrowLook) -> bytes:
        """Kept, but while it sways."""
        swaying, sway = self._arrow_sways
        if sway and (swaying == arrow or (swaying == ALL and look is not ArrowLook.BARRED)):
            return corners(self.atlas, [self._arrow_quad(arrow, look, 1.0, sway)])
        key = arrow, look
        if key not in self._arrow_corners:
            quad = self._arrow_quad(arrow, look, 1.0)
            self._arrow_corners[key] = corners(self.atlas, [quad])
        return self._arrow_corners[key]

    def _arrow_quad(self, arrow: int, look: ArrowLook, size: float, sway: float = 0.0) -> Quad:
        place, side = self.geometry, ARROWS[arrow].name[0]
        width = size * (0.48 if side in "ew" else 0.78) * place.cell
        (x, y), (dx, dy) = place.arrow_middle(arrow), direction(arrow)
        name = f"arrow/{look}/{side}"
        return centred(self.atlas, name, x + dx * sway, y + dy * sway, width)

    def wiggle(self, is_pawn: bool, arrow: int | None, speed: float) -> None:
        """The pawn to move, or an arrow, or all that are free: it swallows no touch."""

        def sway(share: float) -> None:
            amount = SWAY * self.geometry.cell * sin(SWINGS * 2 * pi * share) * (1 - share)
            if is_pawn:
                self._pawn_sways = amount
                self._draw_pawns()
            else:
                self._arrow_sways = (ALL if arrow is None else arrow), amount
                self._draw_arrows()

        if speed and self.model.tiles:
            self._sway.play([Movement(WIGGLE, sway, "linear")], speed, lambda: None)

    def hop(self, rise: float) -> None:
        """The pawn to move is so many cells above its place."""
        self._pawn_rise = rise
        self._draw_pawns()

    def _draw_last(self) -> None:
        """Another seat's turn: the line that moved between two lines of its colour, the arrow that
        it came in at, and the way that was gone."""
        place, atlas, last = self.geometry, self.atlas, self.model.last
        lines, pushed = [], []
        if last.arrow is not None:
            self._pushed.tint.rgb = get_color_from_hex(PUSHED[last.pawn])[:3]
            lines = line_edges(place, last.arrow, 7, 0, LAST_EDGE)
            arrow = self._arrow_quad(last.arrow, ArrowLook.PRESSED, 1.0)
            pushed = [*line_edges(place, last.arrow, 7, 0), arrow]
        way = way_quads(atlas, place, self.model, last.path, last.pawn)
        self._older.show(atlas, place, self.model)
        self._last.show(atlas, [*lines, *way])
        self._pushed.show(atlas, pushed)

    def _draw_shown(self) -> None:
        """By a hint: all is in the shade but where to look; or a way, and where it ends."""
        place, atlas, shown = self.geometry, self.atlas, self.model.shown
        left, bottom, side = place.inner
        look = [(cell % SIZE, cell // SIZE) for cell in shown.cells]
        box = left, bottom, left + side, bottom + side
        self._look.show(look, left, bottom + side, place.cell, box)
        way = trail_quads(atlas, place, self.model, shown.path, shown.pawn)
        ends = [
            centred(atlas, "ring/goal", *place.middle(cell), size * place.cell)
            for cell in shown.path[-1:]
            for size in GOLD_RINGS
        ]
        self._way.show(atlas, [*way, *ends])

    def _draw_pawns(self) -> None:
        sliding = self.model.sliding
        line = ARROWS[sliding.arrow].line if sliding else ()
        riders: list[Quad] = []
        others: list[Quad] = []
        for quad, cell in self._pawn_quads():
            (riders if cell in line else others).append(quad)
        self._riders.show(self.atlas, riders)
        self._pawns.show(self.atlas, others)
        self._ghost.show(self.atlas, self.ghost)

    @property
    def ghost(self) -> list[Quad]:
        """The walker where its trail ends."""
        model, place = self.model, self.geometry
        if not model.trail or model.goal != model.trail[-1] or model.goal == model.trail[0]:
            return []
        x, y = place.middle(model.goal)
        y += STANDING * place.cell
        return [centred(self.atlas, f"pawn/{model.walker}", x, y, PAWN * place.cell)]

    def _pawn_quads(self) -> list[tuple[Quad, int]]:
        """The mover's ring first and its pawn last, so that it stands in front of the others."""
        place, atlas, found = self.geometry, self.atlas, []
        standing = sorted(self.model.pawns, key=lambda pawn: pawn.pawn == self.model.walker)
        for pawn in standing:
            together = [other for other in standing if other.cell == pawn.cell]
            x, y = place.middle(pawn.cell)
            if pawn.pawn == self.model.walker:
                ring = centred(atlas, "ring/turn", x, y, 1.1 * place.cell)
                found.append((ring, pawn.cell))
            size = PAWN if len(together) == 1 else SHARED
            is_walker = pawn.pawn == self.model.walker
            sway, rise = (self._pawn_sways, self._pawn_rise) if is_walker else (0.0, 0.0)
            aside = BESIDE * (2 * together.index(pawn) - len(together) + 1)
            x, y = x + aside * place.cell + sway, y + (STANDING + rise) * place.cell
            quad = centred(atlas, f"pawn/{pawn.pawn}", x, y, size * place.cell)
            found.append((quad, pawn.cell))
        goal = self.model.goal
        if goal >= 0:
            ring = centred(atlas, "ring/goal", *place.middle(goal), 1.1 * place.cell)
            found.insert(0, (ring, goal))
        return found
