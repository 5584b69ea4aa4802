"""What can be done after a match: look back, or play again at the same table."""

from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.boxlayout import BoxLayout

BESIDE, WITH_SIGNS = 80, 170
"""In dp, what two keys side by side need beyond their words: bare, and with their signs."""
GAPS = {"horizontal": 10, "vertical": 6}


class EndKeys(BoxLayout):
    """Side by side where their words fit so, else below each other; `half` is what words need."""

    half = NumericProperty(0)
    has_signs = BooleanProperty(True)
    __events__ = ("on_again", "on_look_back")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for name in ("half", "width"):
            self.fbind(name, self._fit)
        self._fit()

    def _fit(self, *_: object) -> None:
        free = self.width - 2 * self.half
        self.orientation = "horizontal" if free >= dp(BESIDE) else "vertical"
        self.spacing = dp(GAPS[self.orientation])
        self.has_signs = self.orientation == "vertical" or free >= dp(WITH_SIGNS)

    def on_again(self) -> None:
        """The same table once more."""

    def on_look_back(self) -> None:
        """Through the match, move by move."""
