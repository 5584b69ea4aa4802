"""Whose ghost runs along in a race, and how far it has come: the same sign as on the track."""

from kivy.metrics import sp
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    StringProperty,
)

from app.ui.kit.strip import Strip
from app.ui.kit.text import wide_as

MOST = 0.52
"""Of the line that it shares."""


class RivalTag(Strip):
    """`room` is that of the line; where name and number have none on it the number is there."""

    words, found = StringProperty(), NumericProperty(0)
    room, letters = NumericProperty(0), NumericProperty(0)
    ink, is_wanted = ColorProperty((0, 0, 0, 1)), BooleanProperty(True)

    def _text(self) -> str:
        if not self.words or not self.is_wanted:
            return ""
        return self.words if self._span(self.words) <= MOST * self.room else str(self.found)

    text = AliasProperty(_text, bind=("words", "found", "room", "letters", "is_wanted"), cache=True)

    def _wide(self) -> float:
        return self._span(self.text) if self.text else 0.0

    wide = AliasProperty(_wide, bind=("text", "letters"), cache=True)

    def _span(self, words: str) -> float:
        """Of the sign and these."""
        written = wide_as("RobotoMedium", self.letters, words, float("inf"))
        return written + 1.2 * self.letters + sp(8)
