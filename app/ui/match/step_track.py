"""How far one has come: stones in a row, a pawn that walks on them, and at their end a flag."""

from kivy.clock import Clock
from kivy.graphics import Color
from kivy.metrics import dp
from kivy.properties import ColorProperty, NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from app.ui.kit.rounded import Box, RoundedLayer

STONE, LOW, FLAG = 0.7, 7, 24
"""How wide a stone is, of its step; and in dp how high, and what the flag needs."""


class StepTrack(FloatLayout):
    """The pawn stands after `at` of its `steps`, and `rises` so far above the track."""

    steps = NumericProperty(20)
    rises = NumericProperty(0)
    at = NumericProperty(0)
    pawn = StringProperty("red")
    passed = ColorProperty((0, 0, 0, 1))
    ahead = ColorProperty((0, 0, 0, 1))
    ink = ColorProperty((0, 0, 0, 1))

    def on_kv_post(self, _: object) -> None:
        with self.canvas.before:
            Color(1, 1, 1, 1)
            self._ahead, self._passed = RoundedLayer(), RoundedLayer()
        self._draw = Clock.create_trigger(self._drawn, -1)
        for name in ("pos", "size", "steps", "at", "pawn", "passed", "ahead"):
            self.fbind(name, self._draw)
        self._draw()

    def _drawn(self, *_: object) -> None:
        steps = max(1, round(self.steps))
        high = dp(LOW)
        stones = [self.stone(step) for step in range(steps + 1)]
        passed = round(min(self.at, steps)) + 1
        self._passed.tint(self.passed)
        self._ahead.tint(self.ahead)
        self._passed.show(stones[:passed], high / 2)
        self._ahead.show(stones[passed:], high / 2)
        pawn = self.ids.pawn
        pawn.pos = self.x_of(min(self.at, steps)) - pawn.width / 2, self.y + dp(3)

    def stone(self, step: int) -> Box:
        wide = STONE * self._step
        return self.x_of(step) - wide / 2, self.y + dp(2), wide, dp(LOW)

    @property
    def _step(self) -> float:
        room = self.width - float(self.ids.pawn.width) - dp(FLAG)
        return float(max(1.0, room / max(1, self.steps)))

    def x_of(self, step: float) -> float:
        return float(self.x + self.ids.pawn.width / 2 + self._step * step)
