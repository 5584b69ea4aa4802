"""The ground of a match: fingers at play get each touch first, and a tap finishes what moves."""

from typing import Any, Protocol

from kivy.core.window import Window
from kivy.properties import ListProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout

from app.ui.kit.motion import Motion


class Fingers(Protocol):
    """What fingers do at a table: `down` answers whether the touch belongs to them."""

    def down(self, touch: Any) -> bool: ...
    def move(self, touch: Any) -> None: ...
    def up(self, touch: Any) -> None: ...


class NoFingers:
    """Where parts of the page have fingers of their own."""

    def down(self, _touch: Any) -> bool:
        return False

    def move(self, _touch: Any) -> None:
        """None is held."""

    def up(self, _touch: Any) -> None:
        """None is held."""


class Touched(Protocol):
    """A page says whether fingers mean something now, and which touch does not only hurry."""

    fingers: Fingers
    motion: Motion

    @property
    def listens(self) -> bool: ...
    def acts_at_once(self, touch: Any) -> bool: ...


class MatchGround(FloatLayout):
    """`edges` is what the system keeps for its way back, left and right, in pixels."""

    page: Touched = ObjectProperty(None)
    edges = ListProperty([0, 0])

    def is_clear(self, x: float, y: float) -> bool:
        """A drag may begin here: not where the system swipes, however the table is turned."""
        across, _ = self.to_window(x, y)
        left, right = self.edges
        return bool(left <= across <= Window.width - right)

    def on_touch_down(self, touch: Any) -> bool:
        if self.page.motion.is_running and not self.page.acts_at_once(touch):
            self.page.motion.finish()
            return True
        if self.page.listens and self.page.fingers.down(touch):
            touch.grab(self)
            return True
        return bool(super().on_touch_down(touch))

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is self:
            self.page.fingers.move(touch)
            return True
        return bool(super().on_touch_move(touch))

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is self:
            touch.ungrab(self)
            self.page.fingers.up(touch)
            return True
        if any(held() is self for held in touch.grab_list):
            return True  # it came down on nothing in here, so nothing else waits for it
        return bool(super().on_touch_up(touch))
