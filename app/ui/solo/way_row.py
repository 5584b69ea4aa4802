"""A turn of the way that solved a puzzle, with what is said of it."""

from kivy.metrics import dp
from kivy.properties import AliasProperty

from app.presenters.phrase import Field
from app.ui.solo.way_key import WayKey

NARROW = 400
"""In dp: what is said of it stands in its second line."""
PUSH, PICTURE, MORE, LESS, SLIM = 56, 46, 30, 8, 300
"""In dp: how high the picture of a push is, and any other; how much more on large paper, and less
on a row so slim."""
SHARE = 0.3
"""Of the row's width, at most, for a picture that is no push: the rest is for words."""


class WayRow(WayKey):
    def _is_narrow(self) -> bool:
        return bool(self.width <= dp(NARROW))

    def _high(self) -> float:
        """Of its picture."""
        if not self.way.side:
            figure, least = self.way.figure, LESS * (self.width <= dp(SLIM))
            usual = dp(PICTURE + MORE * self.is_large - least) + self.more
            fits = SHARE * self.width * figure.rows / max(1, figure.columns)
            return float(min(usual, fits))
        return float(dp(PUSH + 10 * self.is_large) + self.more)

    high = AliasProperty(_high, bind=("way", "is_large", "width", "more"), cache=True)

    is_narrow = AliasProperty(_is_narrow, bind=("width",), cache=True)

    def _then(self) -> Field:
        return self.way.then_marked if self.is_narrow else self.way.then

    then = AliasProperty(_then, bind=("way", "is_narrow"), cache=True)

    mark_icon = AliasProperty(
        lambda self: "" if self.is_narrow and self.way.judged else self.way.mark.icon,
        bind=("way", "is_narrow"),
        cache=True,
    )
