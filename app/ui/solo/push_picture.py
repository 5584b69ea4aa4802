"""A turn as a picture: a board, the line that moved, an arrow at its rim, the way walked then."""

from itertools import chain

from kivy.clock import Clock
from kivy.graphics import Color, Line, Mesh, Triangle
from kivy.properties import ColorProperty, ListProperty, NumericProperty, StringProperty

from app.ui.kit.rounded import Rounded
from app.ui.kit.shown import Shown

LINES = 7
RIM, INSET = 0.26, 0.06
"""Of its side: what the arrow has at the rim, and how far it stands from the board."""
SEAM = 0.3
"""How much is seen of what lies between two cells."""
WAY, END = 0.34, 1.3
"""In cells: how wide the way is, and the place where it ends."""
INWARD = {"n": (0, -1), "e": (-1, 0), "s": (0, 1), "w": (1, 0)}


class PushPicture(Shown):
    """`side` is where the push came from; `line` counts from the left or from the top, as do the
    cells of the `path`, row and column."""

    side = StringProperty()
    line = NumericProperty(0)
    path = ListProperty()
    board = ColorProperty((0, 0, 0, 1))
    moved = ColorProperty((0, 0, 0, 1))
    ink = ColorProperty((0, 0, 0, 1))
    way = ColorProperty((0, 0, 0, 1))

    def on_kv_post(self, _: object) -> None:
        self._draw = Clock.create_trigger(self._drawn, -1)
        for name in ("pos", "size", "side", "line", "path", "board", "moved", "ink", "way"):
            self.fbind(name, self._draw)
        self._draw()

    def _drawn(self, *_: object) -> None:
        self.canvas.clear()
        if self.side:
            with self.canvas:
                self._lay()

    def _lay(self) -> None:
        side = self.height * (1 - RIM)
        across, up = INWARD[self.side]
        left = self.x + self.height * RIM * (0.5 + 0.5 * across)
        bottom = self.y + self.height * RIM * (0.5 + 0.5 * up)
        cell, is_column = side / LINES, self.side in "ns"
        Color(*self.board)
        Rounded(pos=(left, bottom), size=(side, side), radius=cell)
        Color(*self.way[:3], SEAM)
        Mesh(mode="lines", vertices=seams(left, bottom, cell), indices=range(4 * (LINES - 1)))
        Color(*self.moved)
        x = left + cell * self.line * is_column
        y = bottom + cell * (LINES - 1 - self.line) * (not is_column)
        Rounded(pos=(x, y), size=(cell, side) if is_column else (side, cell), radius=cell / 2)
        Color(*self.ink)
        self._arrow(x + cell / 2, y + cell / 2, side, across, up)
        if self.path:
            self._lay_way(left, bottom, cell)

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
        """From a small place to a large one."""
        points = [
            (left + (column + 0.5) * cell, bottom + (LINES - 0.5 - row) * cell)
            for row, column in self.path
        ]
        Color(*self.way)
        if len(points) > 1:
            Line(points=list(chain(*points)), width=WAY * cell / 2, joint="round", cap="round")
        for (x, y), wide in zip((points[0], points[-1]), (END / 2, END), strict=True):
            large = wide * cell
            Rounded(pos=(x - large / 2, y - large / 2), size=(large, large), radius=large / 2)


def seams(left: float, bottom: float, cell: float) -> list[float]:
    """Between the cells of a board: both ends of each, as a mesh wants them."""
    side, found = LINES * cell, []
    for number in range(1, LINES):
        along = number * cell
        found += [left + along, bottom, 0, 0, left + along, bottom + side, 0, 0]
        found += [left, bottom + along, 0, 0, left + side, bottom + along, 0, 0]
    return found
