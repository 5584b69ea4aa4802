"""The card of what a seat looks for. A secret one lies face down and shows itself on demand.

It shows while it is held; tapped, it says so.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from kivy.clock import Clock
from kivy.graphics import BorderImage, Color, PopMatrix, PushMatrix, Scale
from kivy.metrics import dp, sp
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    NumericProperty,
    ObjectProperty,
    OptionProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.presenters.phrase import Field, phrase
from app.presenters.shift.table_model import NOTHING_WANTED, WantedModel
from app.ui.kit.atlas import Atlas, atlas_for
from app.ui.kit.part import Part
from app.ui.kit.quads import Quad, QuadLayer, centred
from app.ui.kit.swell import Swell

OPENS = 0.15
"""Seconds for which a secret one is held before it opens: no tap shows it to others."""
PRESSED = 0.86
BORDER = 0.45
LARGEST_MARK, LARGEST_EMBLEM = 144, 112
CELL = 1.5
"""Of a tile, in medallions."""
LEAST_MARK, FRAME = 52, 44
"""Of one medallion with the edge of its card, in dp, and of the words around it, in sp."""
SIGN, SIGN_HEIGHT = 0.42, 0.85
"""Width of the dark sign, in medallions, and how high on their right side it is: so it covers
neither their glyph nor what stands above.
"""


OWNER, OWNER_HEIGHT, LEAST_OWNER, LARGEST_OWNER = 0.5, 0.14, 16, 40
"""Width of the pawn on a card, in medallions, how high on their left side it is; and in dp."""
LARGE = 100
"""In sp: so high a card has large words beside a large picture."""
TALL, ROOMY, LEAST_CHOICE = 84, 110, 130
"""In dp: from which height on there are words, from which size on room around them, and how high
several open cards must be for theirs."""


class TargetCard(ButtonBehavior, BoxLayout):
    """`form`: `tall` with the medallions between the words, `flat` with the words beside them,
    `bare` without words, `fitting` as tall as there is room for it.
    """

    wanted: WantedModel = ObjectProperty(NOTHING_WANTED, rebind=True)
    edition = StringProperty("crew")
    form = OptionProperty("tall", options=["tall", "flat", "bare", "fitting"])
    is_shown = BooleanProperty(False)
    light = NumericProperty(1)
    name = StringProperty()
    is_private = True
    __events__ = ("on_look",)

    def __init__(self, **kwargs: Any) -> None:
        self._draw = Clock.create_trigger(self._drawn, -1)
        self._was_held = False
        super().__init__(**kwargs)
        with self.canvas.before:
            self._begin = Part()
            self._shade = Color(1, 1, 1, 1)
            self._paper = BorderImage()
        with self.canvas:
            Color(1, 1, 1, 1)
            self._marks = QuadLayer()
        with self.canvas.after:
            self._end = Part()
        with self._begin:
            PushMatrix()
            self._matrix = Scale(1, 1, 1)
        with self._end:
            PopMatrix()
        self._squeeze(1)
        self._swell = Swell(self)
        self.fbind("light", self.on_state)
        for name in ("pos", "size", "wanted", "edition", "is_open"):
            self.fbind(name, self._draw)

    def on_kv_post(self, _: object) -> None:
        self.ids.picture.bind(pos=self._draw, size=self._draw)

    def on_press(self) -> None:
        self._was_held = False
        Clock.schedule_once(self._show, OPENS)

    def on_release(self) -> None:
        if not (self._was_held and self.wanted.is_secret):
            self.dispatch("on_look")

    def on_state(self, *_: object) -> None:
        """It answers to a finger, and shows no longer than that lies there."""
        light = self.light * (PRESSED if self.state == "down" else 1)
        self._shade.rgb = (light,) * 3
        if self.state != "down":
            self.hide()

    def on_look(self) -> None:
        """It was tapped. Open, it is asked for more: several are seen larger, of one where it
        lies."""

    @property
    def holds(self) -> bool:
        """It shows only while it is held, by a finger or by a key."""
        return self.wanted.is_secret

    def wiggle(self, speed: float) -> None:
        """It is meant to be held."""
        self._swell.play(speed)

    def _show(self, _: float) -> None:
        self.is_shown = self._was_held = True

    def hide(self) -> None:
        Clock.unschedule(self._show)
        self.is_shown = False

    def flip(self, share: float, target: int) -> None:
        """Turn over from 0 to 1: edge on in the middle, and then it is this one's, if known."""
        if share >= 0.5 and target and target not in self.wanted.targets:
            words = phrase(f"target.{self.edition}.m{target}")
            self.wanted = replace(
                self.wanted, targets=(target,), words=words, is_on_spare=False, dark_targets=()
            )
        self._squeeze(max(0.02, abs(1 - 2 * share)))

    def _squeeze(self, width: float) -> None:
        """Flat on the table it needs no matrix."""
        self._matrix.origin, self._matrix.x = self.center, width
        self._begin.is_shown = self._end.is_shown = width != 1

    # How it is laid out

    def _is_open(self) -> bool:
        return self.wanted.is_there and (self.is_shown or not self.wanted.is_secret)

    is_open = AliasProperty(_is_open, bind=("wanted", "is_shown"), cache=True)

    def _shape(self) -> str:
        if self.form == "fitting":
            return "tall" if self.height > dp(TALL) else "bare"
        return str(self.form)

    shape = AliasProperty(_shape, bind=("form", "height"), cache=True)

    def _is_bare(self) -> bool:
        """Without words."""
        is_crowded = self.wanted.is_choice and self.is_open and self.height < dp(LEAST_CHOICE)
        return bool(self.shape == "bare" or is_crowded)

    is_bare = AliasProperty(_is_bare, bind=("shape", "wanted", "is_open", "height"), cache=True)

    def _has_frame(self) -> bool:
        """Words above and below one medallion, where enough is left for it."""
        has_room = self.height > dp(LEAST_MARK) + sp(FRAME)
        is_one = self.is_open and not self.wanted.is_choice
        return bool(is_one and has_room and self.shape == "tall")

    has_frame = AliasProperty(_has_frame, bind=("is_open", "shape", "wanted", "height"), cache=True)

    def _edge(self) -> float:
        is_tall = self.shape == "tall"
        if self.wanted.is_choice and not is_tall:
            return float(dp(3))
        return float(dp(10 if is_tall and min(self.size) > dp(ROOMY) else 6))

    edge = AliasProperty(_edge, bind=("wanted", "shape", "size"), cache=True)

    def _way(self) -> str:
        return "horizontal" if self.shape == "flat" else "vertical"

    way = AliasProperty(_way, bind=("shape",), cache=True)

    def _words_place(self) -> Mapping[str, float]:
        return {"center_y": 0.5} if self.shape == "flat" else {}

    words_place = AliasProperty(_words_place, bind=("shape",), cache=True)

    def _picture_share(self) -> float | None:
        """Beside words it is but as wide as high."""
        return 1 if self.shape != "flat" or self.is_bare else None

    picture_share = AliasProperty(_picture_share, bind=("shape", "is_bare"), cache=True)

    def _words_share(self) -> float | None:
        return None if self.is_bare else 1

    words_share = AliasProperty(_words_share, bind=("is_bare",), cache=True)

    # What it says

    def _head(self) -> Field:
        return phrase("shift.looking_for") if self.has_frame else ""

    head = AliasProperty(_head, bind=("has_frame",), cache=True)

    def _words(self) -> Field:
        return self.wanted.words if self.is_open else phrase("shift.hold_to_look")

    words = AliasProperty(_words, bind=("wanted", "is_open"), cache=True)

    def _words_role(self) -> str:
        if not self.is_open:
            return "body"
        is_high = self.shape == "tall" and self.height > sp(LARGE)
        return "title_m" if self.wanted.targets and is_high else "body"

    words_role = AliasProperty(
        _words_role, bind=("is_open", "wanted", "shape", "height"), cache=True
    )

    def _foot(self) -> Field:
        if self.has_frame and self.wanted.dark_targets and self.height > dp(LEAST_CHOICE):
            return phrase("shift.pilot_finds")
        is_told = self.has_frame and self.wanted.is_on_spare
        return phrase("shift.on_the_spare") if is_told else ""

    foot = AliasProperty(_foot, bind=("has_frame", "wanted", "height"), cache=True)

    def _ink(self) -> str:
        return "#2B2018" if self.is_open else "#FFFFFF"

    ink = AliasProperty(_ink, bind=("is_open",), cache=True)

    # How it is drawn

    def _drawn(self, *_: object) -> None:
        atlas = atlas_for(self.edition, dp(LARGEST_MARK))
        name = "card/front" if self.is_open else "card/back"
        wide, high = atlas.sizes[name]
        self._paper.texture = atlas.region(name)
        self._paper.pos, self._paper.size = self.pos, self.size
        self._paper.border = [BORDER * high, BORDER * wide] * 2
        self._paper.display_border = [dp(18)] * 4
        if self.is_open:
            self._marks.show(*self._open_marks())
        else:
            place = self.ids.picture
            size = min(place.width, place.height, dp(LARGEST_EMBLEM))
            emblem = centred(atlas, "card/emblem", place.center_x, place.center_y, size)
            self._marks.show(atlas, [emblem])

    def _open_marks(self) -> tuple[Atlas, list[Quad]]:
        """From the atlas that is near their size: far smaller ones catch what lies beside them."""
        place = self.ids.picture
        names = [f"mark/m{target}" for target in self.wanted.targets]
        if not names:
            names = [f"start/{self.wanted.pawn}"]
        rows = max(range(1, len(names) + 1), key=lambda n: _size(place, len(names), n))
        columns = -(-len(names) // rows)
        size = min(_size(place, len(names), rows), dp(LARGEST_MARK))
        atlas = atlas_for(self.edition, CELL * size)
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
        return atlas, [*quads, *self._signs(atlas, quads), *self._owner(atlas, quads[0])]

    def _owner(self, atlas: Atlas, mark: Quad) -> list[Quad]:
        """The pawn that looks for it, at the edge of its medallion; for several in the corner."""
        if not self.wanted.targets:
            return []
        size = max(dp(LEAST_OWNER), min(dp(LARGEST_OWNER), OWNER * mark.width))
        x, y = mark.x, mark.y + OWNER_HEIGHT * mark.height
        if self.wanted.is_choice:
            x, y = self.x, self.y + 0.6 * size
        return [centred(atlas, f"pawn/{self.wanted.pawn}", max(x, self.x + 0.6 * size), y, size)]

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


def _size(place: Widget, count: int, rows: int) -> float:
    """How large so many medallions can be in these rows."""
    return float(min(place.height / rows, place.width / -(-count // rows)))
