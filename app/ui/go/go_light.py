"""Light that runs over a solved board, from the centre to each treasure."""

from collections.abc import Sequence

from kivy.graphics import Color, Line

from app.games.go.tiles import DICE
from app.ui.kit.changes import Changes
from app.ui.kit.part import Part

GLOW, CORE = (1, 0.78, 0.25, 0.55), (1, 0.98, 0.86, 1)
GLOW_WIDE, CORE_WIDE = 0.11, 0.045
"""In cells, from the middle of the line to its edge."""

Points = Sequence[tuple[float, float]]


class GoLight(Part):
    """A glowing line for each way."""

    def __init__(self) -> None:
        super().__init__()
        self._changes = Changes()
        with self:
            Color(*GLOW)
            self._glow = [Line(joint="round", cap="round") for _ in DICE]
            Color(*CORE)
            self._core = [Line(joint="round", cap="round") for _ in DICE]
        self.is_shown = False

    def show(self, ways: Sequence[Points], cell: float) -> None:
        """As far as the light has come, in pixels."""
        if self._changes.are_in("widths", cell):
            for lines, wide in ((self._glow, GLOW_WIDE), (self._core, CORE_WIDE)):
                for line in lines:
                    line.width = max(1.1, wide * cell)
        for number, (glow, core) in enumerate(zip(self._glow, self._core, strict=True)):
            way = ways[number] if number < len(ways) else ()
            points = [side for point in way for side in point] if len(way) > 1 else []
            glow.points = core.points = points
        self.is_shown = bool(ways)
