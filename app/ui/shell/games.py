"""The games on the first page: side by side, or the first one over pairs of the others."""

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.layout import Layout
from kivy.uix.widget import Widget


class Games(Layout):
    """`is_abreast`: all in one row; `is_paired`: all but the first one two by two, else each has a
    row. Those of a row are as wide as each other, and their keys as high."""

    is_abreast = BooleanProperty(False)
    is_paired = BooleanProperty(False)
    spacing = NumericProperty(0)
    minimum_height = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for name in ("children", "pos", "size", "is_abreast", "is_paired", "spacing"):
            self.fbind(name, self._trigger_layout)

    def add_widget(self, widget: Widget, *args: Any, **kwargs: Any) -> None:
        for name in ("height", "highest"):
            widget.fbind(name, self._trigger_layout)
        super().add_widget(widget, *args, **kwargs)

    @property
    def rows(self) -> list[list[Widget]]:
        """From above."""
        cards = self.children[::-1]
        if self.is_abreast:
            return [cards]
        if not self.is_paired:
            return [[card] for card in cards]
        pairs = [cards[place : place + 2] for place in range(1, len(cards), 2)]
        return [cards[:1], *pairs]

    def do_layout(self, *_: object) -> None:
        top = self.top
        for row in filter(None, self.rows):
            width = (self.width - self.spacing * (len(row) - 1)) / len(row)
            level = max(card.highest for card in row)
            for place, card in enumerate(row):
                card.width, card.level = width, level
                card.x, card.top = self.x + place * (width + self.spacing), top
            top -= max(card.height for card in row) + self.spacing
        self.minimum_height = max(0, self.top - top - self.spacing)
