"""How many pages there are, and which one is seen."""

from kivy.clock import Clock
from kivy.graphics import Color
from kivy.metrics import dp
from kivy.properties import ColorProperty, NumericProperty

from app.ui.kit.rounded import Rounded
from app.ui.kit.shown import Shown

DOT, GAP = 10, 8


class Dots(Shown):
    count = NumericProperty(0)
    at = NumericProperty(0)
    strong = ColorProperty("#0B5F63")
    weak = ColorProperty("#D9C7AB")

    def on_kv_post(self, _: object) -> None:
        draw = Clock.create_trigger(self._draw, -1)
        for name in ("count", "at", "pos", "size", "strong", "weak"):
            self.fbind(name, draw)
        draw()

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        side, step = dp(DOT), dp(DOT + GAP)
        x, y = self.center_x - (self.count * step - dp(GAP)) / 2, self.center_y - side / 2
        with self.canvas:
            for number in range(int(self.count)):
                Color(*(self.strong if number == self.at else self.weak))
                Rounded(pos=(x + number * step, y), size=(side, side), radius=side / 2)
