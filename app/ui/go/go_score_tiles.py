"""The score tiles of Go that are left, and the one that a seat has taken."""

from typing import Any

from kivy.metrics import dp
from kivy.properties import ListProperty, NumericProperty
from kivy.uix.widget import Widget

from app.ui.go.go_board import THEME
from app.ui.kit.atlas import atlas_for
from app.ui.kit.quads import TintedLayer, centred

WIDE = 0.7
"""A tile's width, of its height."""
GAP = 5
"""In dp."""
ASIDE = 0.35
"""How much is seen of tiles that only others may take."""


class GoScoreTiles(Widget):
    """`left` from the highest down; a tile that was taken stands in front by itself. `light` falls
    on them: by night there is less."""

    left = ListProperty()
    taken = NumericProperty(None, allownone=True)
    light = NumericProperty(1)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            self._own = TintedLayer(1, 1, 1, 1)
            self._others = TintedLayer(1, 1, 1, 1)
        for name in ("pos", "size", "left", "taken", "light"):
            self.fbind(name, self._draw)

    @property
    def shown(self) -> list[int]:
        return ([self.taken] if self.taken else []) + list(self.left)

    @property
    def wide(self) -> float:
        count = max(1, len(self.shown))
        return min(WIDE * self.height, (self.width - dp(GAP) * (count - 1)) / count)

    @property
    def first(self) -> tuple[float, float]:
        """The middle of the tile in front."""
        return self.x + self.wide / 2, self.center_y

    def _draw(self, *_: object) -> None:
        wide = self.wide
        if wide < 2:
            self._own.is_shown = self._others.is_shown = False
            return
        atlas, (x, y) = atlas_for(THEME, wide / WIDE), self.first
        quads = [
            centred(atlas, f"score/{value}", x + place * (wide + dp(GAP)), y, wide)
            for place, value in enumerate(self.shown)
        ]
        owned = 1 if self.taken else 0
        self._own.tint.rgb = self._others.tint.rgb = (self.light,) * 3
        self._others.tint.a = ASIDE if owned else 1
        self._own.show(atlas, quads[:owned])
        self._others.show(atlas, quads[owned:])
