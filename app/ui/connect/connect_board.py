"""Draws Connect's table from one atlas: a mesh per layer, all moved and scaled by one matrix.

Knows nothing of turns: it shows a BoardModel through a ConnectView. The layers are laid out in
units of their own; panning and zooming only change the matrix until other cells come into sight.
"""

from collections.abc import Callable, Iterable
from itertools import product
from math import cos, pi, sin
from typing import Any

from kivy.graphics import Color, Mesh, PopMatrix, PushMatrix, Rectangle, Scale, Translate
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
)
from kivy.uix.widget import Widget

from app.presenters.connect.board_model import BoardModel, LastTurn, Placed
from app.presenters.connect.cells import Grid
from app.presenters.connect.tiles import TileModel
from app.presenters.match.places import Area
from app.ui.connect.beyond import beyond
from app.ui.connect.connect_view import NOWHERE, Bounds, ConnectView, Frame
from app.ui.kit.atlas import Atlas, atlas_for
from app.ui.kit.changes import Changes
from app.ui.kit.quads import Quad, TintedLayer, centred
from app.ui.kit.spotlight import Box, Spotlight

THEME, SEATS = "connect", "seats"
UNIT = 128.0
SHADOW, LIFTED, PLUS = 1.24, 1.06, 0.34
"""In cells."""
RING, PLUS_ASIDE = 0.80 / 0.68, 0.42
"""In creatures (assets/README.md)."""
BEAD = 0.2
DOT, DOT_CORNERS, MOST_DOTS = 0.028, 8, 500
NOTHING = (0, 0, -1, -1)
BEYOND = 3
"""Cells drawn beyond those in sight: the table is drawn anew only when these are passed."""
FITS, TURNS_TO_FIT, SHINES, SHINE = 0.95, 0.34, 0.14, 0.86
"""How clearly spots glow: where the tile fits as it is turned, where it must turn; inside."""
LAST, FAINT, MOVER, MOVER_ASIDE = 0.8, 0.5, 0.4, 0.36
"""How clearly another seat's turn is marked; in cells, its pawn and how far that is from the
middle."""
PRESSED, GONE = 0.30, 0.5
"""How clearly the cell under a finger is, and creatures that are gone."""


class ConnectBoard(Widget):
    """`sway` shifts all tiles sideways, in cells: a maze that must not break shakes.

    `frame` is the part of the table that nothing covers: `area`, where it is not `covered` from
    below up to this height; `resting` is what nothing covers whatever is chosen, above what has
    been `kept_free` for that. `pressed` is the cell under a finger.
    """

    is_played_on = True
    model: BoardModel = ObjectProperty(BoardModel())
    view: ConnectView = ObjectProperty(NOWHERE)
    sway = NumericProperty(0.0)
    area: Area = ObjectProperty(Area(0, 0, 1, 1))
    covered = NumericProperty(0.0)
    kept_free = NumericProperty(0.0)
    pressed: tuple[int, int] | None = ObjectProperty(None, allownone=True)
    is_dark = BooleanProperty(False)
    dot_color = ColorProperty("#8A7449")
    glow_color = ColorProperty("#0B5F63")
    warn_color = ColorProperty("#A8321B")

    def _above(self, height: float) -> Frame:
        bottom = max(self.area.y, height)
        return Frame(self.area.x, bottom, self.area.width, self.area.top - bottom)

    def _frame(self) -> Frame:
        return self._above(self.covered)

    frame = AliasProperty(_frame, bind=("area", "covered"), rebind=True)

    @property
    def resting(self) -> Frame:
        return self._above(self.kept_free)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.is_clear: Callable[[float, float], bool] = lambda *_: True
        self.named = Grid
        self._changes = Changes()
        self._drawn_for: tuple[object, ...] = ()
        self._drawn = self._seen = NOTHING
        self._dots_counted = (0, 0)
        self._make_canvas()
        for name in ("model", "view", "sway", "size", "is_dark"):
            self.fbind(name, self._redraw)
        for name in ("dot_color", "glow_color", "warn_color"):
            self.fbind(name, self._tint)
        self.fbind("pressed", self._press_cell)
        self.fbind("frame", self._show_beyond)
        self._tint()

    def _make_canvas(self) -> None:
        with self.canvas:
            Color(1, 1, 1, 1)
            self._ground = Rectangle()
            PushMatrix()
            self._place = Translate()
            self._scale = Scale(1, 1, 1)
            self._dot_tint = Color()
            self._first_dot = Translate()
            self._dots = Mesh(mode="triangles")
            self._back_from_dot = Translate()
            self._faint = TintedLayer()
            self._shine = TintedLayer()
            self._spots = TintedLayer()
            self._tiles = TintedLayer(1, 1, 1, 1)
            self._older = TintedLayer()
            self._last = TintedLayer()
            self._gone = TintedLayer(1, 1, 1, GONE)
            self._movers = TintedLayer(1, 1, 1, FAINT)
            self._mover = TintedLayer(1, 1, 1, 1)
            self._press = TintedLayer()
            self._look = Spotlight()
            self._hatch = TintedLayer()
            self._outlines = TintedLayer()
            self._badges = TintedLayer(1, 1, 1, 1)
            PopMatrix()
            self._beyond = TintedLayer()

    def _tint(self, *_: object) -> None:
        red, green, blue = self.glow_color[:3]
        self._dot_tint.rgba = self.dot_color
        self._faint.tint.rgba = red, green, blue, TURNS_TO_FIT
        self._shine.tint.rgba = red, green, blue, SHINES
        self._spots.tint.rgba = red, green, blue, FITS
        self._last.tint.rgba = red, green, blue, LAST
        self._older.tint.rgba = red, green, blue, FAINT * LAST
        self._press.tint.rgba = red, green, blue, PRESSED
        self._hatch.tint.rgba = self.warn_color
        self._outlines.tint.rgba = self._beyond.tint.rgba = self.glow_color

    @property
    def atlas(self) -> Atlas:
        return atlas_for(THEME, self.view.cell)

    def _redraw(self, *_: object) -> None:
        view = self.view
        if view is NOWHERE or self.width < 2:
            return
        self._place.xy = view.x + self.sway * view.cell, view.y
        self._scale.x = self._scale.y = view.cell / UNIT
        bounds = view.visible(*self.size)
        if bounds != self._seen:
            self._seen = bounds
            self._draw_dots(bounds)
        drawn = (self.model, self.atlas.cell, self.is_dark, tuple(self.size))
        if drawn != self._drawn_for or not _is_within(bounds, self._drawn):
            self._drawn_for, self._drawn = drawn, _grown(bounds)
            self._draw(self._drawn)
        self._show_beyond()

    def _show_beyond(self, *_: object) -> None:
        """Where the tile held may lie that is not in sight."""
        spots = self.model.spots
        if spots or self._beyond.is_shown:
            self._beyond.show(self.atlas, beyond(spots, self.view, self.frame))

    def _draw(self, bounds: Bounds) -> None:
        model, atlas = self.model, self.atlas
        if self._changes.are_in("ground", atlas.cell, self.is_dark):
            self._ground.texture = atlas.region("table/dark" if self.is_dark else "table")
        self._ground.pos, self._ground.size = self.pos, self.size
        shown = [tile for tile in model.tiles if _is_in(bounds, tile.column, tile.row)]
        spots = [spot for spot in model.spots if _is_in(bounds, spot.column, spot.row)]
        fits = [(spot.column, spot.row) for spot in spots if spot.fits]
        turns = [(spot.column, spot.row) for spot in spots if not spot.fits]
        best = [(spot.column, spot.row) for spot in spots if spot.is_best]
        self._faint.show(atlas, self._each("legal", turns, 1))
        self._shine.show(atlas, self._each("white", fits, SHINE))
        self._spots.show(atlas, self._each("legal", fits, 1))
        hanging = () if model.hanging is None else (model.hanging,)
        self._tiles.show(atlas, self._tile_quads((*shown, *hanging)))
        self._hatch.show(atlas, self._each("hatch", model.cut_off, 1))
        lifted = () if model.lifted is None else (model.lifted,)
        self._outlines.show(atlas, self._each("outline/lifted", lifted, LIFTED))
        self._look.show(model.look, -UNIT / 2, UNIT / 2, UNIT, _box(bounds))
        self._draw_last()
        pluses = [
            (ring.x + PLUS_ASIDE * ring.width, ring.y - PLUS_ASIDE * ring.width)
            for ring in model.rings
            if ring.is_taken
        ]
        signs = self._each("badge/plus", [*pluses, *best], PLUS)
        self._badges.show(atlas, [*signs, *self._each("badge/turn", turns, PLUS)])

    def _draw_last(self) -> None:
        """Another seat's turn: around the tile it laid, with its pawn, and what is gone."""
        atlas, last = self.atlas, self.model.last
        laid = self._each("outline/lifted", last.laid, LIFTED)
        gaps = [(gap.column, gap.row) for gap in last.gaps]
        self._last.show(atlas, [*laid, *self._each("legal", gaps, 1)])
        self._gone.show(atlas, [quad for gap in last.gaps for quad in _creatures(atlas, gap)])
        older = [cell for each in last.before for cell in each.laid]
        self._older.show(atlas, self._each("outline/lifted", older, LIFTED))
        seats = atlas_for(SEATS, MOVER * self.view.cell)
        self._mover.show(seats, _movers(seats, [last]))
        self._movers.show(seats, _movers(seats, last.before))

    def _press_cell(self, *_: object) -> None:
        cells = () if self.pressed is None else (self.pressed,)
        self._press.show(self.atlas, self._each("white", cells, SHINE))

    def _tile_quads(self, tiles: Iterable[Placed]) -> list[Quad]:
        """Shadows, tiles, the ways along them, rings, and the creatures above."""
        atlas, tiles = self.atlas, list(tiles)
        quads = [
            centred(atlas, "shadow", x + 0.012 * UNIT, y - 0.03 * UNIT, SHADOW * UNIT)
            for x, y in (_unit(tile.column, tile.row) for tile in tiles)
        ]
        for tile in tiles:
            quads.append(centred(atlas, tile.tile.picture, *_unit(tile.column, tile.row), UNIT))
        quads += self._each("bead", self.model.beads, BEAD)
        for ring in self.model.rings:
            quads += self._each("ring/match", [(ring.x, ring.y)], RING * ring.width)
        for tile in tiles:
            quads += _creatures(atlas, tile)
        return quads

    def _each(self, name: str, places: Iterable[tuple[float, float]], width: float) -> list[Quad]:
        atlas, wide = self.atlas, width * UNIT
        return [centred(atlas, name, *_unit(*place), wide) for place in places]

    def _draw_dots(self, bounds: Bounds) -> None:
        """At the corners of the cells. They are alike, so the same mesh lies from the first on."""
        left, top, right, bottom = bounds
        x, y = _unit(left - 0.5, top - 0.5)
        self._first_dot.xy, self._back_from_dot.xy = (x, y), (-x, -y)
        columns, rows = right - left + 1, bottom - top + 1
        if columns * rows > MOST_DOTS:
            self._count_dots(0, 0)
        elif columns > self._dots_counted[0] or rows > self._dots_counted[1]:
            self._count_dots(columns + 1, rows + 1)

    def _count_dots(self, columns: int, rows: int) -> None:
        if (columns, rows) != self._dots_counted:
            self._dots_counted = columns, rows
            self._dots.vertices, self._dots.indices = _dots(columns, rows)


def _dots(columns: int, rows: int) -> tuple[list[float], list[int]]:
    """A fan of triangles each, from the top left."""
    vertices: list[float] = []
    indices: list[int] = []
    for column, row in product(range(columns), range(rows)):
        first = len(vertices) // 4
        for dx, dy in DOT_RIM:
            vertices += (column * UNIT + dx, dy - row * UNIT, 0, 0)
        for corner in range(1, DOT_CORNERS - 1):
            indices += (first, first + corner, first + corner + 1)
    return vertices, indices


DOT_RIM = tuple(
    (DOT * UNIT * cos(2 * pi * n / DOT_CORNERS), DOT * UNIT * sin(2 * pi * n / DOT_CORNERS))
    for n in range(DOT_CORNERS)
)


def tile_quads(atlas: Atlas, tile: TileModel, x: float, y: float, cell: float) -> list[Quad]:
    """A tile by itself with its shadow and its creatures."""
    return [
        centred(atlas, "shadow", x + 0.012 * cell, y - 0.03 * cell, SHADOW * cell),
        centred(atlas, tile.picture, x, y, cell),
        *creature_quads(atlas, tile, x, y, cell),
    ]


def creature_quads(atlas: Atlas, tile: TileModel, x: float, y: float, cell: float) -> list[Quad]:
    return [
        centred(
            atlas,
            f"creature/{each.creature}",
            x + each.x * cell,
            y - each.y * cell,
            each.width * cell,
        )
        for each in tile.creatures
    ]


def _movers(atlas: Atlas, turns: Iterable[LastTurn]) -> list[Quad]:
    """The pawns of those who laid, at the corner of their tiles."""
    return [
        centred(
            atlas,
            f"pawn/{turn.pawn}",
            *_unit(column - MOVER_ASIDE, row - MOVER_ASIDE),
            MOVER * UNIT,
        )
        for turn in turns
        for column, row in turn.laid
    ]


def _creatures(atlas: Atlas, placed: Placed) -> list[Quad]:
    return creature_quads(atlas, placed.tile, *_unit(placed.column, placed.row), UNIT)


def _unit(column: float, row: float) -> tuple[float, float]:
    return column * UNIT, -row * UNIT


def _box(bounds: Bounds) -> Box:
    left, top, right, bottom = bounds
    return (left - 0.5) * UNIT, -(bottom + 0.5) * UNIT, (right + 0.5) * UNIT, (0.5 - top) * UNIT


def _is_in(bounds: Bounds, column: int, row: int) -> bool:
    left, top, right, bottom = bounds
    return left <= column <= right and top <= row <= bottom


def _is_within(bounds: Bounds, others: Bounds) -> bool:
    left, top, right, bottom = bounds
    return _is_in(others, left, top) and _is_in(others, right, bottom)


def _grown(bounds: Bounds) -> Bounds:
    left, top, right, bottom = bounds
    return left - BEYOND, top - BEYOND, right + BEYOND, bottom + BEYOND
