"""Draws one seat's board of Go and says where things are; a mesh for each layer of LOOK 6.

Knows nothing of turns and fingers: it shows a BoardModel.
"""

from collections.abc import Sequence
from typing import Any

from kivy.graphics import BorderImage, Color
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from app.core.sides import EAST, WEST, sides_text
from app.games.go.board import TREASURE_CELLS, Laid
from app.games.go.tiles import CENTRE, JOKER, SIZE
from app.presenters.go.board_model import BoardModel
from app.presenters.go.light import Way
from app.presenters.go.tray import Face, face_of, middle_of
from app.ui.go.go_light import GoLight
from app.ui.kit.atlas import Atlas, atlas_for
from app.ui.kit.changes import Changes
from app.ui.kit.quads import Quad, QuadLayer, Stamp, TintedLayer, centred, corners
from app.ui.kit.spotlight import Spotlight

THEME = "go"
RAIL, CORNER, BORDER = 0.17, 0.31, 0.45
"""The frame in cells: how wide, how much of it is a corner; and the corner in its picture."""
TREASURE, RING, BADGE, SWELLS = 0.74, 0.96, 0.34, 0.3
ASIDE = 0.36
"""How far the badge lies from the middle of its cell."""
SHADE, GHOST = 0.24, 0.5

Point = tuple[float, float]


def is_lying(face: Face) -> bool:
    """From left to right; the joker is as high as it is wide."""
    return face.direction in (EAST, WEST)


def tile_quads(atlas: Atlas, tile: int, face: Face, x: float, y: float, cell: float) -> list[Quad]:
    """A tile and its shadow, with its middle at this point."""
    if tile == JOKER:
        shadow = centred(atlas, "shadow/joker", x + 0.01 * cell, y - 0.04 * cell, 1.24 * cell)
        return [shadow, centred(atlas, "joker", x, y, cell)]
    way = sides_text(face.direction).lower()
    wide = 2.0 if is_lying(face) else 1.0
    return [
        centred(
            atlas,
            f"shadow/{tile}/{way}",
            x + 0.01 * cell,
            y - 0.04 * cell,
            (wide + SHADE) * cell,
        ),
        centred(atlas, f"tile/{tile}{face.side}/{way}", x, y, wide * cell),
    ]


def outline(atlas: Atlas, tile: int, face: Face, x: float, y: float, cell: float) -> Quad:
    if tile == JOKER:
        return centred(atlas, "outline/cell", x, y, cell)
    if is_lying(face):
        return centred(atlas, "outline/ew", x, y, 2 * cell)
    return centred(atlas, "outline/ns", x, y, cell)


class GoBoard(Widget):
    is_played_on = True
    model: BoardModel = ObjectProperty(BoardModel())

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            Color(1, 1, 1, 1)
            self._frame = BorderImage()
            self._floor = QuadLayer()
            self._tiles = QuadLayer()
            self._ghost = TintedLayer(1, 1, 1, GHOST)
            self._light = GoLight()
            self._look = Spotlight()
            self._signs = TintedLayer(1, 1, 1, 1)
            self._aim = TintedLayer(1, 1, 1, 1)
        self._changes = Changes()
        self._floor_corners = self._still = b""
        self._joined: list[Point] = []
        self._badge_size = BADGE
        self.bind(pos=self._redraw, size=self._redraw, model=self._redraw)

    @property
    def side(self) -> float:
        return float(min(self.width, self.height))

    @property
    def cell(self) -> float:
        return self.side / (SIZE + 2 * RAIL)

    @property
    def atlas(self) -> Atlas:
        return atlas_for(THEME, self.cell)

    def at(self, column: float, row: float) -> Point:
        """A point of the screen, from one counted in cells from the top left. Kivy's own centre
        lags behind while it tells of a new place."""
        wide, high = self.size
        side = min(wide, high)
        cell = side / (SIZE + 2 * RAIL)
        left, top = self.x + (wide - side) / 2, self.y + (high + side) / 2
        return left + (RAIL + column) * cell, top - (RAIL + row) * cell

    def under(self, x: float, y: float) -> Point:
        """The way back."""
        (left, top), cell = self.at(0, 0), self.cell
        return (x - left) / cell, (top - y) / cell

    def middle(self, cell: int) -> Point:
        row, column = divmod(cell, SIZE)
        return self.at(column + 0.5, row + 0.5)

    def _redraw(self, *_: object) -> None:
        """While a tile is carried along, floor and tiles stay."""
        model = self.model
        if self.side < 2:
            return
        place = self.x, self.y, self.width, self.height
        if self._changes.are_in("floor", place):
            self._draw_frame()
            self._floor_corners = corners(self.atlas, self._floor_quads())
        if self._changes.are_in("rings", place, model.roll):
            self._draw_floor()
        if self._changes.are_in("tiles", place, model.laid):
            quads = [self._tile(laid) for laid in model.laid]
            self._tiles.show(self.atlas, [pair[0] for pair in quads] + [pair[1] for pair in quads])
        shown = [laid for laid in (model.ghost, model.pointed) if laid is not None]
        shown = [laid for laid in shown if laid not in model.laid]
        self._ghost.show(self.atlas, [self._tile(laid)[1] for laid in shown])
        box = *self.at(0, SIZE), *self.at(SIZE, 0)
        look = [(cell % SIZE, cell // SIZE) for cell in model.look]
        self._look.show(look, *self.at(0, 0), self.cell, box)
        self._draw_signs()

    def aim(self, rings: Sequence[tuple[float, float, float]]) -> None:
        """Rings on their way to their treasures: where their middles are, and how wide."""
        atlas = self.atlas
        if self._changes.are_in("aim", atlas.cell):
            self._ring = Stamp(atlas, [centred(atlas, "ring/rolled", 0, 0, 1)])
        self._aim.show_corners(atlas, b"".join([self._ring.corners(*ring) for ring in rings]))

    def shine(self, ways: Sequence[Way], share: float) -> None:
        """Light along these ways, so far; the signs of what is joined swell as it arrives."""
        if ways and self._changes.are_in("light", self.x, self.y, self.width, self.height, ways):
            self._light.lay(ways, *self.at(0, 0), self.cell)
        self._light.show(share if ways else 0.0)
        late = max(0.0, 2 * share - 1) if ways else 0.0
        swollen = BADGE + SWELLS * 4 * late * (1 - late)
        if swollen != self._badge_size:
            self._badge_size = swollen
            self._show_signs()

    def _tile(self, laid: Laid) -> list[Quad]:
        middle = self.at(*middle_of(laid))
        return tile_quads(self.atlas, laid.tile, face_of(laid), *middle, self.cell)

    def _draw_frame(self) -> None:
        wide, high = self.atlas.sizes["frame"]
        self._frame.texture = self.atlas.region("frame")
        left, bottom = self.at(-RAIL, SIZE + RAIL)
        self._frame.pos = left, bottom
        self._frame.size = self.side, self.side
        self._frame.border = [BORDER * high, BORDER * wide] * 2
        self._frame.display_border = [CORNER * self.cell] * 4

    def _floor_quads(self) -> list[Quad]:
        """The same with every roll."""
        atlas, cell = self.atlas, self.cell
        quads = [centred(atlas, "centre", *self.middle(CENTRE), cell)]
        for treasure, at in enumerate(TREASURE_CELLS, start=1):
            quads.append(centred(atlas, f"cell/m{treasure}", *self.middle(at), cell))
            quads.append(centred(atlas, f"mark/m{treasure}", *self.middle(at), TREASURE * cell))
        return quads

    def _draw_floor(self) -> None:
        """With rings around what was rolled."""
        atlas, wide = self.atlas, RING * self.cell
        rings = [self.middle(rolled.cell) for rolled in self.model.roll if not rolled.is_joined]
        quads = [centred(atlas, "ring/rolled", *middle, wide) for middle in rings]
        self._floor.show_corners(atlas, self._floor_corners + corners(atlas, quads))

    def _draw_signs(self) -> None:
        """Outlines and badges lie on the tiles."""
        model, atlas, cell = self.model, self.atlas, self.cell
        marked = [laid for laid in (model.chosen, model.ghost, model.pointed) if laid is not None]
        quads = [self._outline(laid) for laid in marked]
        places = [(rolled.is_joined, *self.middle(rolled.cell)) for rolled in model.roll]
        badges = [(is_joined, x + ASIDE * cell, y + ASIDE * cell) for is_joined, x, y in places]
        quads += [
            centred(atlas, "badge/open", x, y, BADGE * cell)
            for is_joined, x, y in badges
            if is_joined is False
        ]
        self._still = corners(atlas, quads)
        self._joined = [(x, y) for is_joined, x, y in badges if is_joined]
        self._badge = Stamp(atlas, [centred(atlas, "badge/joined", 0, 0, cell)])
        self._show_signs()

    def _show_signs(self) -> None:
        """The badges of what is joined are of another size from frame to frame."""
        joined = [self._badge.corners(x, y, self._badge_size) for x, y in self._joined]
        self._signs.show_corners(self.atlas, b"".join([self._still, *joined]))

    def _outline(self, laid: Laid) -> Quad:
        return outline(self.atlas, laid.tile, face_of(laid), *self.at(*middle_of(laid)), self.cell)
