"""A key on a game's card that begins a match of one person without another question."""

from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior

from app.presenters.phrase import Field
from app.ui.kit.abreast import Abreast

PART = " \N{MIDDLE DOT} "
"""Between what a key says and how strong that is."""


def in_lines(told: str, is_wide: object) -> str:
    """On a narrow key each part has a line."""
    return told if is_wide else told.replace(PART, "\n")


class QuickKey(ButtonBehavior, Abreast):
    """`key` says which one it is, `told` is what it says below its signs, or beside them where it
    is wide, `call` what it calls out above that; one `is_strong` on the page. One that
    `is_small` leaves the room to those beside it; all are as high as their `level`."""

    key = StringProperty()
    told: Field = ObjectProperty("")
    call: Field = ObjectProperty("")
    icon = StringProperty()
    is_strong = BooleanProperty(False)
    is_small = BooleanProperty(False)
    level = NumericProperty(0)
    fill = ColorProperty((1, 1, 1, 1))
    ink = ColorProperty((0, 0, 0, 1))

    @property
    def name(self) -> str:
        """What it does, in words."""
        return str(self.ids.words.text)
