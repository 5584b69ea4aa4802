"""Gives thinking its share of each frame: bots, hints and puzzle searches, without threads.

Whoever draws the frames calls `run_slice`; nothing thinks while nobody asked for an answer.
"""

import time
from collections.abc import Callable
from typing import Any

from app.core.thinking import Thinking

SLICE_SECONDS = 0.004


class Thinker:
    """One thought at a time: a new one takes the place of the last."""

    def __init__(self, wake: Callable[[], None], clock: Callable[[], float] = time.perf_counter):
        """`wake` is called when there is something to think: from then on slices are wanted."""
        self._wake = wake
        self._clock = clock
        self._thought: Thinking[Any] | None = None
        self._tell: Callable[[Any], None] | None = None

    @property
    def is_busy(self) -> bool:
        return self._thought is not None

    def think(self, thought: Thinking[Any], tell: Callable[[Any], None]) -> None:
        """Think it through in slices, then tell the answer."""
        self._thought, self._tell = thought, tell
        self._wake()

    def stop(self) -> None:
        self._thought = self._tell = None

    def run_slice(self) -> bool:
        """Think for some milliseconds; False when there is nothing left to think."""
        end = self._clock() + SLICE_SECONDS
        while self._thought is not None:
            try:
                next(self._thought)
            except StopIteration as stop:
                self._answer(stop.value)
            if self._clock() >= end:
                break
        return self.is_busy

    def _answer(self, answer: Any) -> None:
        tell = self._tell
        self.stop()
        if tell is not None:
            tell(answer)
