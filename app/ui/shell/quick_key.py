"""A key on a game's card that begins a match of one person without another question."""

from kivy.metrics import dp, sp
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior

from app.presenters.phrase import Field
from app.ui.kit.abreast import Abreast
from app.ui.kit.text import SMALLEST, wide_as

MARGIN, BROAD = 18, 64
"""In dp: beside words, and where words rather take two lines."""
SMALL, LARGE, TIGHT, MOST = 12, 13, 56, 13
"""In sp, letters below signs and beside them; in keys less wide than the third they are, in dp, no
larger than the last: else one of a row would be smaller than those beside it."""
PART = " \N{MIDDLE DOT} "
"""Between what a key says and how strong that is."""


def in_lines(told: str, is_wide: object) -> str:
    """On a narrow key each part has a line."""
    return told if is_wide else told.replace(PART, "\n")


def share_of(font: str, told: str) -> float:
    """Keys share a row so that all their words are of one size."""
    return wide_as(font, dp(SMALLEST), told, dp(BROAD)) + dp(MARGIN)


class QuickKey(ButtonBehavior, Abreast):
    """`key` says which one it is, `told` is what it says below its signs, or beside them where it
    is wide, `call` what it calls out above that; one `is_strong` on the page. One that
    `is_small` leaves the room to those beside it; all are as high as their `level`. Its `share`
    of a row follows its words."""

    key = StringProperty()
    told: Field = ObjectProperty("")
    call: Field = ObjectProperty("")
    icon = StringProperty()
    is_strong = BooleanProperty(False)
    is_small = BooleanProperty(False)
    level, share = NumericProperty(0), NumericProperty(1)
    fill = ColorProperty((1, 1, 1, 1))
    ink = ColorProperty((0, 0, 0, 1))

    def _letters(self) -> float:
        if self.is_wide and not self.call:
            return float(sp(LARGE))
        is_tight = self.width < sp(TIGHT) and not self.is_small
        return float(min(sp(SMALL), dp(MOST)) if is_tight else sp(SMALL))

    letters = AliasProperty(_letters, bind=("is_wide", "call", "width", "is_small"), cache=True)

    @property
    def name(self) -> str:
        """What it does, in words."""
        return str(self.ids.words.text)
