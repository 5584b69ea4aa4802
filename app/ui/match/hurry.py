"""Bots' turns at their own pace, or hurried: a tap hurries what is seen, a key all until a
person's turn."""

from collections.abc import Callable

from app.ui.kit.motion import Motion

HURRIED = 0.3
"""Of the time that all takes otherwise."""


class Hurry:
    """`is_in_hand` says whether a person is to move."""

    def __init__(self, motion: Motion, is_in_hand: Callable[[], bool]) -> None:
        self._motion, self._is_in_hand = motion, is_in_hand
        self.is_hurried = False

    @property
    def pace(self) -> float:
        """By what to multiply the time of a movement."""
        return HURRIED if self.is_hurried and not self._is_in_hand() else 1.0

    def hurry(self) -> None:
        """Until a person's turn."""
        self.is_hurried = True
        self._motion.finish()
