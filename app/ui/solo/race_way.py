"""How far one has come in a race with an end that nobody sees: a way with stations, a pawn, and
the ghost of whoever is raced."""

from kivy.graphics import Color, Ellipse, Line
from kivy.properties import ColorProperty, NumericProperty, ObjectProperty

from app.presenters.solo.aim import NO_TRACK, Track
from app.ui.kit.pawn import Pawn
from app.ui.kit.shown import Shown
from app.ui.kit.sign import Sign

DOT, LINE, BY = 0.23, 0.045, 0.3
"""Of the height: how large stations are, how strong the line, and how far apart two stand on one
station."""
GHOST = "ghost"


class RaceWay(Shown):
    """As `high` as its pawn; `ink` is the colour of what was gone, `dull` of what was not."""

    track: Track = ObjectProperty(NO_TRACK, rebind=True)
    high = NumericProperty("22dp")
    ink, dull = ColorProperty((0, 0, 0, 1)), ColorProperty((0, 0, 0, 1))
    other_ink = ColorProperty((0, 0, 0, 1))

    def on_kv_post(self, _: object) -> None:
        self._other, self._own = Sign(icon=GHOST, size_hint=(None, None)), Pawn()
        self.add_widget(self._other)
        self.add_widget(self._own)
        for name in ("pos", "size", "track", "ink", "dull", "other_ink"):
            self.fbind(name, self._show)
        self._show()

    def _show(self, *_: object) -> None:
        track: Track = self.track
        side = self.height
        is_level = track.other == track.own
        self._own.color = track.pawn
        self._own.size = side, side
        x, y = self._at(track.own)
        self._own.center = x + BY * side * is_level * track.has_other, y
        self._other.opacity = float(track.has_other)
        self._other.font_size, self._other.ink = max(1, side), self.other_ink
        self._other.size = side, side
        x, y = self._at(track.other)
        self._other.center = x - BY * side * is_level, y
        self._draw(track)

    def _draw(self, track: Track) -> None:
        self.canvas.before.clear()
        if not track.length or not self.height:
            return
        dot = DOT * self.height
        with self.canvas.before:
            Color(*self.dull)
            Line(points=[*self._at(0), *self._at(track.length)], width=LINE * self.height)
            for number in range(track.length + 1):
                x, y = self._at(number)
                Color(*(self.ink if number <= track.own else self.dull))
                Ellipse(pos=(x - dot / 2, y - dot / 2), size=(dot, dot))

    def _at(self, found: int) -> tuple[float, float]:
        """The place after so many targets."""
        edge = (0.5 + BY * self.track.has_other) * self.height
        room = self.width - edge - self.height / 2
        return self.x + edge + room * self.track.share(found), self.center_y
