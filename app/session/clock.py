"""A clock for a round: it runs on a steady time that is handed in, and stops while nobody plays.

What it shows is data (G12): the page keeps it beside the match, and no rule reads it.
"""

from collections.abc import Callable

Seconds = Callable[[], float]


class Stopwatch:
    """Stands still until it is started; `milliseconds` is what it has run in all."""

    def __init__(self, now: Seconds, milliseconds: int = 0) -> None:
        self._now = now
        self._before = milliseconds
        self._since: float | None = None

    @property
    def is_running(self) -> bool:
        return self._since is not None

    @property
    def milliseconds(self) -> int:
        if self._since is None:
            return self._before
        return self._before + int(1000 * (self._now() - self._since))

    def start(self) -> None:
        if self._since is None:
            self._since = self._now()

    def stop(self) -> None:
        self._before, self._since = self.milliseconds, None
