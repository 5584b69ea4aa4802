"""Tiles of Connect in rows, as many side by side as there is room for."""

from typing import Any

from kivy.clock import Clock
from kivy.properties import ListProperty, NumericProperty
from kivy.uix.widget import Widget

from app.ui.connect.connect_board import THEME, tile_quads
from app.ui.kit.atlas import atlas_for
from app.ui.kit.quads import Quad, TintedLayer

GAP = 1 / 7
"""In tiles."""


class TileRows(Widget):
    """Takes the height that its rows need; `side` is that of a tile."""

    tiles = ListProperty()
    side = NumericProperty("56dp")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint_y=None, **kwargs)
        with self.canvas:
            self._layer = TintedLayer(1, 1, 1, 1)
        draw = Clock.create_trigger(self._draw, -1)
        for name in ("pos", "size", "tiles", "side"):
            self.fbind(name, draw)
        draw()

    def _draw(self, *_: object) -> None:
        side, pitch = self.side, self.side * (1 + GAP)
        columns = max(int((self.width + GAP * side) // pitch), 1)
        self.height = -(-len(self.tiles) // columns) * pitch
        atlas = atlas_for(THEME, side)
        quads: list[Quad] = []
        for number, tile in enumerate(self.tiles):
            row, column = divmod(number, columns)
            x, y = self.x + column * pitch + side / 2, self.top - row * pitch - side / 2
            quads += tile_quads(atlas, tile, x, y, side)
        self._layer.show(atlas, quads)
