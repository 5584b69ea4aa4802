"""The hand of a seat of Connect: its tiles, a slot for the one that is out or still to be drawn."""

from dataclasses import replace
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import ColorProperty, ListProperty, NumericProperty
from kivy.uix.widget import Widget

from app.presenters.connect.table_model import HandTile
from app.ui.connect.connect_board import THEME, tile_quads
from app.ui.kit.atlas import atlas_for
from app.ui.kit.quads import TintedLayer, centred

LARGEST, GAP, SLOTS = 132, 12, 2
"""In dp (LOOK 8)."""
LIFTED, PRESSED = 1.06, 0.94


class HandTray(Widget):
    """Draws the tiles and says which one lies at a point; fingers belong to the page.

    `next_spot` is the middle of the slot for the tile to be drawn. `pressed` is the slot under a
    finger; `sway` shifts what lies there sideways, while it is pointed out. `deals` says how many
    tiles a hand has that is never filled again; what it laid leaves no slot.
    """

    is_played_on = True
    tiles: list[HandTile] = ListProperty()
    side = NumericProperty(1)
    next_spot = ListProperty([0, 0])
    pressed = NumericProperty(None, allownone=True)
    sway = NumericProperty(0)
    deals = NumericProperty(0)
    line_color = ColorProperty("#5C4B3A")
    glow_color = ColorProperty("#0B5F63")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            self._empty = TintedLayer()
            self._laid = TintedLayer(1, 1, 1, 1)
            self._held = TintedLayer()
        drawn = "pos", "size", "tiles", "line_color", "glow_color", "pressed", "sway", "deals"
        draw = Clock.create_trigger(self._draw, -1)
        for name in drawn:
            self.fbind(name, draw)
        self.fbind("size", self._measure)
        draw()

    def _measure(self, *_: object) -> None:
        wide = (self.width - dp(GAP) * (SLOTS - 1)) / SLOTS
        self.side = max(min(dp(LARGEST), wide, self.height - dp(10)), 1)

    def spot(self, slot: int) -> tuple[float, float]:
        """The middle of a slot on the screen."""
        pitch = self.side + dp(GAP)
        middle = (SLOTS - min(SLOTS, self.deals or SLOTS)) / 2
        return self.x + (slot + middle) * pitch + self.side / 2, self.center_y

    def slot_at(self, x: float, y: float) -> int | None:
        """The slot with a tile under this point, at least 48 dp wide."""
        half = max(self.side, dp(48)) / 2
        for slot in range(len(self.tiles)):
            middle_x, middle_y = self.spot(slot)
            if abs(x - middle_x) <= half and abs(y - middle_y) <= half:
                return slot
        return None

    def show_out(self, slot: int) -> None:
        """This place is empty as long as its tile is in the air."""
        out = replace(self.tiles[slot], is_out=True)
        self.tiles = [*self.tiles[:slot], out, *self.tiles[slot + 1 :]]

    def _place(self, slot: int) -> tuple[float, float, float]:
        """Where its tile is drawn, and how large."""
        x, y = self.spot(slot)
        return x + self.sway, y, self.side * (PRESSED if slot == self.pressed else 1)

    def _draw(self, *_: object) -> None:
        side = self.side
        self.next_spot = self.spot(len(self.tiles))
        atlas = atlas_for(THEME, side)
        self._empty.tint.rgba = [*self.line_color[:3], 0.7]
        self._held.tint.rgba = self.glow_color
        shown = [(slot, tile) for slot, tile in enumerate(self.tiles) if not tile.is_out]
        full = {slot for slot, _ in shown}
        slots = len(self.tiles) if self.deals else SLOTS
        empty = [slot for slot in range(slots) if slot not in full]
        self._empty.show(atlas, [centred(atlas, "legal", *self.spot(s), side) for s in empty])
        quads = [q for s, tile in shown for q in tile_quads(atlas, tile.tile, *self._place(s))]
        self._laid.show(atlas, quads)
        held = [slot for slot, tile in shown if tile.is_held]
        places = [self._place(slot) for slot in held]
        outline = [centred(atlas, "outline/lifted", x, y, LIFTED * wide) for x, y, wide in places]
        self._held.show(atlas, outline)
