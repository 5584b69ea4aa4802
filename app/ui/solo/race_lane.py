"""A lane of a race that is over: from its start to its end, a dot where a target was found."""

from kivy.clock import Clock
from kivy.graphics import Color, Ellipse, Line, Rectangle
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, ObjectProperty
from kivy.uix.widget import Widget

from app.presenters.solo.lanes import Lane
from app.ui.kit.pile import Pile

DOT, MARK, EDGE = 12, 8, 6
"""In dp: a find, the sign of a minute or a turn, and what is free at both ends."""


class LaneLine(Widget):
    lane: Lane = ObjectProperty(Lane())
    ink = ColorProperty((0, 0, 0, 1))
    way = ColorProperty((0, 0, 0, 1))
    paper = ColorProperty((1, 1, 1, 1))

    def on_kv_post(self, _: object) -> None:
        self._draw = Clock.create_trigger(self._drawn, -1)
        for name in ("pos", "size", "lane", "ink", "way", "paper"):
            self.fbind(name, self._draw)
        self._draw()

    def _drawn(self, *_: object) -> None:
        self.canvas.clear()
        y, marks = self.center_y, self.lane.marks + 1
        with self.canvas:
            Color(*self.way)
            Line(points=[self._at(0), y, self._at(1), y], width=dp(1.2))
            for number in range(marks + 1):
                x = self._at(number / marks)
                Rectangle(pos=(x - dp(0.8), y - dp(MARK) / 2), size=(dp(1.6), dp(MARK)))
            for share in self.lane.found:
                self._dot(self.ink, self._at(share), DOT)
                self._dot(self.ink if self.lane.is_own else self.paper, self._at(share), DOT - 4)

    def _dot(self, color: tuple[float, ...], x: float, size: int) -> None:
        Color(*color)
        Ellipse(pos=(x - dp(size) / 2, self.center_y - dp(size) / 2), size=(dp(size), dp(size)))

    def _at(self, share: float) -> float:
        return float(self.x + dp(EDGE) + (self.width - 2 * dp(EDGE)) * min(1.0, share))


class RaceLane(Pile):
    """Its name before it, its result behind it; one that `is_large` has larger words."""

    lane: Lane = ObjectProperty(Lane(), rebind=True)
    is_large = BooleanProperty(False)
