"""The steps of a match around the one that is looked at, like a wheel: drawn along, it turns."""

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout

from app.presenters.match.look_back import LookBack, LookBackStep
from app.ui.match.look_back_row import LookBackRow

SLOP = 10
"""In dp: how far a tap may wander."""


def no_step(_: int) -> LookBackStep:
    return LookBackStep()


class StepList(BoxLayout):
    """There are as many rows as have room; their steps change, they do not."""

    model: LookBack = ObjectProperty(LookBack())
    rows = NumericProperty(1)
    __events__ = ("on_move_to",)

    def __init__(self, **kwargs: Any) -> None:
        self.step_of: Callable[[int], LookBackStep] = no_step
        self._touch: tuple[float, int] | None = None
        super().__init__(**kwargs)
        show = Clock.create_trigger(self._show, -1)
        for name in ("model", "rows", "height"):
            self.fbind(name, show)
        show()

    def begin(self, model: LookBack, step_of: Callable[[int], LookBackStep]) -> None:
        """Of another match."""
        self.step_of = step_of
        self.model = model
        self.show()

    def show(self) -> None:
        """What is said of the steps may have changed."""
        self._show()

    def _show(self, *_: object) -> None:
        if self.step_of is no_step:
            self.clear_widgets()  # what is not looked at holds no pictures
            return
        shown = self.model.shown(int(self.rows))
        while len(self.children) > len(shown):
            self.remove_widget(self.children[0])
        while len(self.children) < len(shown):
            self.add_widget(LookBackRow())
        for row, number in zip(reversed(self.children), shown, strict=True):
            row.step, row.is_now = self.step_of(number), number == self.model.at
            row.height = self.height / self.rows
        self.padding = 0, 0, 0, (self.rows - len(shown)) * self.height / self.rows

    def on_move_to(self, at: int) -> None:
        """This step is wanted."""

    def on_touch_down(self, touch: Any) -> bool:
        if not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        self._touch = touch.y, self.model.at
        return True

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is not self or self._touch is None:
            return False
        begun, at = self._touch
        if abs(touch.y - begun) >= dp(SLOP):
            self._ask(at + round((touch.y - begun) * self.rows / self.height))
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self or self._touch is None:
            return False
        touch.ungrab(self)
        (begun, _), self._touch = self._touch, None
        if abs(touch.y - begun) < dp(SLOP):
            for row in self.children:
                if row.collide_point(*touch.pos):
                    self._ask(row.step.number)
        return True

    def _ask(self, number: int) -> None:
        wanted = max(0, min(self.model.count, number))
        if wanted != self.model.at:
            self.dispatch("on_move_to", wanted)
