"""What is not always there: away it is not seen, hears no touch, and no key leads to it."""

from typing import Any

from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.widget import Widget


class Shown(Widget):
    """Not `is_there`, it has no size either, where its rule says `* self.is_there`.

    Not `is_seen`, its place stays free. `faint` is how much is seen of it while it is disabled.
    """

    is_there = BooleanProperty(True)
    is_seen = BooleanProperty(True)
    faint = NumericProperty(1)
    __events__: tuple[str, ...] = ("on_dead",)

    def on_dead(self) -> None:
        """A finger touched it while it is disabled."""

    def on_is_there(self, *_: object) -> None:
        self._fade()

    def on_is_seen(self, *_: object) -> None:
        self._fade()

    def on_faint(self, *_: object) -> None:
        self._fade()

    def on_disabled(self, *_: object) -> None:
        if self.faint != 1:
            self._fade()

    def _fade(self) -> None:
        is_seen = self.is_there and self.is_seen
        self.opacity = (self.faint if self.disabled else 1) if is_seen else 0

    def on_touch_down(self, touch: Any) -> bool:
        if not self.is_there or not self.is_seen:
            return False
        if self.disabled and self.collide_point(*touch.pos):
            self.dispatch("on_dead")
        return bool(super().on_touch_down(touch))
