"""A lesson is done: that is said, sparks fly, and one strong key leads on."""

from collections.abc import Callable
from math import cos, pi, sin
from typing import Any

from kivy.graphics import Color
from kivy.metrics import dp
from kivy.properties import NumericProperty, ObjectProperty
from kivy.utils import get_color_from_hex

from app.presenters.lessons.ending import LessonEnding
from app.ui.kit.motion import Movement
from app.ui.kit.rounded import RoundedLayer
from app.ui.match.panel_paper import PanelPaper

SECONDS = 0.8
COLORS = ("#F2A73B", "#0B8F7A", "#D9443A", "#3D7BD9")
SPARKS, NEAR, FAR, SPARK = 16, 30, (62, 76), 4.5
"""How many; from which distance they fly, and how far by turns; and how large they are, in dp."""


class LessonEnd(PanelPaper):
    """`share` is how far its sign has grown, and its sparks have flown: they stay around it."""

    model: LessonEnding = ObjectProperty(LessonEnding(), rebind=True)
    share = NumericProperty(1)
    __events__ = ("on_next", "on_again")

    def __init__(self, **kwargs: Any) -> None:
        self._layers: list[RoundedLayer] = []
        super().__init__(**kwargs)
        with self.canvas:
            for color in COLORS:
                Color(*get_color_from_hex(color))
                self._layers.append(RoundedLayer())
        for name in ("share", "is_roomy"):
            self.fbind(name, self._draw)
        self.ids.sign.bind(center=self._draw)

    def cheer(self, begin: Callable[[], None]) -> Movement:
        def update(share: float) -> None:
            self.share = share

        return Movement(SECONDS, update, "out_cubic", begin)

    def _draw(self, *_: object) -> None:
        """Without a sign they fly from the headline, and are gone."""
        radius, count = dp(SPARK), SPARKS * (self.is_roomy or self.share < 1)
        for number, layer in enumerate(self._layers):
            sparks = range(number, count, len(COLORS))
            layer.show([self._spark(each, radius) for each in sparks], radius)

    def _spark(self, number: int, radius: float) -> tuple[float, float, float, float]:
        angle, far = 2 * pi * number / SPARKS, FAR[number % len(FAR)] * (1 if self.is_roomy else 2)
        way, place = dp(NEAR + self.share * (far - NEAR)), "sign" if self.is_roomy else "headline"
        x, y = self.ids[place].center
        x, y = x + way * cos(angle), y + way * sin(angle)
        return x - radius, y - radius, 2 * radius, 2 * radius

    def on_next(self) -> None:
        """The next lesson, or a game."""

    def on_again(self) -> None:
        """This one once more."""
