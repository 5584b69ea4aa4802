"""How a review begins: up to three cards of remarkable turns, then the curve, then all turns."""

from kivy.metrics import Metrics, dp
from kivy.properties import AliasProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.match.highlights import Highlight
from app.presenters.match.look_back import CURVES, KEYS, LookBack
from app.presenters.match.review_model import NO_REVIEW, ReviewModel
from app.ui.match.highlight_card import HighlightCard

ROW, CURVE, MOST_ROW, COLUMN, GAPS = 62, 92, 128, 96, 16
CAPTIONED = 74
"""In dp: a card by the size of text, and at most; the curve, and how high it is at least with what
it means; cards side by side; what is free between rows."""


class ReviewCards(BoxLayout):
    model: tuple[Highlight, ...] = ObjectProperty(())
    review: ReviewModel = ObjectProperty(NO_REVIEW, rebind=True)
    at: LookBack = ObjectProperty(LookBack())
    __events__ = ("on_show", "on_turns", "on_done", "on_move_to")

    def _free(self) -> float:
        return float(self.height - dp(KEYS) - dp(8))

    def _is_in_rows(self) -> bool:
        """Below each other, where that leaves room for words and for the curve."""
        rows = max(1, len(self.model)) * dp(ROW) * Metrics.fontscale
        return self._free() >= rows + dp(CURVES[0])

    is_in_rows = AliasProperty(_is_in_rows, bind=("height", "model"), cache=True)

    def _curve(self) -> float:
        """As much as cards leave, at most with what it means."""
        high = len(self.model) * ROW + GAPS if self.is_in_rows else COLUMN
        left = min(dp(CURVE), self._free() - dp(high) * Metrics.fontscale)
        return left * (left >= dp(CURVES[0]))

    curve = AliasProperty(_curve, bind=("height", "model", "is_in_rows"), cache=True)

    has_caption = AliasProperty(
        lambda self: self.curve >= dp(CAPTIONED), bind=("curve",), cache=True
    )

    def on_kv_post(self, _: object) -> None:
        self.fbind("model", self._show)
        self.fbind("is_in_rows", self._show)

    def _show(self, *_: object) -> None:
        cards = self.ids.cards
        cards.clear_widgets()
        most = len(self.model) * dp(MOST_ROW) * Metrics.fontscale
        cards.size_hint_max_y = most if self.is_in_rows else None
        for highlight in self.model:
            card = HighlightCard(model=highlight, is_row=self.is_in_rows)
            card.bind(on_release=lambda found: self.dispatch("on_show", found.model))
            cards.add_widget(card)

    def on_show(self, highlight: Highlight) -> None:
        """This turn is to be seen."""

    def on_turns(self) -> None:
        """All of them, one after another."""

    def on_done(self) -> None:
        """Back to how it ended."""

    def on_move_to(self, at: int) -> None:
        """A place on the curve was touched."""
