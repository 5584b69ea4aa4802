"""Does what is not wanted yet while a page rests: small pieces, some milliseconds at a time.

It waits for a while in which no finger was there and nothing was drawn, and again after each
finger and each frame: nobody ever waits for it. What it made is frozen at once: to look through all
of it for garbage would take longer than any piece.
"""

import gc
from collections.abc import Callable, Iterable
from time import monotonic

from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.core.window import Window

QUIET = 1.0
"""Seconds without a finger or a frame before it begins."""
SLICE = 0.003
"""Seconds at once: a piece is begun only within them."""
BREATH = 0.05
"""Seconds between two slices."""
WAKES = ("on_draw", "on_motion", "on_touch_down", "on_key_down")
Piece = Callable[[], object]


class Ahead:
    """Of its pieces each is done once, however often it is stopped."""

    def __init__(self, pieces: Iterable[Piece]) -> None:
        self._pieces = iter(pieces)
        self._when_quiet = Clock.create_trigger(self._begin, QUIET)
        self._next = Clock.create_trigger(self._slice, BREATH)
        self._clock = monotonic
        self.is_done = False

    def begin(self) -> None:
        """The page rests from now on."""
        self.stop()
        if not self.is_done:
            Window.bind(**dict.fromkeys(WAKES, self._wait))
            self._wait()

    def stop(self) -> None:
        Window.unbind(**dict.fromkeys(WAKES, self._wait))
        self._next.cancel()
        self._when_quiet.cancel()

    def _wait(self, *_: object) -> None:
        """Something was touched, or moves."""
        self._next.cancel()
        self._when_quiet.cancel()
        self._when_quiet()

    def _begin(self, _: float) -> None:
        self._next()

    def _slice(self, _: float) -> None:
        if EventLoop.touches:
            self._wait()
            return
        until, goes_on = self._clock() + SLICE, True
        while goes_on and self._clock() < until:
            goes_on = self.do_next()
        if goes_on:
            self._next()
        else:
            self.stop()

    def do_next(self) -> bool:
        """A piece; False once there is nothing left."""
        piece = next(self._pieces, None)
        self.is_done = piece is None
        if piece is not None:
            piece()
            gc.collect(0)
            gc.freeze()
        return not self.is_done
