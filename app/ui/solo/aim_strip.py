"""What a puzzle asks for, above its board: the aim, circles, stars, a hint; how a race stands."""

from kivy.metrics import dp, sp
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from app.presenters.phrase import Field
from app.presenters.solo.aim import NO_AIM, Aim
from app.ui.kit.text import SMALLEST
from app.ui.kit.theme import ROLES

NARROW, TIGHT, WORDY = 190, 150, 330
"""In dp, less wide: the aim has two short lines, and small signs; in sp, as wide: all of a race is
told."""
STAR, TIGHT_STAR, SMALL, BESIDE = 25, 19, 14, 3
"""In dp: how high the stars are, less wide, and at least: words that leave less room are away, for
the card below says them, too; and what is free."""
PIPS = 26
"""In dp: beside the stars, less wide, there are no circles: the words say how many."""
LINE = 1.2
"""How high a line is, of its letters."""
TURN = {True: "circle", False: "circle-outline"}


def letters(height: float, is_narrow: bool) -> float:
    """How large they are at most, so that a line of them leaves room for the stars."""
    usual = dp(12) if is_narrow else sp(float(ROLES["title_m"][1].removesuffix("sp")))
    return float(min(usual, max(dp(SMALLEST), (height - dp(STAR + BESIDE)) / LINE)))


def star_side(free: float, is_tight: bool) -> float:
    """How high they are, where so much is left below the words."""
    usual = dp(TIGHT_STAR if is_tight else STAR)
    return float(max(dp(SMALL), min(usual, free - dp(BESIDE))))


class AimStrip(BoxLayout):
    """`offers_hint`: nothing else does just now. Beside dice it is as `wide` as there is room, and
    at least as is `needed`."""

    aim: Aim = ObjectProperty(NO_AIM, rebind=True)
    name = StringProperty()
    offers_hint = BooleanProperty(True)
    needed = NumericProperty(0)
    wide = NumericProperty(0)
    __events__ = ("on_hint",)

    def on_hint(self) -> None:
        """The bulb was tapped."""

    def _is_narrow(self) -> bool:
        return bool(self.width < dp(NARROW))

    is_narrow = AliasProperty(_is_narrow, bind=("width",), cache=True)

    def _is_tight(self) -> bool:
        return bool(self.width < dp(TIGHT))

    is_tight = AliasProperty(_is_tight, bind=("width",), cache=True)

    def _words(self) -> Field:
        return self.aim.brief if self.width < sp(WORDY) else self.aim.words

    words = AliasProperty(_words, bind=("aim", "width"), cache=True)

    def _turns(self) -> list[str]:
        return [TURN[is_done] for is_done in self.aim.pips]

    turns = AliasProperty(_turns, bind=("aim",), cache=True)
