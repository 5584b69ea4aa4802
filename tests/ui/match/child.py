"""A child's fingers: two or three taps on one spot, more or less soon after one another."""

from app.core.rng import Rng
from app.ui.match.restless import QUICK
from tests.ui.table import FRAME, SteadyTable

TAP = 3
"""Frames that one takes."""
SOONEST, LATEST = 3, 18
"""Frames from tap to tap: 0.1 to 0.6 seconds."""


class Child:
    """`is_slow`: its last taps were so far apart that the second one had seen what the first
    showed."""

    def __init__(self, table: SteadyTable, seed: int) -> None:
        self._table, self.chance = table, Rng(seed)
        self.is_slow = False

    def taps(self, x: float, y: float) -> None:
        apart = SOONEST + self.chance.below(LATEST - SOONEST + 1)
        self.is_slow = (apart + 1) * FRAME >= QUICK
        for _ in range(2 + self.chance.below(2)):
            self._table.tap_at_once(x, y)
            self._table.frames(apart - TAP)
