"""A step of a match that is looked back at: whose it was, what it was, and with which tiles."""

from math import ceil

from kivy.core.text import Label as Measure
from kivy.metrics import dp, sp
from kivy.properties import AliasProperty, BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.match.look_back import LookBackStep
from app.ui.kit.theme import ROLES, grown

WIDE, HIGH, MOST_LINES = 310, 70, 3
"""In sp; and of how many lines larger words may be."""
ASIDE, TILE, EDGES = 84, 36, 10
"""In dp, of a row's width: all but words and tiles; a tile at most; and what is free above and
below what it shows."""


class LookBackRow(BoxLayout):
    """`is_now`: the match stands after it; `words` and `told` are what is said of it."""

    step: LookBackStep = ObjectProperty(LookBackStep(), rebind=True)
    words = StringProperty()
    told = StringProperty()
    is_now = BooleanProperty(False)

    def _side(self) -> float:
        """Of a cell of what it shows: all of it has room in the row."""
        room = (self.height - dp(EDGES)) / max(1.0, self.step.figure.rows)
        return float(max(1.0, min(dp(TILE), room)))

    side = AliasProperty(_side, bind=("size", "step"), cache=True)

    def _is_large(self) -> bool:
        """The lines of larger words have room."""
        if self.height < sp(HIGH) or self.width < sp(WIDE):
            return False
        return self._lines(self.words, "body") + self._lines(self.told, "small") <= MOST_LINES

    is_large = AliasProperty(_is_large, bind=("size", "words", "told"), cache=True)

    def _role(self) -> str:
        """A long sentence is smaller rather than cut short."""
        is_long = not self.step.told and self._lines(self.words, "body", False) > 2
        return "small" if is_long else grown("body", self.is_large)

    role = AliasProperty(_role, bind=("size", "words", "step", "is_large"), cache=True)

    def _lines(self, text: str, role: str, is_large: bool = True) -> int:
        font, size = ROLES[grown(role, is_large)]
        room = self.width - dp(ASIDE) - self.side * self.step.figure.columns
        measure = Measure(font_name=font, font_size=sp(float(size.removesuffix("sp"))))
        return ceil(measure.get_extents(text)[0] / max(1, room))
