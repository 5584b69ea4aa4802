"""Dice that nobody has rolled yet: blank faces, each with a question mark.

The face of a die is as light at its right rim as all the way across, so that is drawn over its
treasure.
"""

from collections.abc import Sequence
from functools import lru_cache

from kivy.core.text import Label as Letters
from kivy.graphics import Color, Rectangle

from app.games.go.tiles import DICE
from app.ui.kit.atlas import Atlas
from app.ui.kit.part import Part
from app.ui.kit.quads import PACKED, Quad, QuadLayer

LEFT, RIGHT, TOP, BOTTOM = 0.14, 0.86, 0.125, 0.75
"""What is covered, as shares of the die from its top left: all but rim and pips."""
RIM = 0.84
"""Where its face shows, whatever treasure lies on it."""
LETTER = 0.5
INK = (0.17, 0.13, 0.09, 0.8)


class BlankDice(Part):
    def __init__(self) -> None:
        super().__init__()
        with self:
            Color(1, 1, 1, 1)
            self._faces = QuadLayer()
            Color(*INK)
            self._signs = [Rectangle() for _ in DICE]
        self.is_shown = False

    def show(self, atlas: Atlas, dice: Sequence[Quad]) -> None:
        """Over these dice; over none it is not there."""
        self.is_shown = bool(dice)
        if not dice:
            return
        self._faces.show_corners(atlas, b"".join([_face(atlas, die) for die in dice]))
        sign = _question(round(LETTER * dice[0].width)).texture
        for rectangle, (_, x, y, width, height) in zip(self._signs, dice, strict=True):
            rectangle.texture, rectangle.size = sign, sign.size
            middle = y + height * (1 - (TOP + BOTTOM) / 2)
            rectangle.pos = x + (width - sign.width) / 2, middle - sign.height / 2


def _face(atlas: Atlas, die: Quad) -> bytes:
    """Packed, as a mesh wants it."""
    name, x, y, width, height = die
    left, top, right, bottom = atlas.corners[name]
    across = left + (right - left) * RIM
    high, low = (top + (bottom - top) * share for share in (TOP, BOTTOM))
    x1, x2 = x + LEFT * width, x + RIGHT * width
    y1, y2 = y + (1 - BOTTOM) * height, y + (1 - TOP) * height
    below = x1, y1, across, low, x2, y1, across, low
    return PACKED.pack(*below, x2, y2, across, high, x1, y2, across, high)


@lru_cache(maxsize=4)
def _question(size: int) -> Letters:
    """Itself, not its texture alone: where that is lost it is written again."""
    letters = Letters(text="?", font_name="Roboto", bold=True, font_size=size)
    letters.refresh()
    return letters
