"""What has just come to lie under a finger: a tap so soon was meant for what lay there before."""

from kivy.clock import Clock

SETTLES = 0.35
"""Seconds, from its first frame on."""
AGAIN, MOST = 0.25, 1.0
"""Seconds after a swallowed tap in which the next one is of the same restless finger; of all."""


class Settle:
    """It begins as a page, a panel or a sheet comes or goes. Drawing them may take its time."""

    def __init__(self) -> None:
        self._until = self._most = 0.0
        self._is_new = False
        self._first_frame = Clock.create_trigger(self._seen)

    def begin(self) -> None:
        self._is_new = True
        self._first_frame()

    def _seen(self, _: float) -> None:
        self._is_new = False
        self._until, self._most = Clock.get_time() + SETTLES, Clock.get_time() + MOST

    @property
    def is_under_way(self) -> bool:
        return self._is_new or Clock.get_time() < self._until

    def swallows(self) -> bool:
        """Whether a finger that comes down now means nothing."""
        if self.is_under_way and not self._is_new:
            self._until = min(self._most, max(self._until, Clock.get_time() + AGAIN))
        return self.is_under_way
