"""A game on the first page: what it is, for how many, and its pictures."""

from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior

from app.presenters.shell.home import GameCard as Card
from app.ui.kit.paper import Paper
from app.ui.kit.picture_key import PictureKey
from app.ui.shell.quick_key import QuickKey

TALL, WIDE, FLAT = (1.1, 2.4), (0.68, 1.6), (0.24, 1.6)
"""Usual and largest height of a picture by its width: one of some, one alone, one above keys."""


class GameCard(ButtonBehavior, Paper):
    """A tap begins the game, a tap on a picture that edition of it (`edition`, else empty).

    Its quick keys, `on_quick`, ask nothing more.

    `room` is the height that its pictures fill it up to; 0: they are as high as usual.
    """

    card: Card = ObjectProperty(rebind=True)
    room = NumericProperty(0)
    pictures_room = NumericProperty(0)
    __events__ = ("on_begin", "on_quick")

    def on_kv_post(self, _: object) -> None:
        for edition in self.card.editions:
            self._add_picture(edition, f"edition.{edition}")
        if not self.card.editions:
            self._add_picture(self.card.game, "home.begin")
        for key in self.card.quick:
            self._add_quick(key, is_last=key == self.card.quick[-1])

    def _add_picture(self, picture: str, key: str) -> None:
        alone = FLAT if self.card.quick else WIDE
        ratio, tallest = TALL if self.card.editions else alone
        shown = PictureKey(picture=picture, key=key, ratio=ratio, tallest=tallest)
        shown.flattest = min(ratio, shown.flattest)
        shown.bind(on_release=self._begin)
        self.ids.pictures.add_widget(shown)

    def _add_quick(self, key: str, is_last: bool) -> None:
        shown = QuickKey(key=key, is_last=is_last)
        shown.bind(on_release=lambda _: self.dispatch("on_quick", key))
        self.ids.quick.add_widget(shown)

    def on_pictures_room(self, _: object, room: float) -> None:
        for key in self.ids.pictures.children if self.ids else ():
            key.room = room

    @property
    def name(self) -> str:
        """What a tap begins, in words."""
        return str(self.ids.title.text)

    def on_release(self) -> None:
        self.dispatch("on_begin", "")

    def _begin(self, key: PictureKey) -> None:
        self.dispatch("on_begin", key.picture if self.card.editions else "")

    def on_begin(self, edition: str) -> None:
        """This game was chosen."""

    def on_quick(self, key: str) -> None:
        """A match of one person is to begin at once."""
