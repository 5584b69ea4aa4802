"""How a match went, as a race or as bars; a tap leads to the turn that is nearest."""

from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp, sp
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.widget import Widget

from app.presenters.match.review_model import NO_REVIEW, ReviewModel
from app.presenters.match.road import RoadPlan, Spot, road_plan
from app.ui.match.curves import SIGN, Box, Look
from app.ui.match.roads import Roads
from app.ui.match.time_bars import PAWN as SMALL
from app.ui.match.time_bars import TEXT, Roll, TimeBars, below, rolls

EDGE = 12
"""In dp: free at the sides."""


class CurveView(Widget):
    """`text` says it to whoever has it read aloud."""

    is_spoken = True
    text = StringProperty()

    review: ReviewModel = ObjectProperty(NO_REVIEW)
    is_dark = BooleanProperty(False)
    ink = ColorProperty("#2B2018")
    line = ColorProperty("#D9C7AB")
    paper = ColorProperty("#FFFFFF")
    __events__ = ("on_move_to",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._roads, self._bars = Roads(), TimeBars()
        self.canvas.add(self._roads)
        self.canvas.add(self._bars)
        draw = Clock.create_trigger(self._draw, -1)
        for name in ("pos", "size", "review", "is_dark", "ink", "line", "paper"):
            self.fbind(name, draw)

    def on_move_to(self, at: int) -> None:
        """This step is wanted."""

    @property
    def box(self) -> Box:
        """Of the bars, which have their times above them and their rolls below."""
        foot, edge = below(self._rolls, self.height), dp(EDGE)
        above = dp(SMALL) / 2 + sp(TEXT) * 1.7 + dp(SIGN)
        high = max(1.0, self.height - foot - above)
        return Box(self.x + edge, self.y + foot, max(1.0, self.width - 2 * edge), high, 1)

    @property
    def plan(self) -> RoadPlan:
        return road_plan(self.review.roads, self.width / dp(1), self.height / dp(1))

    @property
    def _rolls(self) -> list[Roll]:
        edge = dp(EDGE)
        return rolls(self.review.bars, self.x + edge, max(1.0, float(self.width) - 2 * edge))

    def _draw(self, *_: object) -> None:
        look = Look(-1, "", self.is_dark, self.ink, self.paper)
        self._roads.show(self.review, self.plan, Spot(*self.pos), look, self.line)
        self._bars.show(self._rolls, self.box, self.height, look)

    def on_touch_down(self, touch: Any) -> bool:
        if self.collide_point(*touch.pos):
            touch.grab(self)
            return True
        return False

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        step = self._step_at(*touch.pos)
        if step is not None and self.collide_point(*touch.pos):
            self.dispatch("on_move_to", step)
        return True

    def _step_at(self, x: float, y: float) -> int | None:
        if not self.review.bars:
            return self.plan.nearest((x - self.x) / dp(1), (y - self.y) / dp(1))
        places = {bar.step: middle for roll in self._rolls for bar, middle in roll.places()}
        return min(places, key=lambda step: abs(places[step] - x), default=None)
