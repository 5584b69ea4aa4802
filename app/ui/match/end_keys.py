"""What can be done after a match: read all of it, look back, or play again at the same table."""

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

BESIDE, WITH_SIGNS = 80, 170
"""In dp, what two keys side by side need beyond their words: bare, and with their signs."""
ROUND = 52
"""In dp, the side of the key that stands before them."""
GAP = 10
"""In dp, between two."""


class EndKeys(BoxLayout):
    """Side by side; where their words do not fit so, looking back is a round key. `half` is what
    words need. `tells_more`: there is a key for what else is told; `is_brief`: it is not there yet.
    """

    half = NumericProperty(0)
    has_signs = BooleanProperty(True)
    tells_more, is_brief = BooleanProperty(False), BooleanProperty(False)
    __events__ = ("on_again", "on_look_back", "on_more")

    def on_kv_post(self, _: object) -> None:
        ids = self.ids
        self._signs: list[Widget] = [ids.more.__self__, ids.sign.__self__, ids.again.__self__]
        self._words: list[Widget] = [ids.back.__self__, ids.again.__self__]
        for name in ("half", "width", "tells_more"):
            self.fbind(name, self._fit)
        self._fit()

    def _fit(self, *_: object) -> None:
        free = self.width - 2 * self.half - (dp(ROUND) + dp(GAP)) * self.tells_more
        self._stand(free >= dp(BESIDE))
        self.has_signs = not dp(BESIDE) <= free < dp(WITH_SIGNS)

    def _stand(self, has_words: bool) -> None:
        more, *round_keys = self._signs
        keys = [more] * self.tells_more + (self._words if has_words else round_keys)
        if self.children[::-1] != keys:
            self.clear_widgets()
            for key in keys:
                self.add_widget(key)

    def on_more(self) -> None:
        """What else is told comes, or goes."""

    def on_again(self) -> None:
        """The same table once more."""

    def on_look_back(self) -> None:
        """Through the match, move by move."""
