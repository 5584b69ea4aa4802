"""The ground of a match: its hand gets each touch first, and a tap finishes what moves."""

from typing import Any

from kivy.core.window import Window
from kivy.metrics import dp
from kivy.properties import ObjectProperty
from kivy.uix.floatlayout import FloatLayout

EDGE = 32
"""In dp: where the system's way back begins."""


class MatchGround(FloatLayout):
    """`page` has a `motion`, a `hand`, and says whether it `listens`."""

    page = ObjectProperty(None)

    def is_clear(self, x: float, y: float) -> bool:
        """A drag may begin here: not at the sides of the screen, however the table is turned."""
        across, _ = self.to_window(x, y)
        return dp(EDGE) <= across <= Window.width - dp(EDGE)

    def on_touch_down(self, touch: Any) -> bool:
        if self.page.motion.is_running and not self.page.acts_at_once(touch):
            self.page.motion.finish()
            return True
        if self.page.listens and self.page.hand.down(touch):
            touch.grab(self)
            return True
        return bool(super().on_touch_down(touch))

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is self:
            self.page.hand.move(touch)
            return True
        return bool(super().on_touch_move(touch))

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is self:
            touch.ungrab(self)
            self.page.hand.up(touch)
            return True
        if any(held() is self for held in touch.grab_list):
            return True  # it came down on nothing in here, so nothing else waits for it
        return bool(super().on_touch_up(touch))
