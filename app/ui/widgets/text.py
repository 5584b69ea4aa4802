"""A label in one of the roles of LOOK 4, wrapping in its width and as high as its lines."""

from functools import lru_cache

from kivy.core.text import Label as Measure
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, OptionProperty
from kivy.uix.label import Label

from app.ui.theme import ROLES

SMALLEST = 11
"""LOOK 4, in dp: large text may become small again where a word has no room."""


class Text(Label):
    """With `keeps_words` it is smaller than `usual` rather than break a word: for names.

    `ink` is its colour where that is not the theme's. Set as `color` it would be lost when the
    theme changes, for the rule of all texts follows that too.
    """

    role = OptionProperty("body", options=list(ROLES))
    ink = ColorProperty(None, allownone=True)
    usual = NumericProperty("15sp")
    keeps_words = BooleanProperty(False)


def fitting_size(usual: float, font: str, words: str, width: float) -> float:
    """The usual size of a font, or the next smaller one in which every word has room.

    Tried pixel by pixel: hinted letters do not shrink in proportion.
    """
    size = usual
    while size > dp(SMALLEST) and _widest(font, size, words) > width:
        size -= 1
    return size


@lru_cache(maxsize=256)
def _widest(font: str, size: float, words: str) -> int:
    measure = Measure(font_name=font, font_size=size)
    return max((measure.get_extents(word)[0] for word in words.split()), default=0)
