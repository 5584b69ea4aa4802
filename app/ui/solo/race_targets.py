"""How far one has come in a race for known targets: these in their order, what is found ticked off,
the one that is due ringed, and the ghost of whoever is raced at the last one it found."""

from kivy.graphics import Color, Ellipse, Line
from kivy.metrics import dp
from kivy.properties import ColorProperty, ObjectProperty
from kivy.uix.widget import Widget

from app.presenters.solo.aim import NO_TRACK, Track
from app.ui.kit.figure_view import FigureView
from app.ui.kit.shown import Shown
from app.ui.kit.sign import Sign
from app.ui.solo.race_way import GHOST

DIM = 0.62
"""How much is seen of the paper over what is found."""
RING, TICK = 1.2, 1.6
"""In dp: how strong their lines are."""
LESS = 0.62
"""Of a target: how large the ghost is at its foot."""


class RaceTargets(Shown):
    track: Track = ObjectProperty(NO_TRACK, rebind=True)
    ink, paper = ColorProperty((0, 0, 0, 1)), ColorProperty((1, 1, 1, 1))
    due, other_ink = ColorProperty((0, 0, 0, 1)), ColorProperty((0, 0, 0, 1))

    def on_kv_post(self, _: object) -> None:
        self._targets, self._ticks = FigureView(), Widget()
        self._other = Sign(icon=GHOST, size_hint=(None, None))
        for each in (self._targets, self._ticks, self._other):
            self.add_widget(each)
        for name in ("pos", "size", "track", "ink", "paper", "due", "other_ink"):
            self.fbind(name, self._show)
        self._show()

    def _show(self, *_: object) -> None:
        track: Track = self.track
        self._ticks.canvas.clear()
        self._targets.figure = track.targets
        cell = min(self.height, self.width / max(1, track.length))
        self._targets.pos = self.x, self.center_y - cell / 2
        self._targets.size = cell * track.length, cell
        self._show_other(track, cell)
        if not track.has_targets or not self.height:
            return
        with self._ticks.canvas:
            for number in range(min(track.own, track.length)):
                self._tick(number, cell)
            if track.own < track.length:
                Color(*self.due)
                Line(circle=(*self._middle(track.own, cell), cell / 2 - dp(RING)), width=dp(RING))

    def _show_other(self, track: Track, cell: float) -> None:
        self._other.opacity = float(track.has_targets and track.other > 0)
        self._other.font_size, self._other.ink = max(1, LESS * cell), self.other_ink
        self._other.size = LESS * cell, LESS * cell
        x, y = self._middle(track.other - 1, cell)
        self._other.center = x + cell / 3, y - cell / 4

    def _tick(self, number: int, cell: float) -> None:
        x, y = self._middle(number, cell)
        Color(*self.paper[:3], DIM)
        Ellipse(pos=(x - cell / 2, y - cell / 2), size=(cell, cell))
        Color(*self.ink)
        far = cell / 4
        points = [x - far, y, x - far / 4, y - 0.8 * far, x + far, y + 0.8 * far]
        Line(points=points, width=dp(TICK), cap="round", joint="round")

    def _middle(self, number: int, cell: float) -> tuple[float, float]:
        return self.x + (number + 0.5) * cell, self.center_y
