"""While nobody plays and nothing is drawn, the device looks for fingers less often.

A pass of Kivy's loop costs little, but sixty a second cost it all day. The first touch, key or
drawing wakes it up.
"""

from kivy.clock import Clock
from kivy.core.window import Window

LOOKS = 15
"""Seconds between two looks: it falls asleep after one to two of these."""
ASLEEP = 12
"""Passes a second. Kivy has no other way to say so than the clock's own figure."""


class Slumber:
    def __init__(self) -> None:
        self._passes = Clock._max_fps
        self._was_quiet = False
        Clock.schedule_interval(self._look, LOOKS)
        Window.bind(on_draw=self.wake, on_motion=self.wake, on_key_down=self.wake)

    def end(self) -> None:
        Clock.unschedule(self._look)
        Window.unbind(on_draw=self.wake, on_motion=self.wake, on_key_down=self.wake)
        self.wake()

    def wake(self, *_: object) -> None:
        if self._was_quiet:
            self._was_quiet = False
            Clock._max_fps = self._passes

    def _look(self, _: float) -> None:
        """Quiet since the last look; zero passes mean as many as there can be, for tests."""
        if self._was_quiet and self._passes > ASLEEP:
            Clock._max_fps = ASLEEP
        self._was_quiet = True
