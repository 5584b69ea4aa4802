"""A step of a match that is looked back at: whose it was, what it was, and with which tiles."""

from typing import NamedTuple

from kivy.metrics import dp, sp
from kivy.properties import AliasProperty, BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.match.look_back import LookBackStep
from app.ui.kit.text import high_as, kept_size
from app.ui.kit.theme import ROLES, grown

WIDE, HIGH = 310, 70
"""In sp: a row whose words may be larger."""
ASIDE, TILE, EDGES, SIGN, LEAST_TOLD = 70, 36, 10, 28, 22
"""In dp, of a row's width: all but words and tiles; a tile at most; what is free above and below
what it shows; a sign before what is told, and how high that is with it."""


class Fit(NamedTuple):
    """The roles of both sentences, the share of its room that the picture has, and whether what
    is told is said at all."""

    role: str
    told_role: str
    share: float = 1.0
    tells: bool = True


LARGE = Fit(grown("body", True), grown("small", True))
FITS = (
    Fit("body", "small"),
    Fit("small", "small"),
    Fit("small", "small", 0.75),
    Fit("small", "small", 0.5),
    Fit("small", "small", 0.3),
    Fit("overline", "overline", 0.5),
    Fit("small", "small", 0.0),
    Fit("overline", "overline", 0.0),
    Fit("small", "small", 0.5, False),
    Fit("overline", "overline", 0.0, False),
)
"""The first that holds all words is taken: smaller ones, then room taken from the picture; what is
told goes before a word of what happened does."""


class LookBackRow(BoxLayout):
    """`is_now`: the match stands after it; `words` and `told` are what is said of it."""

    step: LookBackStep = ObjectProperty(LookBackStep(), rebind=True)
    words = StringProperty()
    told = StringProperty()
    is_now = BooleanProperty(False)

    def _fit(self) -> Fit:
        is_large = self.height >= sp(HIGH) and self.width >= sp(WIDE)
        fits = ((LARGE,) if is_large else ()) + FITS
        held = [fit for fit in fits if self._holds(fit)]
        return next((fit for fit in held if self._is_whole(fit)), (*held, fits[-1])[0])

    fit = AliasProperty(_fit, bind=("size", "step", "words", "told"), cache=True, rebind=True)

    side = AliasProperty(
        lambda self: self._side(self.fit.share), bind=("size", "step", "fit"), cache=True
    )

    def _side(self, share: float) -> float:
        """Of a cell of what it shows: all of it has room in the row."""
        room = (self.height - dp(EDGES)) / max(1.0, self.step.figure.rows)
        return float(max(1.0, min(dp(TILE), room) * share))

    def _is_whole(self, fit: Fit) -> bool:
        """No word is as wide as to be written smaller than the others of its row."""
        font, size = _font(fit.role)
        room = self._room(fit)
        return fit.share > 0 and kept_size(size, font, self.words, room, True, False) == size

    def _room(self, fit: Fit) -> float:
        aside = self._side(fit.share) * self.step.figure.columns
        return float(self.width - dp(ASIDE) - aside)

    def _holds(self, fit: Fit) -> bool:
        room = self._room(fit)
        high = _high(self.words, fit.role, room)
        if self.told and fit.tells:
            is_signed = bool(self.step.icon)
            told = _high(self.told, fit.told_role, room - dp(SIGN) * is_signed)
            high += max(told, dp(LEAST_TOLD) * is_signed)
        return high <= self.height - dp(EDGES)


def _high(text: str, role: str, width: float) -> float:
    return high_as(*_font(role), text, width)


def _font(role: str) -> tuple[str, float]:
    font, size = ROLES[role]
    return font, float(sp(float(size.removesuffix("sp"))))
