"""An option that is one of a few values, each a sign in one switch with its word below; where words
have no room the chosen one is named."""

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty

from app.ui.kit.option_row import OptionRow
from app.ui.kit.sign_key import SignKey
from app.ui.kit.text import least_width
from app.ui.kit.theme import ROLES

GROWING = 16, 4
"""In dp: how large the first of several equal signs is, and each larger than the one before."""
USUAL = 24
AROUND = 0.06
"""Of a key, on both sides of its words."""


class SignSwitch(OptionRow):
    """`labels` are what its values are called. It `is_beside` its words where there is room; it is
    as `high` as its keys need."""

    labels = ListProperty()
    is_beside, has_words = BooleanProperty(False), BooleanProperty(False)
    high = NumericProperty("48dp")

    def on_kv_post(self, _: object) -> None:
        for name in ("option", "labels"):
            self.fbind(name, self._show)
        self.ids.signs.fbind("width", self._fit)
        self._show()

    def _show(self, *_: object) -> None:
        """Keys stay while their number does: a tap must not remove what it taps."""
        place, option = self.ids.signs, self.option
        if len(place.children) != len(option.signs):
            place.clear_widgets()
            for number, sign in enumerate(option.signs):
                place.add_widget(self._key(number, sign))
        for key, label, value in zip(
            reversed(place.children), self.labels, option.values, strict=True
        ):
            key.name, key.is_chosen = label, value == option.value
        self._fit()

    def _fit(self, *_: object) -> None:
        """No word may break."""
        place = self.ids.signs
        room = (1 - 2 * AROUND) * place.width / max(1, len(place.children))
        font = ROLES["small"][0]
        self.has_words = all(least_width(font, label) <= room for label in self.labels)
        for key in place.children:
            key.has_words = self.has_words
        self._rise()

    def _rise(self, *_: object) -> None:
        self.high = max((key.needed for key in self.ids.signs.children), default=dp(48))

    def _key(self, number: int, sign: str) -> SignKey:
        is_same = len(set(self.option.signs)) == 1
        side = GROWING[0] + GROWING[1] * number if is_same else USUAL
        key = SignKey(side=dp(side))
        if self.option.is_drawn:
            key.draw(sign)
        else:
            key.icon = sign
        key.bind(on_release=self._choose, needed=self._rise)
        return key

    def _choose(self, key: SignKey) -> None:
        number = self.ids.signs.children[::-1].index(key)
        self.dispatch("on_choose", self.option.values[number])
