"""A closed wall before something that nobody is to see now: a game's picture, repeated."""

from pathlib import Path
from typing import Any

from kivy.core.image import Image
from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.properties import StringProperty
from kivy.uix.widget import Widget

FOLDER = Path(__file__).parents[3] / "assets" / "curtains"
WIDE, SHARE = 280, 0.6
"""Width of the wall's picture before it repeats: in dp, and of the shorter side at least, for many
small stones are restless."""


class Wall(Widget):
    edition = StringProperty("go")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            Color(1, 1, 1, 1)
            self._stones = Rectangle()
        for name in ("pos", "size", "edition"):
            self.fbind(name, self._draw)

    def _draw(self, *_: object) -> None:
        texture = Image(str(FOLDER / f"{self.edition}.png")).texture
        texture.wrap = "repeat"
        self._stones.texture = texture
        self._stones.pos, self._stones.size = self.pos, self.size
        side = max(dp(WIDE), SHARE * min(self.size))
        wide, high = self.width / side, self.height / side
        self._stones.tex_coords = (0, high, wide, high, wide, 0, 0, 0)
