"""A seat's road face to face: its pawn on the way to the flag, and where a claim would lead it."""

from kivy.metrics import dp
from kivy.properties import ColorProperty, ObjectProperty
from kivy.uix.widget import Widget

from app.presenters.go.stakes import NO_STAKE, Stake
from app.ui.kit.rounded import RoundedLayer
from app.ui.match.step_track import FLAG, LOW, StepTrack

APART = 1
"""Between a sign and the pawn, in dp."""


class GoRoad(StepTrack):
    """The stones that are at `stake` are lit; signs over the last of them say what for, where the
    pawn leaves them room."""

    stake: Stake = ObjectProperty(NO_STAKE, rebind=True)
    gained = ColorProperty((1, 1, 1, 1))
    lost = ColorProperty((1, 1, 1, 1))

    def on_kv_post(self, base: object) -> None:
        super().on_kv_post(base)
        with self.canvas.before:
            self._gained, self._lost = RoundedLayer(), RoundedLayer()
        for name in ("stake", "gained", "lost"):
            self.fbind(name, self._draw)
        for sign in (self.ids.gain, self.ids.loss):
            sign.fbind("width", self._draw)

    def _drawn(self, *_: object) -> None:
        super()._drawn()
        stake, steps, at = self.stake, round(self.steps), round(min(self.at, self.steps))
        on, back = min(steps, at + stake.on), max(0, at - stake.back)
        self._gained.tint(self.gained)
        self._lost.tint(self.lost)
        self._gained.show([self.stone(step) for step in range(at + 1, on + 1)], dp(LOW) / 2)
        self._lost.show([self.stone(step) for step in range(back, at)], dp(LOW) / 2)
        pawn = self.ids.pawn
        room = pawn.right + dp(APART), self.right - dp(FLAG)
        self._place(self.ids.gain, self.x_of(on), room, stake.on)
        self._place(self.ids.loss, self.x_of(back), (self.x, pawn.x - dp(APART)), stake.back)

    @staticmethod
    def _place(sign: Widget, x: float, room: tuple[float, float], steps: int) -> None:
        """Over its stone, as near as there is room for it."""
        left, right = room
        sign.opacity = float(bool(steps) and sign.width <= right - left)
        sign.x = max(left, min(right - sign.width, x - sign.width / 2))
