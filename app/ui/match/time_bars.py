"""How long each board of Go took, as bars side by side: the time above, below the roll and the
fewest tiles for it."""

from kivy.graphics import Color, InstructionGroup
from kivy.metrics import dp, sp

from app.presenters.match.review_model import Bar
from app.ui.kit.rounded import Rounded
from app.ui.match.curves import Box, Look, figure_at, letters, pawn_at, picture, tint

ROLL, WIDE, PAWN, GAP = 54, 30, 24, 6
"""In dp, at most: four dice, a bar, whose it is; and what is free between."""
NARROW = 34
"""Below that many dp from bar to bar there is no room for a time on each."""
TEXT = 13
FOOT = ROLL + GAP + 18
"""What lies below the bars."""


class TimeBars(InstructionGroup):
    def show(self, bars: tuple[Bar, ...], box: Box, look: Look) -> None:
        self.clear()
        step = box.width / max(1, len(bars))
        each = max(1, round(dp(NARROW) / step + 0.49)) if bars else 1
        for number, bar in enumerate(bars):
            x = box.left + step * (number + 0.5)
            self._bar(bar, x, box, step, look)
            if number % each == 0:
                self._below(bar, x, box, min(dp(ROLL), step * each - dp(GAP)), look)
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
        self.add(picture(words, x, box.bottom - dp(FOOT) + dp(8)))
