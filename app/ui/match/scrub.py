"""A line with a bead that is dragged along it, through the moves of a match."""

from typing import Any

from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from app.presenters.match.look_back import LookBack


class Scrub(Widget):
    """`at` is where the bead lies across the screen."""

    model: LookBack = ObjectProperty(LookBack(), rebind=True)
    name = StringProperty()
    at = NumericProperty(0)
    __events__ = ("on_move_to",)

    def on_move_to(self, at: int) -> None:
        """The bead was drawn to this move."""

    def on_touch_down(self, touch: Any) -> bool:
        if not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        self._follow(touch.x)
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
        at = round(max(0.0, min(1.0, share)) * self.model.count)
        if at != self.model.at:
            self.dispatch("on_move_to", at)
