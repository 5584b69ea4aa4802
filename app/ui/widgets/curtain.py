"""The wall that stands between two people's secrets, with a plaque for the one who is next.

It is opaque and shows public facts only; what it hides is not drawn on it in any form. Its key
opens it when it is held for a moment or tapped twice.
"""

from pathlib import Path
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.core.image import Image
from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from app.presenters.curtain_model import CurtainModel

FOLDER = Path(__file__).parents[3] / "assets" / "curtains"
WALL = 280
"""Width of the wall's picture in dp, before it repeats."""
HOLD_SECONDS, FORGET_SECONDS = 0.7, 3.0
FIRST_TOUCH = 0.1
"""How much of the key glows at once."""


class Curtain(FloatLayout):
    """`held` grows from 0 to 1 while its key is held."""

    model: CurtainModel = ObjectProperty(CurtainModel(), rebind=True)
    held = NumericProperty(0)
    hold_seconds = NumericProperty(HOLD_SECONDS)
    __events__ = ("on_open",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        with self.canvas.before:
            Color(1, 1, 1, 1)
            self._wall = Rectangle()
        self.bind(pos=self._draw, size=self._draw, model=self._draw)

    def on_open(self) -> None:
        """The seat says that it is there."""

    def hold(self) -> None:
        """A finger lies on the key. After a short tap a second one is enough.

        In a pause nobody else looks on: one tap opens.
        """
        if self.held > 0 or self.model.is_pause:
            self._open()
            return
        Clock.unschedule(self._forget)
        self.held = FIRST_TOUCH
        grow = Animation(held=1, duration=self.hold_seconds)
        grow.bind(on_complete=self._open)
        grow.start(self)

    def let_go(self) -> None:
        Animation.cancel_all(self, "held")
        Clock.schedule_once(self._forget, FORGET_SECONDS)

    def _forget(self, *_: object) -> None:
        self.held = 0

    def _open(self, *_: object) -> None:
        Animation.cancel_all(self, "held")
        Clock.unschedule(self._forget)
        self.held = 0
        self.dispatch("on_open")

    def _draw(self, *_: object) -> None:
        texture = Image(str(FOLDER / f"{self.model.picture}.png")).texture
        texture.wrap = "repeat"
        self._wall.texture = texture
        self._wall.pos, self._wall.size = self.pos, self.size
        wide, high = self.width / dp(WALL), self.height / dp(WALL)
        self._wall.tex_coords = (0, high, wide, high, wide, 0, 0, 0)

    def on_touch_down(self, touch: Any) -> bool:
        """Nothing behind the wall is touched."""
        super().on_touch_down(touch)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        super().on_touch_move(touch)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        super().on_touch_up(touch)
        return True
