"""A turn as a picture: the maze as it lay, the line that moved, an arrow at its rim, the way walked
then."""

from itertools import chain

from kivy.clock import Clock
from kivy.graphics import Color, Line, Rectangle, Triangle
from kivy.metrics import dp
from kivy.properties import (
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.utils import get_color_from_hex

from app.presenters.figures import NO_FIGURE, Figure
from app.presenters.match.seats import FILLS, SeatColor
from app.ui.kit.atlas import atlas_for
from app.ui.kit.figure_view import quad_of
from app.ui.kit.quads import QuadLayer
from app.ui.kit.rounded import Rounded
from app.ui.kit.seat_colors import BRIGHT, INK
from app.ui.kit.shown import Shown

LINES = 7
RIM, INSET = 0.2, 0.04
"""Of its side: what the arrow has at the rim, and how far it stands from the board."""
VEIL = 0.05, 0.03, 0.07, 0.42
"""Over what did not move."""
WHITE, BLACK = (1, 1, 1, 1), get_color_from_hex(INK)
"""Around the way, on whatever floor it lies: what is light itself has the dark one."""
FRAME, AROUND = 0.022, 0.016
"""Of the board: how wide its frame is and that of the line which moved."""
WAY, CASED, END, BEGIN = 0.3, 0.62, 1.1, 0.7
"""In cells: how wide the way is, alone and with its casing; and the places where it ends and
begins."""
DARK = "#2B2B33"
"""Of the pilot, who is no seat."""
INWARD = {"n": (0, -1), "e": (-1, 0), "s": (0, 1), "w": (1, 0)}


class PushPicture(Shown):
    """`side` is where the push came from; `line` counts from the left or from the top, as do the
    cells of the `path`, row and column, which `pawn` walked."""

    figure: Figure = ObjectProperty(NO_FIGURE)
    side, pawn = StringProperty(), StringProperty()
    line = NumericProperty(0)
    path = ListProperty()
    board = ColorProperty((0, 0, 0, 1))
    moved = ColorProperty((0, 0, 0, 1))
    ink = ColorProperty((0, 0, 0, 1))

    def on_kv_post(self, _: object) -> None:
        self._draw = Clock.create_trigger(self._drawn, -1)
        drawn = "pos", "size", "figure", "side", "line", "path", "pawn", "board", "moved", "ink"
        for name in drawn:
            self.fbind(name, self._draw)
        self._draw()

    def _drawn(self, *_: object) -> None:
        self.canvas.clear()
        if self.side and min(self.size) > 1:
            with self.canvas:
                self._lay()

    def _lay(self) -> None:
        side = self.height * (1 - RIM)
        across, up = INWARD[self.side]
        left = self.x + self.height * RIM * (0.5 + 0.5 * across)
        bottom = self.y + self.height * RIM * (0.5 + 0.5 * up)
        cell, is_column = side / LINES, self.side in "ns"
        self._lay_board(left, bottom, side)
        x = left + cell * self.line * is_column
        y = bottom + cell * (LINES - 1 - self.line) * (not is_column)
        self._lay_moved((left, bottom, side), x, y)
        Color(*self.ink)
        self._arrow(x + cell / 2, y + cell / 2, side, across, up)
        if self.path:
            self._lay_way(left, bottom, cell)

    def _lay_board(self, left: float, bottom: float, side: float) -> None:
        """Its frame, and the tiles of this very puzzle."""
        frame, cell = max(dp(1), FRAME * side), side / LINES
        Color(*self.board)
        Rounded(
            pos=(left - frame, bottom - frame), size=(side + 2 * frame,) * 2, radius=2.5 * frame
        )
        figure = self.figure
        if figure.sprites:
            Color(1, 1, 1, 1)
            atlas = atlas_for(figure.atlas, cell)
            quads = [quad_of(atlas, cell, left, bottom + side, each) for each in figure.sprites]
            QuadLayer().show(atlas, quads)

    def _lay_moved(self, board: tuple[float, float, float], x: float, y: float) -> None:
        """The line that moved, bright in a frame before all else."""
        left, bottom, side = board
        cell, is_column = side / LINES, self.side in "ns"
        wide, high = (cell, side) if is_column else (side, cell)
        Color(*VEIL)
        if is_column:
            Rectangle(pos=(left, bottom), size=(x - left, side))
            Rectangle(pos=(x + cell, bottom), size=(left + side - x - cell, side))
        else:
            Rectangle(pos=(left, bottom), size=(side, y - bottom))
            Rectangle(pos=(left, y + cell), size=(side, bottom + side - y - cell))
        Color(*self.moved)
        Line(rectangle=(x, y, wide, high), width=max(dp(0.8), AROUND * side), joint="miter")

    def _arrow(self, x: float, y: float, side: float, across: int, up: int) -> None:
        """Its tip towards the board, at the end of the line where that came in."""
        long = self.height * (RIM - INSET)
        cell = side / LINES
        if across < 0:
            x += side - cell
        if up < 0:
            y += side - cell
        tip = (
            x - across * (cell / 2 + self.height * INSET),
            y - up * (cell / 2 + self.height * INSET),
        )
        foot = tip[0] - across * long, tip[1] - up * long
        wide = 0.75 * long
        Triangle(
            points=[
                *tip,
                *(foot[0] + up * wide, foot[1] + across * wide),
                *(foot[0] - up * wide, foot[1] - across * wide),
            ]
        )

    def _lay_way(self, left: float, bottom: float, cell: float) -> None:
        """From a small place to a large one, in the colour of whoever walked it."""
        points = [
            (left + (column + 0.5) * cell, bottom + (LINES - 0.5 - row) * cell)
            for row, column in self.path
        ]
        seat = SeatColor(self.pawn) if self.pawn in set(SeatColor) else None
        walked, casing = FILLS[seat] if seat else DARK, BLACK if seat in BRIGHT else WHITE
        rim = (CASED - WAY) / 2
        for color, wide, more in (
            (casing, CASED, rim),
            (get_color_from_hex(walked), WAY, 0.0),
        ):
            Color(*color)
            if len(points) > 1:
                Line(points=list(chain(*points)), width=wide * cell / 2, joint="round", cap="round")
            for (x, y), place in zip((points[0], points[-1]), (BEGIN, END), strict=True):
                large = (place + 2 * more) * cell
                Rounded(pos=(x - large / 2, y - large / 2), size=(large, large), radius=large / 2)
