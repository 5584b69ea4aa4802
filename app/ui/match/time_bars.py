"""How long each board of Go took, as bars side by side: the time above, below the roll and the
fewest tiles for it."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from math import ceil
from typing import NamedTuple

from kivy.graphics import Color, InstructionGroup
from kivy.metrics import dp, sp

from app.presenters.figures import Figure, Sprite
from app.presenters.match.review_model import FASTEST, Bar
from app.ui.kit.rounded import Rounded
from app.ui.match.curves import (
    SIGN,
    Box,
    Look,
    figure_at,
    letters,
    pawn_at,
    picture,
    sign_at,
    tint,
)

ROLL, WIDE, PAWN, GAP = (56, 88), 34, 26, 6
"""In dp, at most: four dice, and where there is much room; a bar, whose it is; and what is free
between."""
HIGH = 440
"""In dp: much room."""
NARROW = 34
"""Below that many dp from bar to bar there is no room for a time on each."""
TEXT = 13
FOOT, TILE, BETWEEN = 24, 24, 0.6
"""In dp, below the dice, and a tile there; in bars, between those of one roll and of the next."""
ONE_TILE = Figure("go", 2, 1, (Sprite("tile/5a/e", 1, 0.5),))


class Roll(NamedTuple):
    """The bars of those who built for it, and where the first one's middle is and the last one's;
    from bar to bar it is a `step`, to the next roll `between` more."""

    bars: tuple[Bar, ...]
    first: float
    last: float
    step: float
    between: float

    @property
    def middle(self) -> float:
        return (self.first + self.last) / 2

    def places(self) -> Iterator[tuple[Bar, float]]:
        return ((bar, self.first + self.step * n) for n, bar in enumerate(self.bars))

    def dice(self, high: float) -> float:
        """How wide four of them are below it, on a place so high."""
        wide = self.step * len(self.bars) + self.between - dp(GAP)
        return min(dp(ROLL[high >= dp(HIGH)]), max(dp(24), wide))


def rolls(bars: Sequence[Bar], left: float, width: float) -> list[Roll]:
    """Over so much width."""
    runs = [tuple(run) for _, run in groupby(bars, key=lambda bar: bar.figure)]
    between = BETWEEN * any(len(run) > 1 for run in runs)
    step = width / max(1, len(bars) + between * (len(runs) - 1))
    found, at = [], left + step / 2
    for run in runs:
        found.append(Roll(run, at, at + step * (len(run) - 1), step, step * between))
        at = found[-1].last + step * (1 + between)
    return found


def below(shown: Sequence[Roll], high: float) -> float:
    """What lies below the bars."""
    return min((roll.dice(high) for roll in shown), default=0.0) + dp(GAP + FOOT)


class TimeBars(InstructionGroup):
    def show(self, shown: Sequence[Roll], box: Box, high: float, look: Look) -> None:
        """On a place so high, with all that is below."""
        self.clear()
        step = shown[0].step if shown else 1.0
        many = max(1, ceil(dp(NARROW) / step))
        dice = min((roll.dice(high) for roll in shown), default=0.0)
        number = 0
        for roll in shown:
            self._below(roll, box, dice, look)
            for bar, x in roll.places():
                self._bar(bar, x, box, step, look)
                if number % many == 0 or bar.is_fastest:
                    self._time(bar, x, box, look)
                number += 1

    def _bar(self, bar: Bar, x: float, box: Box, step: float, look: Look) -> None:
        wide, high = min(dp(WIDE), 0.7 * step), max(dp(8), box.height * bar.height)
        self.add(Color(*tint(bar.pawn, look)))
        self.add(Rounded(radius=dp(6), pos=(x - wide / 2, box.bottom), size=(wide, high)))
        side = min(dp(PAWN), step)
        pawn_at(self, bar.pawn, x, box.bottom + high, side)

    def _time(self, bar: Bar, x: float, box: Box, look: Look) -> None:
        high = max(dp(8), box.height * bar.height)
        self.add(Color(*look.ink))
        above = box.bottom + high + dp(PAWN) / 2 + sp(TEXT) * 0.7
        self.add(picture(letters(bar.time or "?", "RobotoBold", sp(TEXT)), x, above))
        if bar.is_fastest:
            sign_at(self, FASTEST, x, above + sp(TEXT) * 0.7 + dp(SIGN) / 2)

    def _below(self, roll: Roll, box: Box, side: float, look: Look) -> None:
        bar, x = roll.bars[0], roll.middle
        self.add(Color(1, 1, 1, 1))
        if bar.figure.sprites:
            figure_at(self, bar.figure, x, box.bottom - dp(GAP) - side / 2, side)
        self.add(Color(*look.ink))
        words = letters(str(bar.fewest), "RobotoBold", sp(TEXT))
        middle = box.bottom - dp(GAP) - side - dp(FOOT) / 2
        self.add(picture(words, x + dp(TILE + GAP) / 2, middle))
        self.add(Color(1, 1, 1, 1))
        figure_at(self, ONE_TILE, x - words.texture.width / 2, middle, dp(TILE))
