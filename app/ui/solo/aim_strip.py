"""What a puzzle asks for, above its board: the aim, how far one is, stars; how a race stands."""

from kivy.metrics import dp, sp
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout

from app.presenters.phrase import Field
from app.presenters.solo.aim import NO_AIM, Aim

NARROW, CRAMMED, WORDLESS, TIGHT, WORDY = 190, 130, 100, 155, 330
"""In dp: with less room the aim has two short lines and small stars, or no stars, or no words; less
wide it has one thing below the other. In sp, as wide: all of it is told."""
STAR, SMALL, KEY = 22, 18, 48
"""In dp: how high stars are, how wide a key."""

PAPER, INK, FAINT = "#16242F", "#FFFFFF", "#A9BCC9"
LIT, STAR_INK, LAST = "#7FD6D2", "#FFC266", "#FFB4A2"
"""On tables that are dark by day, too; a table with days and nights of its own says otherwise."""


class AimStrip(BoxLayout):
    """`offers_hint`: nothing else does just now. Beside dice it is as `wide` as there is room, and
    at least as is `needed`."""

    aim: Aim = ObjectProperty(NO_AIM, rebind=True)
    name = StringProperty()
    offers_hint = BooleanProperty(True)
    needed = NumericProperty(0)
    wide, told_height = NumericProperty(0), NumericProperty(0)
    paper, ink, faint = ColorProperty(PAPER), ColorProperty(INK), ColorProperty(FAINT)
    lit, star_ink, last_ink = ColorProperty(LIT), ColorProperty(STAR_INK), ColorProperty(LAST)
    __events__ = ("on_hint",)

    def on_hint(self) -> None:
        """The bulb was tapped."""

    def _has_bulb(self) -> bool:
        return bool(self.aim.has_hint and self.offers_hint)

    has_bulb = AliasProperty(_has_bulb, bind=("aim", "offers_hint"), cache=True)

    def _has_words(self) -> bool:
        return bool(not self.is_tight and self.room >= dp(WORDLESS))

    has_words = AliasProperty(_has_words, bind=("is_tight", "room"), cache=True)

    def _room(self) -> float:
        """Beside the bulb."""
        return float(self.width - dp(KEY) * self.has_bulb)

    room = AliasProperty(_room, bind=("width", "has_bulb"), cache=True)

    def _is_narrow(self) -> bool:
        return bool(self.room < dp(NARROW))

    is_narrow = AliasProperty(_is_narrow, bind=("room",), cache=True)

    def _is_tight(self) -> bool:
        return bool(self.width < dp(TIGHT) and not self.has_bulb)

    is_tight = AliasProperty(_is_tight, bind=("width", "has_bulb"), cache=True)

    has_reached = AliasProperty(
        lambda self: bool(self.is_tight and self.aim.reached), bind=("is_tight", "aim"), cache=True
    )

    def _letters(self) -> float:
        """How high they are."""
        if self.width >= sp(WORDY):
            return float(sp(16))
        return float(dp(12) if self.is_narrow else min(sp(14.5), dp(16)))

    letters = AliasProperty(_letters, bind=("width", "is_narrow"), cache=True)

    def _star(self) -> float:
        """Where words and a bulb leave no room, there are none until the bulb is gone; nor where
        all targets of a race need it."""
        if self.is_narrow and self.aim.track.has_targets:
            return 0.0
        if self.is_tight or not self.is_narrow:
            return float(dp(STAR))
        return float(dp(SMALL) * (self.room >= dp(CRAMMED)))

    star = AliasProperty(_star, bind=("room", "is_narrow", "is_tight", "aim"), cache=True)

    def _edge(self) -> float:
        """Above what lies one below the other."""
        high = dp(STAR) + self.spacing + self.told_height
        return float(max(0, self.height - high) / 2 * self.is_tight)

    edge = AliasProperty(_edge, bind=("is_tight", "height", "told_height"), cache=True)

    def _words(self) -> Field:
        return self.aim.brief if self.width < sp(WORDY) else self.aim.words

    words = AliasProperty(_words, bind=("aim", "width"), cache=True)
