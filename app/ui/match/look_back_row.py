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
ASIDE, TILE = 84, 36
"""In dp, of a row's width: all but words and tiles; and a tile."""


class LookBackRow(BoxLayout):
    """`is_now`: the match stands after it; `words` and `told` are what is said of it."""

    step: LookBackStep = ObjectProperty(LookBackStep(), rebind=True)
    words = StringProperty()
    told = StringProperty()
    is_now = BooleanProperty(False)

    def _is_large(self) -> bool:
        """The lines of larger words have room."""
        if self.height < sp(HIGH) or self.width < sp(WIDE):
            return False
        return self._lines(self.words, "body") + self._lines(self.told, "small") <= MOST_LINES

    is_large = AliasProperty(_is_large, bind=("size", "words", "told"), cache=True)

    def _lines(self, text: str, role: str) -> int:
        font, size = ROLES[grown(role, True)]
        room = self.width - dp(ASIDE + TILE * self.step.figure.columns)
        measure = Measure(font_name=font, font_size=sp(float(size.removesuffix("sp"))))
        return ceil(measure.get_extents(text)[0] / max(1, room))
