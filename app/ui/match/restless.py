"""A restless finger taps on before it has seen what its tap showed: that is no second tap."""

from kivy.clock import Clock

QUICK, MOST = 0.3, 1.0
"""Seconds: a tap so soon after the last one is of the same restless finger, and no second one; but
who has tapped on for so long since something was shown has seen it."""


class Restless:
    """Told of every tap that ends."""

    def __init__(self) -> None:
        self._last_tap = self._shown_at = 0.0

    def is_quick(self, is_shown: bool) -> bool:
        """Of the tap that ends now; `is_shown`: what it means was shown by one before."""
        now, before = Clock.get_time(), self._last_tap
        self._last_tap = now
        if not is_shown:
            self._shown_at = now
        return now - before < QUICK and now - self._shown_at < MOST
