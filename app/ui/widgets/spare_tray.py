"""The tray where the spare tile rests between two keys that turn it."""

from typing import Any

from kivy.clock import Clock
from kivy.graphics import Color
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from app.presenters.shift_board_model import TileModel
from app.ui.atlas import atlas_for
from app.ui.boards.cell_layers import LOOSE, MARK, SHADOW, tile_name
from app.ui.boards.quads import QuadLayer, centred

LARGEST = 96


class SpareTray(BoxLayout):
    """`is_out`: the tile hangs at an arrow or is in the hand, and a slot shows its place."""

    tile: TileModel = ObjectProperty(None, allownone=True)
    edition = StringProperty("crew")
    is_out = BooleanProperty(False)
    is_active = BooleanProperty(False)
    slot = ColorProperty("#00000000")
    side = NumericProperty(0)
    __events__ = ("on_turn",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            self._slot_color = Color(0, 0, 0, 0)
            self._slot = QuadLayer()
            Color(1, 1, 1, 1)
            self._tile = QuadLayer()
        self._draw = Clock.create_trigger(self._drawn, -1)
        for name in ("pos", "size", "tile", "edition", "is_out", "slot"):
            self.fbind(name, self._draw)

    def on_kv_post(self, _: object) -> None:
        self.ids.place.bind(pos=self._draw, size=self._draw)

    def on_turn(self, quarter_turns: int) -> None:
        """One of the keys was tapped."""

    @property
    def spot(self) -> tuple[float, float]:
        return tuple(self.ids.place.center)

    def holds(self, x: float, y: float) -> bool:
        return bool(self.ids.place.collide_point(x, y))

    def _drawn(self, *_: object) -> None:
        place = self.ids.place
        self.side = min(place.width, place.height, dp(LARGEST))
        atlas = atlas_for(self.edition, self.side)
        cell = self.side * 0.88
        x, y = place.center
        self._slot_color.rgba = self.slot
        self._slot.show(atlas, [centred(atlas, "outline/dashed", x, y, cell)] * self.is_out)
        quads = []
        if self.tile is not None and not self.is_out:
            quads = [
                centred(atlas, "shadow", x + 0.012 * cell, y - 0.03 * cell, SHADOW * cell),
                centred(atlas, tile_name(self.tile, False), x, y, LOOSE * cell),
            ]
            if self.tile.target:
                quads.append(centred(atlas, f"mark/m{self.tile.target}", x, y, MARK * cell))
        self._tile.show(atlas, quads)
