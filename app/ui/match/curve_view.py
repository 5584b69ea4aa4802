"""How a match went, as curves or bars; a tap leads to the turn that is nearest."""

from typing import Any

from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup, Line
from kivy.metrics import dp, sp
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.widget import Widget

from app.presenters.match.review_model import NO_REVIEW, ReviewModel
from app.ui.match.curves import (
    PAWN,
    SIGN,
    Box,
    Curves,
    Look,
    Signs,
    beside,
    larger,
    letters,
    picture,
)
from app.ui.match.lanes import Lanes, beads, pawn_side, rows
from app.ui.match.time_bars import PAWN as SMALL
from app.ui.match.time_bars import TEXT, Roll, TimeBars, below, rolls

EDGE, LEVEL = 12, 40
"""In dp: free at the sides, and at least from one level that has a number to the next."""
HIGH = 240
"""In dp: where a crown has room below the signs."""
NUMBER = 0.75
"""How clearly numbers are seen."""


def every(most: int, height: float) -> int:
    """How many levels lie between two that are drawn."""
    room = max(1, int(height / dp(LEVEL)))
    return next(step for step in (1, 2, 5, 10, 20, 50) if most / step <= room or step == 50)


class CurveView(Widget):
    """`count` steps, as in looking back; `text` says it to whoever has it read aloud."""

    is_spoken = True
    text = StringProperty()

    review: ReviewModel = ObjectProperty(NO_REVIEW)
    count = NumericProperty(0)
    is_dark = BooleanProperty(False)
    ink = ColorProperty("#2B2018")
    line = ColorProperty("#D9C7AB")
    __events__ = ("on_move_to",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._frame, self._curves = InstructionGroup(), Curves()
        self._signs, self._bars = Signs(), TimeBars()
        self._lanes = Lanes()
        for group in (self._frame, self._curves, self._signs, self._bars, self._lanes):
            self.canvas.add(group)
        draw = Clock.create_trigger(self._draw, -1)
        for name in ("pos", "size", "review", "count", "is_dark", "ink"):
            self.fbind(name, draw)

    def on_move_to(self, at: int) -> None:
        """This step is wanted."""

    @property
    def box(self) -> Box:
        left, foot, right, above = self._edges()
        high = max(1.0, self.height - foot - above)
        wide = max(1.0, self.width - left - right)
        lanes = self.review.lanes
        steps = max(len(lane.beads) for lane in lanes) if lanes else int(self.count)
        return Box(self.x + left, self.y + foot, wide, high, steps)

    def _edges(self) -> tuple[float, float, float, float]:
        """What is free around curves or bars for what belongs to them."""
        edge, line = dp(EDGE), sp(TEXT) * 1.7
        if self.review.lanes:
            return edge, 0, edge, 0
        if self.review.bars:
            above = dp(SMALL) / 2 + line + dp(SIGN)
            return edge, below(self._rolls, self.height), edge, above
        pawn = dp(PAWN) * larger(self.width)
        has_crown = bool(self.review.winners) and self.height >= dp(HIGH)
        above = dp(SIGN) * (1 + has_crown) + pawn
        return line, edge, beside(self.review.lines, self.width), above

    @property
    def _rolls(self) -> list[Roll]:
        edge = dp(EDGE)
        return rolls(self.review.bars, self.x + edge, max(1.0, float(self.width) - 2 * edge))

    def _draw(self, *_: object) -> None:
        box, look = self.box, Look(-1, "", self.is_dark, self.ink)
        stairs = NO_REVIEW if self.review.lanes else self.review
        self._draw_levels(box, int(stairs.most))
        self._curves.show(stairs, box, look)
        self._lanes.show(self.review, box, look)
        self._bars.show(self._rolls, box, self.height, look)
        middle = self.top - dp(SIGN) / 2
        shown = NO_REVIEW if self.review.bars else stairs
        self._signs.show(shown, box, middle, look)

    def _draw_levels(self, box: Box, most: int) -> None:
        """A fine line a level, with how much that is."""
        self._frame.clear()
        if self.review.lanes:
            return
        for level in range(0, most + 1, every(most, box.height)):
            y = box.bottom + box.height * level / max(1, most)
            self._frame.add(Color(*self.line))
            self._frame.add(Line(points=[box.left, y, box.left + box.width, y], width=dp(0.6)))
            if most:
                self._frame.add(Color(*self.ink[:3], NUMBER))
                number = letters(str(level), "RobotoBold", sp(TEXT))
                self._frame.add(picture(number, self.x + sp(TEXT) * 0.7, y))

    def on_touch_down(self, touch: Any) -> bool:
        if self.collide_point(*touch.pos):
            touch.grab(self)
            return True
        return False

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        step = self._bead_at(*touch.pos) if self.review.lanes else self._step_at(*touch.pos)
        if step is not None and self.collide_point(*touch.pos):
            self.dispatch("on_move_to", step)
        return True

    def _bead_at(self, x: float, y: float) -> int | None:
        """Of the lane that is nearest the turn that is."""
        box = self.box
        placed = [
            (abs(middle - y), abs(place - x), bead.step)
            for lane, middle in rows(self.review, box)
            for bead, place in beads(lane, box, pawn_side(box, box.height / len(self.review.lanes)))
        ]
        return min(placed)[-1] if placed else None

    def _step_at(self, x: float, y: float) -> int | None:
        """Of a sign that is tapped, else of the turn that is nearest."""
        places = self._bar_places() if self.review.bars else self._places(y)
        return min(places, key=lambda step: abs(places[step] - x), default=None)

    def _bar_places(self) -> dict[int, float]:
        return {bar.step: x for roll in self._rolls for bar, x in roll.places()}

    def _places(self, y: float) -> dict[int, float]:
        signs = [sign.step for sign in self.review.signs]
        is_sign = signs and y > self.top - dp(2 * SIGN)
        return {step: self.box.at(step, 0)[0] for step in signs if is_sign} or {
            step: self.box.at(step, 0)[0] for step in self.review.notes
        }
