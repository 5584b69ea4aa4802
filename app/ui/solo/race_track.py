"""How far one has come in a race: a way with stations, a pawn, and a fainter one that is raced;
where targets are known, these in order, what is found ticked off and the one that is due ringed."""

from kivy.graphics import Color, Ellipse, Line
from kivy.metrics import dp
from kivy.properties import ColorProperty, ObjectProperty
from kivy.uix.widget import Widget
from kivy.utils import get_color_from_hex

from app.presenters.solo.aim import NO_TRACK, Track
from app.ui.kit.figure_view import FigureView
from app.ui.kit.pawn import Pawn
from app.ui.kit.shown import Shown

PAWN, DOT, LESS = 22, 5, 15
"""In dp: how large they are, and a pawn at the foot of a target."""
FAINT, LIGHT, DIM = 0.5, 0.8, 0.55
"""How much is seen of the pawn that one races, of it when it is small, and of the paper over what
is found."""
RING, TICK = 0.9, 1.4
"""In dp: how strong their lines are."""
WAY, DUE = get_color_from_hex("#9C8B72"), get_color_from_hex("#B36A00")


class RaceTrack(Shown):
    track: Track = ObjectProperty(NO_TRACK, rebind=True)
    ink, paper = ColorProperty((0, 0, 0, 1)), ColorProperty((1, 1, 1, 1))

    def on_kv_post(self, _: object) -> None:
        self._targets, self._ticks = FigureView(), Widget()
        self._other, self._own = Pawn(size=(dp(PAWN),) * 2), Pawn(size=(dp(PAWN),) * 2)
        for each in (self._targets, self._ticks, self._other, self._own):
            self.add_widget(each)
        for name in ("pos", "size", "track"):
            self.fbind(name, self._show)
        self._show()

    def on_is_there(self, *_: object) -> None:
        """Away it leaves its room to others."""
        super().on_is_there()
        self.size_hint_x = 1 if self.is_there else None
        if not self.is_there:
            self.width = 0

    def _show(self, *_: object) -> None:
        track: Track = self.track
        self.canvas.before.clear()
        self._ticks.canvas.clear()
        self._targets.figure = track.targets
        self._own.color = self._other.color = track.pawn
        self._own.opacity = float(not track.has_targets)
        self._other.opacity = FAINT * track.has_other
        if track.has_targets:
            self._show_targets(track)
        else:
            self._show_way(track)

    # With an end that nobody sees

    def _show_way(self, track: Track) -> None:
        self._other.size = (dp(PAWN),) * 2
        self._own.center = self._at(track.own)
        self._other.center = self._at(track.other)
        if not track.length:
            return
        with self.canvas.before:
            Color(*WAY)
            Line(points=[*self._at(0), *self._at(track.length)], width=dp(1))
            for number in range(track.length + 1):
                x, y = self._at(number)
                Color(*(self.ink if number <= track.own else WAY))
                Ellipse(pos=(x - dp(DOT) / 2, y - dp(DOT) / 2), size=(dp(DOT), dp(DOT)))

    def _at(self, found: int) -> tuple[float, float]:
        """The place after so many targets."""
        room = self.width - dp(PAWN)
        return self.x + dp(PAWN) / 2 + room * self.track.share(found), self.center_y

    # Target by target

    def _show_targets(self, track: Track) -> None:
        cell = min(self.height, self.width / track.length)
        self._targets.pos = self.x, self.center_y - cell / 2
        self._targets.size = cell * track.length, cell
        with self._ticks.canvas:
            for number in range(min(track.own, track.length)):
                self._tick(number, cell)
            if track.own < track.length:
                Color(*DUE)
                Line(circle=(*self._middle(track.own, cell), cell / 2 - dp(RING)), width=dp(RING))
        self._other.opacity = LIGHT * (track.other > 0)
        self._other.size = (dp(LESS),) * 2
        x, y = self._middle(track.other - 1, cell)
        self._other.center = x + cell / 3, y - cell / 3

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
