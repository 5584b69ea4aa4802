"""How far one has come in a race for known targets: these in their order, a tick for what is found,
the one that is due large in a ring, and the ghost of whoever is raced at the last one it found."""

from dataclasses import replace

from kivy.graphics import Color, Line
from kivy.metrics import dp
from kivy.properties import ColorProperty, NumericProperty, ObjectProperty
from kivy.uix.widget import Widget

from app.presenters.figures import Figure
from app.presenters.solo.aim import NO_TRACK, Track
from app.ui.kit.figure_view import FigureView
from app.ui.kit.shown import Shown
from app.ui.kit.sign import Sign
from app.ui.solo.race_way import GHOST

LARGE, TICKED = 1.4, 0.6
"""How wide what is due is, and what was found, beside what is still to come."""
RING, TICK = 1.2, 1.6
"""In dp: how strong their lines are."""
LESS, AT_FOOT = 0.62, 0.38
"""Of a target: how large the ghost is, and how far below the middle of one not found yet; at one
that was found it stands for the tick."""


class RaceTargets(Shown):
    """So `high`. What is due is large, what was found but a tick: a child sees where to go next."""

    track: Track = ObjectProperty(NO_TRACK, rebind=True)
    ink = ColorProperty((0, 0, 0, 1))
    high = NumericProperty("24dp")
    due, other_ink = ColorProperty((0, 0, 0, 1)), ColorProperty((0, 0, 0, 1))

    def on_kv_post(self, _: object) -> None:
        self._targets, self._ticks = FigureView(), Widget()
        self._other = Sign(icon=GHOST, size_hint=(None, None))
        for each in (self._targets, self._ticks, self._other):
            self.add_widget(each)
        for name in ("pos", "size", "track", "ink", "due", "other_ink"):
            self.fbind(name, self._show)
        self._show()

    def _show(self, *_: object) -> None:
        track: Track = self.track
        self._ticks.canvas.clear()
        row = in_line(track)
        cell = min(self.height / LARGE, self.width / max(1, row.columns))
        self._targets.figure = row
        self._targets.pos = self.x, self.center_y - LARGE * cell / 2
        self._targets.size = cell * row.columns, LARGE * cell
        self._show_other(track, cell)
        if not track.has_targets or not self.height:
            return
        with self._ticks.canvas:
            for number in range(min(track.own, track.length)):
                if number != track.other - 1:
                    self._tick(number, cell)
            if track.own < track.length:
                Color(*self.due)
                radius = LARGE * cell / 2 - dp(RING)
                Line(circle=(*self._middle(track.own, cell), radius), width=dp(RING))

    def _show_other(self, track: Track, cell: float) -> None:
        self._other.opacity = float(track.has_targets and track.other > 0)
        self._other.font_size, self._other.ink = max(1, LESS * cell), self.other_ink
        self._other.size = LESS * cell, LESS * cell
        x, y = self._middle(track.other - 1, cell)
        self._other.center = x, y - AT_FOOT * cell * (track.other > track.own)

    def _tick(self, number: int, cell: float) -> None:
        x, y = self._middle(number, cell)
        Color(*self.ink)
        far = TICKED * cell / 2.4
        points = [x - far, y, x - far / 4, y - 0.8 * far, x + far, y + 0.8 * far]
        Line(points=points, width=dp(TICK), cap="round", joint="round")

    def _middle(self, number: int, cell: float) -> tuple[float, float]:
        return self.x + middle_of(number, self.track.own) * cell, self.center_y


def middle_of(number: int, found: int) -> float:
    """In cells from the left."""
    return sum(_wide(before, found) for before in range(number)) + _wide(number, found) / 2


def _wide(number: int, found: int) -> float:
    return LARGE if number == found else TICKED if number < found else 1.0


def in_line(track: Track) -> Figure:
    """What is not found yet, at its places."""
    found, targets = track.own, track.targets
    left = tuple(
        replace(
            sprite,
            x=middle_of(number, found),
            y=LARGE / 2,
            scale=sprite.scale * (LARGE if number == found else 1.0),
        )
        for number, sprite in enumerate(targets.sprites)
        if number >= found
    )
    wide = sum(_wide(number, found) for number in range(len(targets.sprites)))
    return replace(targets, columns=wide, rows=LARGE, sprites=left) if wide else targets
