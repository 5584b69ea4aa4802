"""How long each board of Go took, as bars side by side: the time above, below the roll and the
fewest tiles for it."""

from collections.abc import Sequence

from kivy.graphics import Color, InstructionGroup
from kivy.metrics import dp, sp

from app.presenters.match.review_model import Bar
from app.ui.kit.rounded import Rounded
from app.ui.match.curves import Box, Look, figure_at, letters, pawn_at, picture, tint

ROLL, WIDE, PAWN, GAP = (56, 88), 34, 26, 6
"""In dp, at most: four dice, and where there is much room; a bar, whose it is; and what is free
between."""
HIGH = 440
"""In dp: much room."""
NARROW = 34
"""Below that many dp from bar to bar there is no room for a time on each."""
TEXT = 13
FOOT = 24
"""In dp: below the dice."""


def roll_side(step: float, high: float) -> float:
    """How wide four dice are, where bars stand so near each other on a place so high."""
    return min(dp(ROLL[high >= dp(HIGH)]), max(dp(24), step - dp(GAP)))


def below(bars: Sequence[Bar], width: float, high: float) -> float:
    """What lies below the bars."""
    return roll_side(width / max(1, len(bars)), high) + dp(GAP + FOOT)


class TimeBars(InstructionGroup):
    def show(self, bars: tuple[Bar, ...], box: Box, roll: float, look: Look) -> None:
        """Four dice are as wide as `roll`, or less."""
        self.clear()
        step = box.width / max(1, len(bars))
        each = max(1, round(dp(NARROW) / step + 0.49)) if bars else 1
        for number, bar in enumerate(bars):
            x = box.left + step * (number + 0.5)
            self._bar(bar, x, box, step, look)
            if number % each == 0:
                self._below(bar, x, box, roll, look)
                self._time(bar, x, box, look)

    def _bar(self, bar: Bar, x: float, box: Box, step: float, look: Look) -> None:
        wide, high = min(dp(WIDE), 0.6 * step), max(dp(8), box.height * bar.height)
        self.add(Color(*tint(bar.pawn, look)))
        self.add(Rounded(radius=dp(6), pos=(x - wide / 2, box.bottom), size=(wide, high)))
        side = min(dp(PAWN), step)
        pawn_at(self, bar.pawn, x, box.bottom + high, side)

    def _time(self, bar: Bar, x: float, box: Box, look: Look) -> None:
        high = max(dp(8), box.height * bar.height)
        self.add(Color(*look.ink))
        above = box.bottom + high + dp(PAWN) / 2 + sp(TEXT) * 0.7
        self.add(picture(letters(bar.time or "?", "RobotoBold", sp(TEXT)), x, above))

    def _below(self, bar: Bar, x: float, box: Box, side: float, look: Look) -> None:
        self.add(Color(1, 1, 1, 1))
        if bar.figure.sprites:
            figure_at(self, bar.figure, x, box.bottom - dp(GAP) - side / 2, side)
        self.add(Color(*look.ink))
        words = letters(str(bar.fewest), "RobotoBold", sp(TEXT))
        self.add(picture(words, x, box.bottom - dp(GAP) - side - dp(FOOT) / 2))
