"""A card of a review: a remarkable turn, and that it can be seen."""

from kivy.metrics import Metrics, dp
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from app.presenters.match.highlights import Highlight
from app.presenters.phrase import Field

NAMED, TOLD = 300, 264
"""In dp by the size of text: how wide one with a name is, and one that says more."""
LOW, FEW, MANY = 96, 3, 5
"""Lines of what is told there, by its height in dp."""
DISC, BADGE, MOST_FIGURE, LEAST_FIGURE = (32, 44), 24, 96, 30
"""In dp: the sign alone, upright and in a row; on a picture; and how large that is."""


class HighlightCard(ButtonBehavior, BoxLayout):
    """`is_row`: as wide as its sheet, with more words; `name` is what is read aloud."""

    model: Highlight = ObjectProperty(Highlight(), rebind=True)
    is_row = BooleanProperty(True)
    name = StringProperty()

    def _title(self) -> tuple[Field, ...]:
        is_wide = self.width >= dp(NAMED) * Metrics.fontscale
        return (self.model.headline, self.model.who)[: 1 + (self.is_row and is_wide)]

    title = AliasProperty(_title, bind=("model", "is_row", "width"), cache=True)

    def _has_words(self) -> bool:
        return bool(self.width >= dp(TOLD) * Metrics.fontscale)

    has_words = AliasProperty(_has_words, bind=("width",), cache=True)

    def _lines(self) -> int:
        return FEW if self.height < dp(LOW) * Metrics.fontscale else MANY

    lines = AliasProperty(_lines, bind=("height",), cache=True)

    def _has_figure(self) -> bool:
        """Upright only where a picture has room above the words."""
        is_high = self.is_row or self.height >= dp(LEAST_FIGURE) + dp(40) * Metrics.fontscale
        return bool(self.model.figure.columns) and is_high

    has_figure = AliasProperty(_has_figure, bind=("model", "is_row", "height"), cache=True)

    is_filled = AliasProperty(
        lambda self: self.has_figure and not self.is_row, bind=("has_figure", "is_row"), cache=True
    )

    def _seen(self) -> float:
        """How wide and high what stands first is in a row."""
        room = min(dp(MOST_FIGURE), self.height - dp(10))
        return room if self.has_figure else dp(DISC[self.is_row])

    seen = AliasProperty(_seen, bind=("has_figure", "is_row", "height"), cache=True)
    disc = AliasProperty(
        lambda self: dp(BADGE) if self.has_figure else dp(DISC[self.is_row]),
        bind=("has_figure", "is_row"),
        cache=True,
    )

    has_face = AliasProperty(
        lambda self: not self.is_row and bool(self.model.pawn), bind=("is_row", "model"), cache=True
    )

    tone = ColorProperty("#0B5F63")
    tone_ink = ColorProperty("#FFFFFF")
