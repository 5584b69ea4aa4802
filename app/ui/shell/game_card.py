"""A game on the first page: what it is, for how many, its pictures, and keys that begin it."""

from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior

from app.presenters.shell.home import GameCard as Card
from app.ui.kit.paper import Paper
from app.ui.kit.picture_key import PictureKey
from app.ui.kit.strip import Strip
from app.ui.shell.game_picture import GamePicture
from app.ui.shell.quick_key import QuickKey

TALL, WIDE = (1.1, 2.4), (0.68, 2.2)
"""Usual and largest height of a picture by its width: one of some, or one alone."""
FLATTEST, LOWEST = 0.33, 72
TITLE, ACROSS = 124, 270
"""Widths in sp: what a title needs beside keys; from which on three keys stand in one row."""
EDGES, GAP = 36, 6
"""In dp: what lies around title and keys, and between two keys."""


class GameCard(ButtonBehavior, Paper):
    """A tap leads to the game, a tap on a picture to that edition of it (`edition`, else empty).
    Its quick keys ask nothing more.

    `room` is the height that its pictures fill it up to; 0: they are as high as usual. `extra` is
    how much lower its keys are than those of the card beside it.
    """

    card: Card = ObjectProperty(rebind=True)
    room = NumericProperty(0)
    extra = NumericProperty(0)
    pictures_room = NumericProperty(0)
    is_wide = BooleanProperty(False)
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
        self._place_keys()

    def _add_picture(self, shown: PictureKey, shape: tuple[float, float]) -> None:
        shown.ratio, shown.tallest = shape
        shown.flattest, shown.least = FLATTEST, dp(LOWEST)
        shown.bind(on_release=self._begin)
        self.ids.pictures.add_widget(shown)

    def _quick_key(self, key: str) -> QuickKey:
        shown = QuickKey(key=key)
        shown.bind(on_release=lambda _: self.dispatch("on_quick", key))
        shown.fbind("words_width", self._place_keys)
        return shown

    def _place_keys(self, *_: object) -> None:
        """Beside the title if that has room for them, else below the pictures, in rows."""
        self.is_wide = bool(self.card.editions) and self._has_room_beside()
        place = self.ids.beside if self.is_wide else self.ids.quick
        across = 3 if self.width >= sp(ACROSS) or self.is_wide else 2
        for row in (*self.ids.beside.children, *self.ids.quick.children):
            row.clear_widgets()
        self.ids.beside.clear_widgets()
        self.ids.quick.clear_widgets()
        for first in range(0, len(self._quick), across):
            row = Strip(spacing=dp(GAP))
            place.add_widget(row)
            for key in self._quick[first : first + across]:
                row.add_widget(key)

    def _has_room_beside(self) -> bool:
        """For the keys, beside the title."""
        keys = sum(key.words_width + 2 * key.least_edge + dp(GAP) for key in self._quick)
        return bool(self.width >= sp(TITLE) + dp(EDGES) + keys)

    def _stretch(self, *_: object) -> None:
        for shown in self.ids.pictures.children:
            shown.least = dp(LOWEST) + self.extra

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
