"""An option that is one of a few values, each a sign in one switch; the chosen one is named."""

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty

from app.ui.kit.option_row import OptionRow
from app.ui.kit.sign_key import SignKey

GROWING = 16, 4
"""In dp: how large the first of several equal signs is, and each larger than the one before."""
USUAL = 24


class SignSwitch(OptionRow):
    """`labels` are what its values are called. It `is_beside` its words where there is room."""

    labels = ListProperty()
    is_beside = BooleanProperty(False)

    def on_kv_post(self, _: object) -> None:
        for name in ("option", "labels"):
            self.fbind(name, self._show)
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

    def _key(self, number: int, sign: str) -> SignKey:
        is_same = len(set(self.option.signs)) == 1
        side = GROWING[0] + GROWING[1] * number if is_same else USUAL
        key = SignKey(icon=sign, side=dp(side))
        key.bind(on_release=self._choose)
        return key

    def _choose(self, key: SignKey) -> None:
        number = self.ids.signs.children[::-1].index(key)
        self.dispatch("on_choose", self.option.values[number])
