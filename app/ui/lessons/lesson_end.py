"""A lesson is done: that is said, sparks fly, and one strong key leads on."""

from collections.abc import Callable
from math import cos, pi, sin
from typing import Any

from kivy.clock import Clock
from kivy.graphics import Color
from kivy.metrics import dp
from kivy.properties import AliasProperty, NumericProperty, ObjectProperty
from kivy.utils import get_color_from_hex

from app.presenters.face import NO_TABLE
from app.presenters.faces import face_of
from app.presenters.lessons.ending import LessonEnding
from app.ui.kit.motion import Movement
from app.ui.kit.rounded import RoundedLayer
from app.ui.kit.swell import Scaled, Swell
from app.ui.match.panel_paper import PanelPaper

SECONDS = 0.8
COLORS = ("#F2A73B", "#0B8F7A", "#D9443A", "#3D7BD9")
SPARKS, NEAR, FAR, SPARK = 16, 0.18, (0.45, 0.37), 4.5
"""How many; from which distance they fly, and how far by turns, of the place of the sign; and how
large they are, in dp."""
LEADS, MOST_BEATS, BEAT = 2.5, 12, 5
"""Seconds until its strong key swells, and again so many times; and by how many dp at most."""
SCENE, STAGE, APART = 0.55, 6, 1.2
"""How wide a scene is at most, of the paper; its edge in dp; and how much farther sparks lie on its
sides."""
PLACE, WANTED, ALONE, GAPS = (84, 168), 120, 28, 7
"""In dp, the sign with its sparks: at least and at most, and what a board leaves it; without them
at least; and how often there is free room."""


def stage_color(model: LessonEnding, is_dark: bool) -> list[float]:
    """The table that its scene lies on; nothing without one."""
    atlas = model.scene.ground.atlas
    table = face_of(model.game).table(atlas, is_dark) if atlas else NO_TABLE
    return [*get_color_from_hex(table.light)[:3], float(bool(atlas))]


class LessonEnd(PanelPaper):
    """`share` is how far its sign has grown, and its sparks have flown: they stay around it.
    `needed` is the height in which all is seen."""

    model: LessonEnding = ObjectProperty(LessonEnding(), rebind=True)
    share = NumericProperty(1)
    words = NumericProperty(0)
    __events__ = ("on_next", "on_again", "on_leave")

    def _taken(self) -> float:
        """By words and keys, and what is free around them."""
        return float(self.words + GAPS * self.spacing + self.padding[1] + self.padding[3])

    taken = AliasProperty(_taken, bind=("words", "spacing", "padding"), cache=True)
    needed = AliasProperty(lambda self: self.taken + dp(WANTED), bind=("taken",), cache=True)

    def _place(self) -> float:
        """What is left for the sign and its sparks."""
        return float(min(dp(PLACE[1]), self.height - self.taken))

    place = AliasProperty(_place, bind=("height", "taken"), cache=True)
    has_sign = AliasProperty(lambda self: self.place >= dp(ALONE), bind=("place",), cache=True)

    @property
    def _has_sparks(self) -> bool:
        return bool(self.place >= dp(PLACE[0]))

    def _sign_size(self) -> float:
        """Sparks lie around a larger one."""
        return float(self.place) * (0.52 if self._has_sparks else 0.95)

    sign_size = AliasProperty(_sign_size, bind=("place",), cache=True)

    def _scene_size(self) -> tuple[float, float]:
        """As high as a sign; nothing without a scene."""
        ground = self.model.scene.ground
        if not ground.columns or not self.has_sign:
            return 0.0, 0.0
        room = self.sign_size - 2 * dp(STAGE) * (not self._has_sparks)
        high = min(room, SCENE * self.width * ground.rows / ground.columns)
        return high * ground.columns / ground.rows, high

    scene_size = AliasProperty(
        _scene_size, bind=("model", "sign_size", "has_sign", "width"), cache=True
    )

    def __init__(self, **kwargs: Any) -> None:
        self._layers: list[RoundedLayer] = []
        super().__init__(**kwargs)
        with self.canvas:
            for color in COLORS:
                Color(*get_color_from_hex(color))
                self._layers.append(RoundedLayer())
        for name in ("share", "place", "scene_size"):
            self.fbind(name, self._draw)
        self.ids.sign.bind(center=self._draw)
        self._scaled = Scaled(self.ids.sign)
        self._swell, self._beats = Swell(self.ids.next, dp(BEAT)), 0
        self._speed: Callable[[], float] = float

    def cheer(self, begin: Callable[[], None]) -> Movement:
        def update(share: float) -> None:
            self.share = share

        return Movement(SECONDS, update, "out_cubic", begin)

    def lead_on(self, speed: Callable[[], float]) -> None:
        """The strong key swells for whoever cannot read: a hand would hide words and other keys."""
        self._speed, self._beats = speed, 0
        Clock.unschedule(self._beat)
        Clock.schedule_interval(self._beat, LEADS)

    def _beat(self, _: float) -> bool:
        """As long as somebody may be there."""
        self._beats += 1
        self._swell.play(self._speed())
        return self._beats < MOST_BEATS and self.get_parent_window() is not None

    def _draw(self, *_: object) -> None:
        """Without a sign they fly from the headline, and are gone."""
        self._scaled.to((1 + self.share) / 2)
        radius, count = dp(SPARK), SPARKS * (self._has_sparks or self.share < 1)
        for number, layer in enumerate(self._layers):
            sparks = range(number, count, len(COLORS))
            layer.show([self._spark(each, radius) for each in sparks], radius)

    def _spark(self, number: int, radius: float) -> tuple[float, float, float, float]:
        angle, far = 2 * pi * number / SPARKS, FAR[number % len(FAR)]
        place, wide = ("sign", self.place) if self._has_sparks else ("headline", 2 * dp(PLACE[1]))
        way = wide * (NEAR + self.share * (far - NEAR))
        x, y = self.ids[place].center
        edge, (across, up) = 2 * dp(STAGE), self.scene_size
        aside = APART * (across + edge) / (up + edge) if across else 1
        x, y = x + way * aside * cos(angle), y + way * sin(angle)
        return x - radius, y - radius, 2 * radius, 2 * radius

    def on_next(self) -> None:
        """The next lesson, or a game."""

    def on_leave(self) -> None:
        """To a game."""

    def on_again(self) -> None:
        """This one once more."""
