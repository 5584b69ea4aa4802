"""The spare tile where it rests: in a tray, or beside the board where it fell out."""

from math import pi, sin
from typing import Any

from kivy.clock import Clock
from kivy.graphics import Color, PopMatrix, PushMatrix, Rotate
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from app.presenters.shift.board_model import NO_TILE, TileModel
from app.ui.kit.atlas import atlas_for
from app.ui.kit.glow import Glow, GlowLayer
from app.ui.kit.motion import Motion, Movement
from app.ui.kit.part import Part
from app.ui.kit.quads import QuadLayer, TintedLayer, centred
from app.ui.shift.cell_layers import GLOW, GLOW_WIDE, LOOSE, MARK, SHADOW, SOFT_RINGS, tile_name
from app.ui.shift.shift_geometry import Point

LARGEST, SHARE = 132, 0.88
"""Of the place in dp; and of the tile in its place."""
STRETCH = 1.15
"""How much larger than a cell of the board it is shown before it has an atlas of its own."""
TURN, PRESSED = 0.16, (0.86, 0.86, 0.86)
SWAY, SWINGS, WIGGLE = 11, 3, 0.36
"""How many degrees it swings when it is meant, how often, and in how many seconds."""


class SpareTile(Widget):
    """`is_out`: the tile hangs at an arrow or is in the hand, and a slot shows its place.

    `is_wanted`: the one who looks strives for its target; `is_pressed`: a finger lies on it.
    """

    is_played_on = True
    tile: TileModel = ObjectProperty(NO_TILE)
    edition = StringProperty("crew")
    is_out = BooleanProperty(False)
    is_wanted = BooleanProperty(False)
    is_pressed = BooleanProperty(False)
    slot = ColorProperty("#00000000")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._motion = Motion()
        with self.canvas:
            self._slot = TintedLayer(0, 0, 0, 0)
            self._shade = Color(1, 1, 1, 1)
            self._begin = Part()
            self._tile = QuadLayer()
            self._glow = GlowLayer(GLOW)
            self._ring = TintedLayer(1, 1, 1, 0.85)
            self._end = Part()
        with self._begin:
            PushMatrix()
            self._matrix = Rotate(angle=0, axis=(0, 0, 1))
        with self._end:
            PopMatrix()
        self._turn(0)
        self._draw = Clock.create_trigger(self._drawn, -1)
        for name in ("pos", "size", "tile", "edition", "is_out", "is_wanted", "slot"):
            self.fbind(name, self._draw)

    def on_is_pressed(self, *_: object) -> None:
        """A finger lies on it."""
        self._shade.rgb = PRESSED if self.is_pressed else (1, 1, 1)

    @property
    def spot(self) -> Point:
        return tuple(self.center)

    @property
    def cell(self) -> float:
        """How large it lies there."""
        return SHARE * min(self.width, self.height, dp(LARGEST))

    @property
    def is_in_sight(self) -> bool:
        return self.get_parent_window() is not None

    def press(self, is_pressed: bool) -> None:
        self.is_pressed = is_pressed

    def wiggle(self, speed: float) -> None:
        """It is meant."""

        def sway(share: float) -> None:
            self._turn(SWAY * sin(SWINGS * 2 * pi * share) * (1 - share))

        if speed:
            self._motion.play([Movement(WIGGLE, sway, "linear")], speed, lambda: None)

    def _turn(self, angle: float) -> None:
        """Upright it needs no matrix."""
        self._matrix.origin, self._matrix.angle = self.center, angle
        self._begin.is_shown = self._end.is_shown = bool(angle)

    def holds(self, x: float, y: float) -> bool:
        return bool(self.collide_point(x, y))

    def turn(self, quarter_turns: int, speed: float) -> None:
        """It has been turned clockwise: show how."""

        def turning(share: float) -> None:
            self._turn(90 * quarter_turns * (1 - share))

        turning(0)
        self._motion.play([Movement(TURN, turning, "out_back")], speed, lambda: None)

    def _drawn(self, *_: object) -> None:
        side = min(self.width, self.height, dp(LARGEST))
        if side < 2:
            return
        cell = side * SHARE
        atlas = atlas_for(self.edition, cell / STRETCH)
        x, y = self.center
        self._slot.tint.rgba = self.slot
        self._slot.show(atlas, [centred(atlas, "outline/dashed", x, y, cell)] * self.is_out)
        quads = []
        if self.tile.sides and not self.is_out:
            quads = [
                centred(atlas, "shadow", x + 0.012 * cell, y - 0.03 * cell, SHADOW * cell),
                centred(atlas, tile_name(self.tile, False), x, y, LOOSE * cell),
            ]
        is_ringed = self.is_wanted and not self.is_out
        rings = [centred(atlas, "ring/goal", x, y, size * cell) for size in SOFT_RINGS]
        if quads and self.tile.target:
            mark = centred(atlas, f"mark/m{self.tile.target}", x, y, MARK * cell)
            quads, rings = [*quads, mark], [mark, *rings]
        self._tile.show(atlas, quads)
        self._glow.show([Glow(x, y, GLOW_WIDE * cell)] * is_ringed)
        self._ring.show(atlas, rings * is_ringed)
