"""A game on the first page: its picture, what it is, for how many, and keys that begin it."""

from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.behaviors import ButtonBehavior

from app.presenters.phrase import Field, phrase
from app.presenters.shell.home import ANY_RIVAL, RIVAL
from app.presenters.shell.home import GameCard as Card
from app.ui.kit.paper import Paper
from app.ui.kit.picture_key import PictureKey
from app.ui.shell.quick_key import QuickKey

EDITION, GAP = (56, 120), 8
"""How high the picture of an edition is at least and at most, in sp; what lies above it, in dp."""

HIGH, WIDE, BROAD = 140, 560, 1.3
"""From which height and on how wide a card, in dp, a picture beside words is broad; how broad."""


def width_beside(height: float, width: float) -> float:
    """Of a picture on a card so wide: as wide as high, and broad where few words lie beside it."""
    if height >= dp(HIGH) and width >= dp(WIDE):
        return min(height * BROAD, width * 0.5)
    return min(height, width * 0.36)


class GameCard(ButtonBehavior, Paper):
    """A tap leads to the game, a tap on an edition's picture to that one (`edition`, else empty).
    Its quick keys ask nothing more.

    `is_upright`: its picture stands above its words, not beside them. `room` is the height that it
    fills; where that is more than its words need, its editions have pictures of their own. The
    first key of the one that `leads` is the strong one of the page. `rival` is what the key says
    that begins against a bot.
    """

    card: Card = ObjectProperty(rebind=True)
    room = NumericProperty(0)
    least = NumericProperty(0)
    is_upright = BooleanProperty(False)
    leads = BooleanProperty(False)
    rival: Field = ObjectProperty("")
    __events__ = ("on_begin", "on_quick")

    def on_kv_post(self, _: object) -> None:
        for key, icon in self.card.quick.items():
            shown = QuickKey(key=key, icon=icon)
            shown.bind(on_release=lambda key: self.dispatch("on_quick", key.key))
            self.ids.quick.add_widget(shown)
        self.on_rival()
        self.on_leads()
        for name in ("room", "least"):
            self.fbind(name, self._show_editions)
        self._show_editions()

    @property
    def keys(self) -> list[QuickKey]:
        return list(reversed(self.ids.quick.children)) if self.ids else []

    def on_rival(self, *_: object) -> None:
        for key in self.keys:
            key.told = (self.rival or ANY_RIVAL) if key.key == RIVAL else phrase(key.key)

    def on_leads(self, *_: object) -> None:
        for number, key in enumerate(self.keys):
            key.is_strong = self.leads and not number

    def _show_editions(self, *_: object) -> None:
        """Where there is room for them."""
        place, editions = self.ids.editions, self.card.editions
        least, most = map(sp, EDITION)
        high = min(most, self.room - self.least - dp(GAP))
        place.is_there = bool(editions) and high >= least
        if not place.is_there:
            place.clear_widgets()
        elif not place.children:
            for edition in editions:
                shown = PictureKey(picture=edition, told=phrase(f"edition.{edition}"))
                shown.bind(on_release=lambda key: self.dispatch("on_begin", key.picture))
                place.add_widget(shown)
        for shown in place.children:
            shown.least = shown.room = high

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
