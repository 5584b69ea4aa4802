"""A light that runs from a card to what it asks for, with a tail that fades behind it."""

from collections.abc import Sequence

from kivy.graphics import Color

from app.ui.kit.glow import Glow, GlowLayer
from app.ui.kit.part import Part
from app.ui.shift.shift_geometry import Point

TAIL, BETWEEN = 26, 0.016
"""How many lights follow each other, and how far, as shares of the way."""
HEAD, CORE, LAST = 1.05, 0.42, 0.3
"""How wide the first one is in cells, what is bright in it, and of that the last one."""
BEND = 0.16
"""How far the way bends aside, as a share of its length."""
LIGHT, BRIGHT = (1.0, 0.8, 0.3, 0.85), (1.0, 0.98, 0.88, 1.0)


class TargetLight(Part):
    """At rest it draws nothing."""

    def __init__(self) -> None:
        super().__init__()
        with self:
            Color(1, 1, 1, 1)
            self._light, self._core = GlowLayer(LIGHT), GlowLayer(BRIGHT)
        self.is_shown = False

    def show(self, start: Point, end: Point, cell: float, share: float) -> None:
        """So far on its way; its tail comes after."""
        self.is_shown = share < 1
        if share >= 1:
            return
        lights = list(_lights(start, end, share * (1 + TAIL * BETWEEN)))
        self._light.show([Glow(x, y, HEAD * cell * size) for x, y, size in lights])
        self._core.show([Glow(x, y, CORE * cell * size) for x, y, size in lights])


def _lights(start: Point, end: Point, share: float) -> Sequence[tuple[float, float, float]]:
    found = []
    for number in range(TAIL):
        along = share - number * BETWEEN
        if 0 <= along <= 1:
            found.append((*_way(start, end, along), 1 - (1 - LAST) * number / TAIL))
    return found


def _way(start: Point, end: Point, along: float) -> Point:
    across, up = end[0] - start[0], end[1] - start[1]
    aside = 4 * BEND * along * (1 - along)
    return start[0] + across * along + up * aside, start[1] + up * along - across * aside
