"""A line through the moves of a match, with a bead that is dragged along it: the face of whoever
did what is seen. Above it the signs of a review."""

from typing import Any

from kivy.clock import Clock
from kivy.graphics import InstructionGroup
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.widget import Widget

from app.presenters.match.look_back import LookBack
from app.presenters.match.review_model import NO_REVIEW, ReviewModel
from app.ui.match.curves import SIGN, Box, Look, Signs, pawn_at

FOOT, HEAD, OVER, FACE = 36, 8, 12, 34
"""In dp: for the bead, between it and the signs, how far both reach over the ends, and a face."""


class Scrub(Widget):
    """`at` is where the bead lies across the screen, `line_y` how high the line; `pawn` is that of
    whoever did the step."""

    model: LookBack = ObjectProperty(LookBack(), rebind=True)
    review: ReviewModel = ObjectProperty(NO_REVIEW)
    pawn = StringProperty()
    is_spoken = True
    text = StringProperty()
    at = NumericProperty(0)
    line_y = NumericProperty(0)
    is_dark = BooleanProperty(False)
    line_color = ColorProperty("#D9C7AB")
    bead_color = ColorProperty("#0B5F63")
    ink = ColorProperty("#2B2018")
    __events__ = ("on_move_to",)

    def __init__(self, **kwargs: Any) -> None:
        self._signs, self._face = Signs(), InstructionGroup()
        super().__init__(**kwargs)
        self.canvas.before.add(self._signs)
        self.canvas.after.add(self._face)
        draw = Clock.create_trigger(self._draw, -1)
        for name in ("pos", "size", "model", "review", "pawn", "is_dark", "ink"):
            self.fbind(name, draw)

    @property
    def name(self) -> str:
        return str(self.text)

    def _draw(self, *_: object) -> None:
        has_signs = self.review.is_there
        self.line_y = self.y + dp(FOOT) / 2 if has_signs else self.center_y
        box = Box(self.x, self.y, self.width, self.height, self.model.count)
        look = Look(self.model.at, self.pawn, self.is_dark, self.ink)
        self._signs.show(self.review, box, self.y + dp(FOOT + SIGN / 2), look)
        self._face.clear()
        if self.pawn:
            pawn_at(self._face, self.pawn, self.at, self.line_y, dp(FACE))

    def on_move_to(self, at: int) -> None:
        """The bead was drawn to this move."""

    def on_touch_down(self, touch: Any) -> bool:
        inner = min(max(touch.x, self.x), self.right - 1)
        if abs(touch.x - inner) > dp(OVER) or not self.collide_point(inner, touch.y):
            return False
        touch.grab(self)
        sign = self._sign_at(touch.x) if touch.y > self.y + dp(FOOT - HEAD / 2) else None
        if sign is None:
            self._follow(touch.x)
        else:
            self._ask(sign)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is self:
            self._follow(touch.x)
            return True
        return False

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is self:
            touch.ungrab(self)
            return True
        return False

    def _follow(self, x: float) -> None:
        share = (x - self.x) / max(1.0, self.width)
        self._ask(round(max(0.0, min(1.0, share)) * self.model.count))

    def _sign_at(self, x: float) -> int | None:
        """The step of a mark that is tapped, however near another step may be."""
        count = max(1, self.model.count)
        own = {sign.step: self.x + self.width * sign.step / count for sign in self.review.signs}
        far = {step: abs(spot - x) for step, spot in {**own, **self._signs.places}.items()}
        near = [step for step in far if far[step] <= dp(SIGN)]
        return min(near, key=lambda step: far[step], default=None)

    def _ask(self, at: int) -> None:
        if at != self.model.at:
            self.dispatch("on_move_to", at)
