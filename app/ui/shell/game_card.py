"""A game on the first page: its pictures, for how many it is, and keys that begin it."""

from kivy.metrics import sp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior

from app.presenters.phrase import Field, phrase
from app.presenters.shell.home import POINTING, RIVAL, START_HERE, USUAL_RIVAL
from app.presenters.shell.home import GameCard as Card
from app.ui.kit.paper import Paper
from app.ui.kit.picture_key import PictureKey
from app.ui.shell.quick_key import QuickKey

LINED, LEAST = 84, 48
"""From this height on, in sp, a picture has a line below its name; and in dp, how high it is at
least."""


class GameCard(ButtonBehavior, Paper):
    """A tap leads to the game, one on an edition's picture to that one (`edition`, else empty). Its
    quick keys ask nothing more.

    Editions lie below the name of their game; one without them has its name on its picture. Where
    it `is_upright` pictures stand above all else. They fill `room`, which is for the whole card;
    that is at `least` so high. Its keys have a `level`, which is as high as the `highest` of its
    row needs. The first key of the one that `leads` is the strong one of the page, and says to
    start here where it `invites`. `rival` is what the key says that begins against a bot.
    """

    card: Card = ObjectProperty(rebind=True)
    room, least = NumericProperty(0), NumericProperty(0)
    pictures_room = NumericProperty(0)
    highest, level = NumericProperty(0), NumericProperty(0)
    is_upright = BooleanProperty(False)
    leads = BooleanProperty(False)
    invites = BooleanProperty(False)
    rival: Field = ObjectProperty(USUAL_RIVAL)
    __events__ = ("on_begin", "on_quick")

    def on_kv_post(self, _: object) -> None:
        for key, icon in self.card.quick.items():
            is_small = key != RIVAL and RIVAL in self.card.quick
            shown = QuickKey(key=key, icon=icon, is_small=is_small)
            shown.bind(on_release=lambda key: self.dispatch("on_quick", key.key))
            shown.fbind("minimum_height", self._measure)
            if RIVAL not in self.card.quick:
                shown.fbind("share", shown.setter("size_hint_x"))
                shown.size_hint_x = shown.share
            self.ids.quick.add_widget(shown)
        beside = [phrase(f"edition.{edition}") for edition in self.card.editions]
        for edition, told in zip(self.card.editions, beside, strict=True):
            self._add_picture(edition, told, edition).beside = beside
        if not self.card.editions:
            self._add_picture(self.card.game, phrase(f"game.{self.card.game}"), "")
        for name in ("rival", "leads", "invites"):
            self.fbind(name, self._tell)
        self._tell()
        self.fbind("is_upright", self._order)
        self._order()
        self.fbind("pictures_room", self._fill)
        self._fill()

    def _add_picture(self, picture: str, told: Field, edition: str) -> PictureKey:
        shown = PictureKey(picture=picture, told=told, ratio=0)
        shown.bind(on_release=lambda _: self.dispatch("on_begin", edition))
        self.ids.pictures.add_widget(shown)
        return shown

    @property
    def keys(self) -> list[QuickKey]:
        return list(reversed(self.ids.quick.children)) if self.ids else []

    def _measure(self, *_: object) -> None:
        self.highest = max((key.minimum_height for key in self.keys), default=0)

    def on_level(self, *_: object) -> None:
        for key in self.keys:
            key.level = self.level

    def _tell(self, *_: object) -> None:
        for number, key in enumerate(self.keys):
            key.is_strong = self.leads and not number
            key.told = self.rival if key.key == RIVAL else phrase(key.key)
            key.call = START_HERE if key.is_strong and self.invites else ""
            signs = self.card.quick[key.key]
            key.icon = f"{POINTING} {signs.split()[-1]}" if key.call else signs

    def _order(self, *_: object) -> None:
        """Keys stand below what is one picture."""
        pictures, words = self.ids.pictures, self.ids.words
        is_above = self.is_upright or not self.card.editions
        self.remove_widget(pictures)
        self.add_widget(pictures, index=self.children.index(words) + is_above)

    def _fill(self, *_: object) -> None:
        """Low ones have their name on them, and no line that says more."""
        has_line = not self.card.editions and self.pictures_room >= sp(LINED)
        for shown in self.ids.pictures.children:
            shown.least = self.pictures_room
            shown.line = phrase(f"game.{self.card.game}.line") if has_line else ""

    @property
    def name(self) -> str:
        """What it leads to, in words."""
        return str(self.ids.title.text)

    def on_release(self) -> None:
        self.dispatch("on_begin", "")

    def on_begin(self, edition: str) -> None:
        """This game was chosen."""

    def on_quick(self, key: str) -> None:
        """A match of one person is to begin at once."""
