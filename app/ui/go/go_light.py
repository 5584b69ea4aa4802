"""Light that runs over a solved board, from the centre to each treasure."""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from struct import Struct

from kivy.graphics import Color, Line, Mesh, StencilPop, StencilPush, StencilUnUse, StencilUse

from app.games.go.tiles import DICE
from app.ui.kit.part import Part
from app.ui.kit.quads import PACKED, fill

GLOW, CORE = (1, 0.78, 0.25, 0.55), (1, 0.98, 0.86, 1)
GLOW_WIDE, CORE_WIDE = 0.11, 0.045
"""In cells, from the middle of the line to its edge."""
SIDE = 0.75
"""Of its width the light's end has at the front: less than to its sides."""
PAIR = Struct(f"{2 * PACKED.size // 4}f")
EDGE = 1.0
"""Pixels that the mask is wider than the lines."""

Point = tuple[float, float]
Points = Sequence[Point]


class GoLight(Part):
    """A glowing line for each way. They lie there whole: to draw longer ones in every frame would
    cost more than all else in it. A mask lets them show as far as the light has come."""

    def __init__(self) -> None:
        super().__init__()
        self._ways: list[_Way] = []
        self._count = 0
        with self:
            StencilPush()
            self._mask = Mesh(mode="triangles")
            StencilUse()
            Color(*GLOW)
            self._glow = [Line(joint="round", cap="round") for _ in DICE]
            Color(*CORE)
            self._core = [Line(joint="round", cap="round") for _ in DICE]
            StencilUnUse()
            self.add(self._mask)
            StencilPop()
        self.is_shown = False

    def lay(self, ways: Sequence[Points], cell: float) -> None:
        """In pixels; from now on the light may run along them."""
        self._ways = [_Way(way, max(1.1, GLOW_WIDE * cell) + EDGE) for way in ways]
        for lines, wide in ((self._glow, GLOW_WIDE), (self._core, CORE_WIDE)):
            for number, line in enumerate(lines):
                way = ways[number] if number < len(ways) else ()
                line.width = max(1.1, wide * cell)
                line.points = [side for point in way for side in point] if len(way) > 1 else []
        self.is_shown = bool(ways)

    def reach(self, share: float) -> None:
        """How much of each way shows."""
        self._count = fill(self._mask, b"".join([w.lit(share) for w in self._ways]), self._count)


class _Way:
    """What a line of this width along these points covers, as far as it is lit."""

    def __init__(self, points: Points, half: float) -> None:
        self._half = half
        self._steps = []
        self._length, behind = 0.0, b""
        for (x, y), (x2, y2) in pairwise(points):
            length = hypot(x2 - x, y2 - y)
            across, up = (x2 - x) / length, (y2 - y) / length
            self._steps.append((self._length, x, y, across, up, behind))
            self._length += length
            behind += _lit(x, y, across, up, length, half)

    def lit(self, share: float) -> bytes:
        """In quads, the end of each step round."""
        far = share * self._length
        begun, x, y, across, up, behind = next(
            step for step in reversed(self._steps) if step[0] <= far
        )
        return behind + _lit(x, y, across, up, far - begun, self._half)


def _lit(x: float, y: float, across: float, up: float, far: float, half: float) -> bytes:
    """From here so far that way, and as far back as to the sides; then what its end is."""
    dx, dy = half * across, half * up
    ax, ay, bx, by = x - dx - dy, y - dy + dx, x - dx + dy, y - dy - dx
    hx, hy = x + across * far, y + up * far
    lx, ly, rx, ry = hx - dy, hy + dx, hx + dy, hy - dx
    tx, ty, sx, sy = hx + dx, hy + dy, SIDE * dy, SIDE * dx
    return PAIR.pack(
        *(ax, ay, 0, 0, lx, ly, 0, 0, rx, ry, 0, 0, bx, by, 0, 0),
        *(lx, ly, 0, 0, tx - sx, ty + sy, 0, 0, tx + sx, ty - sy, 0, 0, rx, ry, 0, 0),
    )
