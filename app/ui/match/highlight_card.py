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

FIGURED, NAMED, TOLD = (370, 68), 300, 264
"""In dp by the size of text: how large a card with a picture is, how wide one with a name, and one
that says more."""
LOW, FEW, MANY = 96, 3, 5
"""Lines of what is told there, by its height in dp."""


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
        """Where words have room beside it."""
        width, height = (dp(side) * Metrics.fontscale for side in FIGURED)
        is_large = self.width >= width and self.height >= height
        return self.is_row and is_large and bool(self.model.figure.columns)

    has_figure = AliasProperty(_has_figure, bind=("model", "is_row", "size"), cache=True)

    has_face = AliasProperty(
        lambda self: not self.is_row and bool(self.model.pawn), bind=("is_row", "model"), cache=True
    )

    tone = ColorProperty("#0B5F63")
    tone_ink = ColorProperty("#FFFFFF")
