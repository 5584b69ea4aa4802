"""How a match went, as lines that climb: a finger on them, or an arrow key, chooses a turn."""

from typing import Any

from kivy.clock import Clock
from kivy.metrics import Metrics, dp
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.widget import Widget

from app.presenters.match.climb import ClimbPlan, Spot, climb_plan
from app.presenters.match.review_model import NO_REVIEW, ReviewModel
from app.ui.match.climb_art import ClimbArt, ClimbNow
from app.ui.match.curves import Look


class CurveView(ButtonBehavior, Widget):
    """`text` says it to whoever has it read aloud; `at` is the number of the chosen turn, 0 none.
    A key by keys alone: for a finger each place on it is another one."""

    text = StringProperty()
    review: ReviewModel = ObjectProperty(NO_REVIEW)
    at = NumericProperty(0)
    is_dark = BooleanProperty(False)
    ink = ColorProperty("#2B2018")
    line = ColorProperty("#D9C7AB")
    paper = ColorProperty("#FFFFFF")
    mark = ColorProperty("#0B5F63")
    __events__ = ("on_choose",)

    def _plan(self) -> ClimbPlan:
        size = self.width / dp(1), self.height / dp(1)
        return climb_plan(self.review.climb, *size, Metrics.fontscale)

    plan = AliasProperty(_plan, bind=("size", "review"), cache=True)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._art, self._now = ClimbArt(), ClimbNow()
        for part in (self._now.below, self._art, self._now):
            self.canvas.add(part)
        draw, point = Clock.create_trigger(self._draw, -1), Clock.create_trigger(self._point, -1)
        for name in ("pos", "size", "review", "is_dark", "ink", "line", "paper"):
            self.fbind(name, draw)
        for name in ("pos", "size", "review", "is_dark", "mark", "at"):
            self.fbind(name, point)

    @property
    def name(self) -> str:
        return str(self.text)

    def on_choose(self, number: int) -> None:
        """This turn is wanted."""

    def slide(self, step: int) -> None:
        """By a key, to the turn after or before."""
        self._choose(min(max(1, self.at + step), len(self.review.climb.stops)))

    @property
    def _look(self) -> Look:
        return Look(-1, "", self.is_dark, self.ink, self.paper)

    def _draw(self, *_: object) -> None:
        self._art.show(self.plan, Spot(*self.pos), self._look, self.line, self.review.winners)

    def _point(self, *_: object) -> None:
        self._now.show(self.plan, int(self.at), Spot(*self.pos), self._look, self.mark)

    def on_touch_down(self, touch: Any) -> bool:
        if not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        self._choose(self.plan.nearest(*self._on_chart(touch)))
        return True

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        if abs(touch.x - touch.ox) > dp(8):
            self._choose(self.plan.across(self._on_chart(touch).x))
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        return True

    def _on_chart(self, touch: Any) -> Spot:
        return Spot((touch.x - self.x) / dp(1), (touch.y - self.y) / dp(1))

    def _choose(self, number: int) -> None:
        if number and number != self.at:
            self.dispatch("on_choose", number)
