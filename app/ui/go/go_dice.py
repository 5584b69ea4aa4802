"""The four dice of a roll: blank in the hand, then each shows its faces in turn as it falls.

They lie in a row, or in two where that makes them larger.
"""

from collections.abc import Iterable
from math import sin
from typing import Any

from kivy.animation import AnimationTransition
from kivy.clock import Clock
from kivy.graphics import Color
from kivy.metrics import dp
from kivy.properties import ListProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from app.games.go.tiles import DICE, FACES
from app.ui.go.blank_dice import BlankDice
from app.ui.go.go_board import THEME
from app.ui.kit.atlas import Atlas, atlas_for
from app.ui.kit.quads import QuadLayer, Stamp, TintedLayer, centred

SECONDS = 0.4
LATE = 0.03 / SECONDS
ONE = 1 - LATE * (len(DICE) - 1)
"""How much later each die rests than the one before, and how long one takes, of the whole."""
LARGEST, BETWEEN, CLOSE, LARGER = 58, 8, 0.03, 1.12
"""In dp; how much of a narrow place is left between two of them, and how much larger they are at
least for a second row."""
JUMP, SHAKE, ABOVE = 0.3, 0.07, 2
"""How high they fall from and how far they shake, in dice; how far out of their place, in dp."""
ASIDE, TICK = 0.34, 0.5
"""Of a die: how far its tick lies from its middle, and how wide it is."""
TICKS = 0.04
"""How much later a tick is seen than the tile that joined it, in seconds: a frame or two."""
SHOWS = 0.72
"""From then on a die shows what was rolled."""


class GoDice(Widget):
    """`tumble` runs from 0 to 1, where they lie; `rattle` is for how long they are in the hand.

    Those that are `joined`, counted from 0, have a tick. `sway` shifts them sideways, while they
    are pointed out. `waits` says what lets them fall, a shake or a tap; empty when they are not in
    the hand.
    """

    roll = ListProperty()
    joined = ListProperty()
    waits = StringProperty()
    tumble = NumericProperty(1.0)
    rattle = NumericProperty(0.0)
    sway = NumericProperty(0.0)
    __events__ = ("on_poke",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with self.canvas:
            Color(1, 1, 1, 1)
            self._dice, self._blank = QuadLayer(), BlankDice()
            self._ticks = TintedLayer(1, 1, 1, 1)
        self._lie()
        for name in ("pos", "size"):
            self.fbind(name, self._lie)
        for name in ("roll", "tumble", "rattle", "sway", "waits"):
            self.fbind(name, self._draw)
        self.fbind("joined", Clock.create_trigger(self._show_ticks, TICKS))

    def on_poke(self) -> None:
        """A finger touched them."""

    def on_touch_down(self, touch: Any) -> bool:
        if self.collide_point(*touch.pos):
            self.dispatch("on_poke")
        return bool(super().on_touch_down(touch))

    def _lie(self, *_: object) -> None:
        """Where and how large they lie: nothing of it is reckoned again while they fall."""
        between = float(min(dp(BETWEEN), self.width * CLOSE))
        rows = 1 + (self._side_in(2, between) > LARGER * self._side_in(1, between))
        side, columns = self._side_in(rows, between), len(DICE) // rows
        step, self.side = side + between, side
        left, top = self.x + side / 2, self.y + self.height / 2 + (rows - 1) * step / 2
        self._middles = [
            (left + number % columns * step, top - number // columns * step)
            for number in range(len(DICE))
        ]
        self._stamps: dict[tuple[int, int], Stamp] = {}
        free = self.height - rows * step + between
        self._fall = min(JUMP * side, free / 2 + dp(ABOVE))
        self._draw()

    def _side_in(self, rows: int, between: float) -> float:
        """How large they are in so many rows."""
        columns = len(DICE) // rows
        wide = (self.width - between * (columns - 1)) / columns
        high = (self.height - between * (rows - 1)) / rows
        return float(min(dp(LARGEST), wide, high))

    def middle(self, number: int) -> tuple[float, float]:
        """Where this die lies."""
        return self._middles[number]

    def _draw(self, *_: object) -> None:
        side = self.side
        if side < 2 or not self.roll:
            self._dice.clear()
            self._blank.is_shown = self._ticks.is_shown = False
            return
        tumble, rattle, sway = self.tumble, self.rattle, self.sway
        atlas = atlas_for(THEME, side / 0.8)
        dice = []
        for number, treasure in enumerate(self.roll):
            share = min(1.0, max(0.0, (tumble - LATE * number) / ONE))
            x, y = self._middles[number]
            x += sway
            if share < 1:
                y += (1 - AnimationTransition.out_bounce(share)) * self._fall
            if rattle:
                shake = SHAKE * side * (1 - share)
                x += shake * sin(37 * rattle + number)
                y += shake * sin(29 * rattle + 2 * number)
            dice.append((self._face(number, treasure, share), x, y))
        packed = [self._stamp(atlas, face).corners(x, y, side) for face, x, y in dice]
        self._dice.show_corners(atlas, b"".join(packed))
        if self._ticks.is_shown or self.joined:
            self._show_ticks()
        if self.waits or self._blank.is_shown:
            self._show_blank(atlas, dice if self.waits else ())

    def _show_ticks(self, *_: object) -> None:
        """As on the board, at the same corner, on dice that lie."""
        if not self.joined or self.tumble < 1 or self.rattle or self.side < 2:
            self._ticks.is_shown = False
            return
        atlas, side = atlas_for(THEME, self.side / 0.8), self.side
        away, tick = ASIDE * side, self._stamp(atlas, 0)
        packed = b""
        for number in self.joined:
            x, y = self._middles[number]
            packed += tick.corners(x + self.sway + away, y + away, side)
        self._ticks.show_corners(atlas, packed)

    def _show_blank(self, atlas: Atlas, dice: Iterable[tuple[int, float, float]]) -> None:
        side = self.side
        self._blank.show(atlas, [centred(atlas, f"die/m{face}", x, y, side) for face, x, y in dice])

    def _stamp(self, atlas: Atlas, face: int) -> Stamp:
        """One wide, of the size at which they lie; a tick is smaller."""
        key = atlas.cell, face
        if key not in self._stamps:
            name, wide = (f"die/m{face}", 1.0) if face else ("badge/joined", TICK)
            self._stamps[key] = Stamp(atlas, [centred(atlas, name, 0, 0, wide)])
        return self._stamps[key]

    def _face(self, number: int, treasure: int, share: float) -> int:
        """What it shows: one of its own faces after the other, and in the end what was rolled."""
        if share >= SHOWS:
            return treasure
        first = (treasure - 1) // len(FACES) * len(FACES) + 1
        return first + (treasure + number + int(share * 14 + self.rattle * 10)) % len(FACES)
