"""A picture that is a key, its name on a plate in its corner: the picture stays bright."""

from kivy.metrics import dp, sp
from kivy.properties import (
    AliasProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior

from app.presenters.phrase import Field
from app.ui.kit.picture import Picture
from app.ui.kit.text import kept_size
from app.ui.kit.theme import ROLES

NARROW, LONG = 100, 14
"""In dp; and letters that are smaller on a key less wide, below the sign in its corner."""


def role_of(letters: float, width: float) -> str:
    return "label" if letters > LONG and width <= dp(NARROW) else "title_m"


def size_of(role: str, row: str, width: float) -> float:
    """In which each of these words has room."""
    font, usual = ROLES[role]
    return kept_size(sp(float(usual.removesuffix("sp"))), font, row, width, True, False)


class PictureKey(ButtonBehavior, Picture):
    """`told` is what it is called; below that there may be a `line`. Its `plate` is as wide and as
    high (`level`) as these words need, which are as large as the `longest` name beside it
    can be, in letters, and as all told `beside` it can."""

    told: Field = ObjectProperty("")
    line: Field = ObjectProperty("")
    beside = ListProperty()
    row = StringProperty()
    told_role = StringProperty("title_m")
    level, longest = NumericProperty(0), NumericProperty(0)
    plate, told_wide, line_wide = NumericProperty(0), NumericProperty(0), NumericProperty(0)

    @property
    def name(self) -> str:
        """What it leads to, in words."""
        return str(self.ids.words.text)

    def _edge(self) -> float:
        """What is free beside its words."""
        return float(dp(12 if self.width > dp(NARROW) else 6))

    edge = AliasProperty(_edge, bind=("width",))
