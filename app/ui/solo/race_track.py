"""How far one has come in a race: a way with stations, a pawn, and a fainter one that is raced."""

from kivy.graphics import Color, Ellipse, Line
from kivy.metrics import dp
from kivy.properties import ColorProperty, ObjectProperty
from kivy.utils import get_color_from_hex

from app.presenters.solo.aim import NO_TRACK, Track
from app.ui.kit.pawn import Pawn
from app.ui.kit.shown import Shown

PAWN, DOT = 22, 5
"""In dp: how large they are."""
FAINT = 0.5
"""How much is seen of the pawn that one races."""
WAY = get_color_from_hex("#9C8B72")


class RaceTrack(Shown):
    track: Track = ObjectProperty(NO_TRACK)
    ink = ColorProperty((0, 0, 0, 1))

    def on_kv_post(self, _: object) -> None:
        self._other, self._own = Pawn(size=(dp(PAWN),) * 2), Pawn(size=(dp(PAWN),) * 2)
        self.add_widget(self._other)
        self.add_widget(self._own)
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
        self._own.color = self._other.color = track.pawn
        self._other.opacity = FAINT * track.has_other
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
