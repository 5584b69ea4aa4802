"""How many turns, tiles or rolls are done of so many: a bar in parts, full and hollow."""

from collections.abc import Sequence

from kivy.clock import Clock
from kivy.graphics import Color
from kivy.metrics import dp
from kivy.properties import ColorProperty, ListProperty

from app.ui.kit.rounded import Rounded
from app.ui.kit.shown import Shown

GAP, RIM, MOST = 4, 1.25, 26
"""In dp: between two parts, of a hollow one, and how long one is at most."""


class TurnBar(Shown):
    """`parts` are true for what is done."""

    parts = ListProperty()
    ink = ColorProperty((0, 0, 0, 1))
    paper = ColorProperty((1, 1, 1, 1))

    def on_kv_post(self, _: object) -> None:
        self._draw = Clock.create_trigger(self._drawn, -1)
        for name in ("pos", "size", "parts", "ink", "paper"):
            self.fbind(name, self._draw)
        self._draw()

    def _drawn(self, *_: object) -> None:
        self.canvas.clear()
        parts: Sequence[bool] = self.parts
        if not parts:
            return
        wide = min(dp(MOST), (self.width + dp(GAP)) / len(parts) - dp(GAP))
        with self.canvas:
            for number, is_done in enumerate(parts):
                self._part(self.x + number * (wide + dp(GAP)), wide, is_done)

    def _part(self, x: float, wide: float, is_done: bool) -> None:
        Color(*self.ink)
        Rounded(pos=(x, self.y), size=(wide, self.height), radius=self.height / 2)
        if is_done:
            return
        rim = dp(RIM)
        Color(*self.paper)
        high = self.height - 2 * rim
        Rounded(pos=(x + rim, self.y + rim), size=(wide - 2 * rim, high), radius=high / 2)
