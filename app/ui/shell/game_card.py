"""A game on the first page: what it is, for how many, its pictures, and keys that begin it."""

from itertools import islice

from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior

from app.presenters.phrase import Field, phrase
from app.presenters.shell.home import ANY_RIVAL, RIVAL, key_kind, key_rows
from app.presenters.shell.home import GameCard as Card
from app.ui.kit.paper import Paper
from app.ui.kit.picture_key import PictureKey
from app.ui.kit.strip import Strip
from app.ui.shell.game_picture import GamePicture
from app.ui.shell.quick_key import QuickKey

TALL, WIDE = (1.1, 2.4), (0.68, 2.2)
"""Usual and largest height of a picture by its width: one of some, or one alone."""
FLATTEST, LOWEST, LOW = 0.33, 72, 48
"""The least height of a picture by its width, and in dp: usually, and where the page is full."""
TITLE, EDGES, GAP = 124, 36, 6
"""What a title needs beside keys, in sp; in dp what lies around title and keys, and between two
keys."""


class GameCard(ButtonBehavior, Paper):
    """A tap leads to the game, a tap on a picture to that edition of it (`edition`, else empty).
    Its quick keys ask nothing more.

    `room` is the height that its pictures fill it up to; 0: they are as high as usual. `extra` is
    how much lower its keys are than those of the card beside it. The first key of the one that
    `leads` is the strong one of the page; `is_compact`: the page is full. `rival` is what the key
    says that begins against a bot.
    """

    card: Card = ObjectProperty(rebind=True)
    room = NumericProperty(0)
    extra = NumericProperty(0)
    pictures_room = NumericProperty(0)
    is_wide = BooleanProperty(False)
    leads = BooleanProperty(False)
    is_compact = BooleanProperty(False)
    rival: Field = ObjectProperty("")
    __events__ = ("on_begin", "on_quick")

    def on_kv_post(self, _: object) -> None:
        for edition in self.card.editions:
            self._add_picture(PictureKey(picture=edition, key=f"edition.{edition}"), TALL)
        if not self.card.editions:
            game, seats = self.card.game, self.card.seats
            shown = GamePicture(picture=game, key=f"game.{game}", game=game, seats=seats)
            self._add_picture(shown, WIDE)
        self._quick = [self._quick_key(key) for key in self.card.quick]
        self.fbind("width", self._place_keys)
        self.fbind("extra", self._stretch)
        self.fbind("is_compact", self._stretch)
        self._place_keys()

    def _add_picture(self, shown: PictureKey, shape: tuple[float, float]) -> None:
        shown.ratio, shown.tallest = shape
        shown.flattest, shown.least = FLATTEST, dp(LOWEST)
        shown.bind(on_release=self._begin)
        self.ids.pictures.add_widget(shown)

    def _quick_key(self, key: str) -> QuickKey:
        told = (self.rival or ANY_RIVAL) if key == RIVAL else phrase(key)
        kind = key_kind(self.card.quick.index(key), self.leads)
        shown = QuickKey(key=key, told=told, kind=kind)
        shown.bind(on_release=lambda _: self.dispatch("on_quick", key))
        shown.fbind("content", self._place_keys)
        return shown

    def on_rival(self, *_: object) -> None:
        for key in self._quick if self.ids else ():
            if key.key == RIVAL:
                key.told = self.rival

    def on_leads(self, *_: object) -> None:
        for number, key in enumerate(self._quick if self.ids else ()):
            key.kind = key_kind(number, self.leads)

    def _place_keys(self, *_: object) -> None:
        """Beside the title if that has room for them, else below the pictures, in rows."""
        needs = [key.content + 2 * key.least_edge for key in self._quick]
        beside = sum(needs) + dp(GAP) * len(needs)
        self.is_wide = bool(self.card.editions) and self.width >= sp(TITLE) + dp(EDGES) + beside
        self.ids.beside.size_hint_x = None if self.is_wide else 1
        self.ids.beside.width = beside + dp(EDGES)
        for row in (*self.ids.beside.children, *self.ids.quick.children):
            row.clear_widgets()
        self.ids.beside.clear_widgets()
        self.ids.quick.clear_widgets()
        place = self.ids.beside if self.is_wide else self.ids.quick
        keys = iter(self._quick)
        for count in key_rows(needs, self.width - self.padding[0] - self.padding[2], dp(GAP)):
            row = Strip(spacing=dp(GAP))
            place.add_widget(row)
            for key in islice(keys, count):
                row.add_widget(key)

    @property
    def lowest(self) -> float:
        """How high its pictures are at least."""
        return float(dp(LOW if self.is_compact else LOWEST))

    @property
    def least(self) -> float:
        """How high it is at least."""
        return float(self.lowest + self.ids.quick.height + self.padding[1] + self.padding[3])

    def _stretch(self, *_: object) -> None:
        for shown in self.ids.pictures.children:
            shown.least = self.lowest + self.extra

    def on_pictures_room(self, _: object, room: float) -> None:
        for key in self.ids.pictures.children if self.ids else ():
            key.room = room

    @property
    def name(self) -> str:
        """What it leads to, in words."""
        return str(self.ids.title.text)

    def on_release(self) -> None:
        self.dispatch("on_begin", "")

    def _begin(self, key: PictureKey) -> None:
        self.dispatch("on_begin", key.picture if self.card.editions else "")

    def on_begin(self, edition: str) -> None:
        """This game was chosen."""

    def on_quick(self, key: str) -> None:
        """A match of one person is to begin at once."""
