"""A label in one of the roles of LOOK 4, wrapping in its width and as high as its lines."""

from collections.abc import Callable
from functools import lru_cache
from math import ceil

from kivy.core.text import Label as Measure
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, OptionProperty
from kivy.uix.label import Label

from app.ui.kit.shown import Shown
from app.ui.kit.theme import ROLES

SMALLEST = 11
"""LOOK 4, in dp: large text may become small again where a word has no room."""
MARGIN = 2
"""Pixels that Kivy leaves free where it shortens."""
ROUNDED = 0.8
"""Pixels by which hinted letters may be smaller than in proportion, in all their height."""
LONG = 12
"""Letters of a word."""
HYPHEN, BREAKABLE = "-", "- "
FOLLOWED = (
    *("text", "text_size", "font_name", "font_size", "color", "disabled_color", "padding"),
    *("halign", "valign", "shorten", "shorten_from", "max_lines", "line_height"),
    *("outline_width", "outline_color", "split_str", "font_script_name", "font_features"),
)
"""What any text here may change. Kivy's labels follow twice as much, each with three objects."""
Label._font_properties = FOLLOWED


class Text(Shown, Label):
    """With `keeps_words` it is smaller than `usual` rather than break a word: for names; with
    `keeps_line` rather than be cut short: where there is but one line.

    One that `is_private` is for the seat that looks, and read aloud to nobody.

    `ink` is its colour where that is not the theme's. Set as `color` it would be lost when the
    theme changes, for the rule of all texts follows that too.
    """

    role = OptionProperty("body", options=list(ROLES))
    ink = ColorProperty(None, allownone=True)
    usual = NumericProperty("15sp")
    keeps_words = BooleanProperty(False)
    keeps_line = BooleanProperty(False)
    is_private = BooleanProperty(False)

    def _create_label(self) -> None:
        options = {name: getattr(self, name) for name in self._font_properties}
        self._label = _Lines(**options, usersize=self.text_size)


Extents = tuple[int, int]


class _Lines(Measure):
    """Kivy measures all that stands before each word to find where a line ends, which costs more
    than to draw it. Where the whole text has room in one line, it is measured once."""

    def get_cached_extents(self) -> Callable[[str], Extents]:
        room, text = self.text_size[0], self.text
        if not room or "\n" in text:
            exact: Callable[[str], Extents] = self.get_extents
            return exact
        whole: Extents = self.get_extents(text)
        has_room = whole[0] < room - sum(self.options["padding"][::2])

        def extents(part: str) -> Extents:
            is_within = has_room and part and text.startswith(part)
            found: Extents = whole if is_within else self.get_extents(part)
            return found

        return extents


def kept_size(
    usual: float, font: str, text: str, width: float, keeps_words: bool, keeps_line: bool
) -> float:
    """The usual size of a font, or the next smaller one in which all that is kept has room."""
    if not keeps_words and not keeps_line:
        return usual
    return _fitting_size(usual, font, (text,) if keeps_line else tuple(text.split()), width)


def _fitting_size(usual: float, font: str, parts: tuple[str, ...], width: float) -> float:
    """The one in which every part has room.

    Tried pixel by pixel from near above: hinted letters do not shrink quite in proportion, and
    each size that is tried is a font more in memory.
    """
    size, wide = usual, _widest(font, usual, parts)
    if wide and wide > width - MARGIN:
        size -= max(0, int(usual - ROUNDED - usual * (width - MARGIN) / wide))
    size = max(size, usual - max(0, ceil(usual - dp(SMALLEST))))
    while size > dp(SMALLEST) and _widest(font, size, parts) > width - MARGIN:
        size -= 1
    return size


def least_width(font: str, text: str) -> int:
    """Of its longest word, as small as it may be."""
    return _widest(font, dp(SMALLEST), tuple(text.split())) + MARGIN


@lru_cache(maxsize=256)
def high_as(font: str, usual: float, text: str, width: float) -> float:
    """How high the lines of words are that are broken at this width, and keep their words."""
    size = kept_size(usual, font, text, width, True, False)
    measure = Measure(text=text, font_name=font, font_size=size, text_size=(max(1, width), None))
    return float(measure.render()[1]) if text else 0.0


def wide_as(font: str, size: float, text: str, most: float) -> float:
    """How far the words reach in a line, or in several that are as wide as this."""
    return min(most, float(_widest(font, size, (text,))))


@lru_cache(maxsize=256)
def _widest(font: str, size: float, parts: tuple[str, ...]) -> int:
    measure = Measure(font_name=font, font_size=size)
    return max((measure.get_extents(part)[0] for part in parts), default=0)


def breakable(name: str) -> str:
    """A long name may be broken behind its hyphen."""
    return name.replace(HYPHEN, BREAKABLE) if len(name) > LONG else name
