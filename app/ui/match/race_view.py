"""The lines of a match with the turn that is chosen on them, one below or beside the other."""

from collections.abc import Callable

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.match.highlights import Highlight
from app.presenters.match.review_model import FIRST, NO_REVIEW, ReviewModel


class RaceView(BoxLayout):
    """`card_of` tells the turn that ends with a step. Until somebody chooses one it is that which
    tells most."""

    review: ReviewModel = ObjectProperty(NO_REVIEW, rebind=True)
    card_of: Callable[[int], Highlight] = ObjectProperty(lambda _: Highlight())
    at = NumericProperty(0)
    card: Highlight = ObjectProperty(Highlight())
    is_wide = BooleanProperty(False)
    is_large = BooleanProperty(False)
    is_low = BooleanProperty(False)
    __events__ = ("on_show", "on_told")

    def __init__(self, **kwargs: object) -> None:
        self._is_chosen = False
        super().__init__(**kwargs)

    def on_show(self, card: Highlight) -> None:
        """It is to be seen on the board."""

    def on_told(self, card: Highlight) -> None:
        """Somebody chose it."""

    def on_review(self, *_: object) -> None:
        if not self._is_chosen:
            self.at = self.review.climb.telling(FIRST)
        self._tell()

    def choose(self, number: int) -> None:
        self._is_chosen = True
        self.at = number
        self._tell()
        self.dispatch("on_told", self.card)

    def _tell(self) -> None:
        stops = self.review.climb.stops
        self.card = self.card_of(stops[int(self.at) - 1].step) if self.at else Highlight()
