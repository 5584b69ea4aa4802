"""One line of the benchmark and how its times are taken."""

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """A measured ratio and the bar it must reach: at least, or at most."""

    name: str
    ratio: float
    bar: float
    is_at_least: bool = True

    @property
    def holds(self) -> bool:
        return self.ratio >= self.bar if self.is_at_least else self.ratio <= self.bar

    def __str__(self) -> str:
        sign = ">=" if self.is_at_least else "<="
        mark = "ok  " if self.holds else "MISS"
        return f"{mark} {self.name:<58} {self.ratio:9.1f}   (bar {sign} {self.bar:g})"


def seconds(work: Callable[[], object]) -> float:
    """Processor time of one call: what else runs on the machine hardly counts."""
    start = time.process_time()
    work()
    return time.process_time() - start
