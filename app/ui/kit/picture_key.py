"""A picture that is a key, its name below on a shade; the chosen one has a line and a tick."""

from typing import Any

from kivy.metrics import dp
from kivy.properties import (
    AliasProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior

from app.presenters.phrase import Field
from app.ui.kit.picture import Picture
from app.ui.kit.shade import CALM, shade

NARROW, LONG = 100, 14
"""In dp; and letters that are smaller on a key less wide, below the sign in its corner."""


def role_of(letters: float, width: float) -> str:
    return "label" if letters > LONG and width <= dp(NARROW) else "title_m"


class PictureKey(ButtonBehavior, Picture):
    """`told` is what it is called; below that there may be a `line`. Its shade is
    as high as the `level` of these words needs, which are as large as the `longest` name beside it
    can be, in letters."""

    told: Field = ObjectProperty("")
    line: Field = ObjectProperty("")
    told_role = StringProperty("title_m")
    level, longest = NumericProperty(0), NumericProperty(0)
    shade = ObjectProperty(None, allownone=True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(shade=shade(CALM), **kwargs)

    @property
    def name(self) -> str:
        """What it leads to, in words."""
        return str(self.ids.words.text)

    def _edge(self) -> float:
        """What is free beside its words."""
        return float(dp(12 if self.width > dp(NARROW) else 6))

    edge = AliasProperty(_edge, bind=("width",))
