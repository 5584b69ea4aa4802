"""The wall that stands between two people's secrets, with a plaque for the one who is next.

It is opaque and shows public facts only; what it hides is not drawn on it in any form. Its key
opens it when it is held for a moment or tapped twice.
"""

from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from app.presenters.match.curtain_model import CurtainModel

HOLD_SECONDS, FORGET_SECONDS = 0.7, 3.0
FIRST_TOUCH = 0.1
"""How much of the key glows at once."""


class Curtain(FloatLayout):
    """`held` grows from 0 to 1 while its key is held."""

    model: CurtainModel = ObjectProperty(CurtainModel(), rebind=True)
    held = NumericProperty(0)
    hold_seconds = NumericProperty(HOLD_SECONDS)
    __events__ = ("on_open",)

    def on_open(self) -> None:
        """The seat says that it is there."""

    def hold(self) -> None:
        """A finger lies on the key. After a short tap a second one is enough.

        In a pause nobody else looks on: one tap opens.
        """
        if self.held > 0 or self.model.is_pause:
            self._open()
            return
        Clock.unschedule(self._forget)
        self.held = FIRST_TOUCH
        grow = Animation(held=1, duration=self.hold_seconds)
        grow.bind(on_complete=self._open)
        grow.start(self)

    def let_go(self) -> None:
        Animation.cancel_all(self, "held")
        Clock.schedule_once(self._forget, FORGET_SECONDS)

    def _forget(self, *_: object) -> None:
        self.held = 0

    def _open(self, *_: object) -> None:
        Animation.cancel_all(self, "held")
        Clock.unschedule(self._forget)
        self.held = 0
        self.dispatch("on_open")

    def on_touch_down(self, touch: Any) -> bool:
        """Nothing behind the wall is touched."""
        super().on_touch_down(touch)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        super().on_touch_move(touch)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        super().on_touch_up(touch)
        return True
