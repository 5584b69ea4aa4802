"""The card of what a seat looks for. A secret one lies face down and shows itself on demand.

Held, it shows while it is held; tapped, for some seconds: it hides itself.
"""

from typing import Any

from kivy.clock import Clock
from kivy.graphics import BorderImage, Color, PopMatrix, PushMatrix, Scale
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ObjectProperty, OptionProperty, StringProperty
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from app.presenters.shift.table import WantedModel
from app.ui.kit.atlas import Atlas, atlas_for
from app.ui.kit.quads import Quad, QuadLayer, centred

HOLD_SECONDS, SHOW_SECONDS = 0.4, 4.0
BORDER = 0.45
LARGEST_MARK, LARGEST_EMBLEM = 144, 112
SIGN, SIGN_HEIGHT = 0.42, 0.85
"""Width of the dark sign, in medallions, and how high on their right side it is: so it covers
neither their glyph nor what stands above.
"""


class TargetCard(ButtonBehavior, BoxLayout):
    """`form`: `tall` with the medallions between the words, `flat` with the words beside them,
    `bare` without words.
    """

    wanted: WantedModel = ObjectProperty(None, allownone=True, rebind=True)
    edition = StringProperty("crew")
    form = OptionProperty("tall", options=["tall", "flat", "bare"])
    is_shown = BooleanProperty(False)
    own_pawn = StringProperty("red")
    name = StringProperty()
    is_open = BooleanProperty(False)
    is_choice = BooleanProperty(False)
    is_bare = BooleanProperty(False)
    __events__ = ("on_look",)

    def __init__(self, **kwargs: Any) -> None:
        self._draw = Clock.create_trigger(self._drawn, -1)
        self._held_since = 0.0
        super().__init__(**kwargs)
        with self.canvas.before:
            PushMatrix()
            self._squeeze = Scale(1, 1, 1)
            Color(1, 1, 1, 1)
            self._paper = BorderImage()
        with self.canvas:
            Color(1, 1, 1, 1)
            self._marks = QuadLayer()
        with self.canvas.after:
            PopMatrix()
        for name in ("pos", "size", "wanted", "edition", "is_open"):
            self.fbind(name, self._draw)

    def on_kv_post(self, _: object) -> None:
        self.ids.picture.bind(pos=self._draw, size=self._draw)

    def on_press(self) -> None:
        self._held_since = Clock.get_time()
        self.is_shown = True
        Clock.unschedule(self.hide)

    def on_release(self) -> None:
        if self.is_choice and not self.wanted.is_secret:
            self.dispatch("on_look")
        if Clock.get_time() - self._held_since > HOLD_SECONDS:
            self.hide()
        else:
            self.show_for_a_while()

    def on_look(self) -> None:
        """Many open cards are to be seen larger."""

    def show_for_a_while(self) -> None:
        self.is_shown = True
        Clock.unschedule(self.hide)
        Clock.schedule_once(self.hide, SHOW_SECONDS)

    def hide(self, *_: object) -> None:
        Clock.unschedule(self.hide)
        self.is_shown = False

    def flip(self, share: float) -> None:
        """Turn over from 0 to 1: edge on in the middle."""
        self._squeeze.origin = self.center
        self._squeeze.x = max(0.02, abs(1 - 2 * share))

    def _drawn(self, *_: object) -> None:
        atlas = atlas_for(self.edition, dp(LARGEST_MARK))
        name = "card/front" if self.is_open else "card/back"
        wide, high = atlas.sizes[name]
        self._paper.texture = atlas.region(name)
        self._paper.pos, self._paper.size = self.pos, self.size
        self._paper.border = [BORDER * high, BORDER * wide] * 2
        self._paper.display_border = [dp(18)] * 4
        self._marks.show(atlas, self._quads())

    def _quads(self) -> list[Quad]:
        atlas = atlas_for(self.edition, dp(LARGEST_MARK))
        place = self.ids.picture
        if not self.is_open:
            size = min(place.width, place.height, dp(LARGEST_EMBLEM))
            return [centred(atlas, "card/emblem", place.center_x, place.center_y, size)]
        names = [f"mark/m{target}" for target in self.wanted.targets]
        if not names:
            names = [f"start/{self.own_pawn}"]
        rows = max(range(1, len(names) + 1), key=lambda n: _size(place, len(names), n))
        columns = -(-len(names) // rows)
        size = min(_size(place, len(names), rows), dp(LARGEST_MARK))
        quads = [
            centred(
                atlas,
                name,
                place.center_x + (number % columns - (columns - 1) / 2) * size,
                place.center_y - (number // columns - (rows - 1) / 2) * size,
                size * 0.94,
            )
            for number, name in enumerate(names)
        ]
        return quads + self._signs(atlas, quads)

    def _signs(self, atlas: Atlas, quads: list[Quad]) -> list[Quad]:
        """The dark sign on the corner of cards that the pilot finds (S16)."""
        dark = {f"mark/m{target}" for target in self.wanted.dark_targets}
        return [
            centred(
                atlas,
                "sign/dark",
                quad.x + quad.width,
                quad.y + quad.height * SIGN_HEIGHT,
                quad.width * SIGN,
            )
            for quad in quads
            if quad.name in dark
        ]


def _size(place: Any, count: int, rows: int) -> float:
    """How large so many medallions can be in these rows."""
    return float(min(place.height / rows, place.width / -(-count // rows)))
