"""Ghosts: somebody's race beside one's own, told by the moments at which things were found.

A moment is in milliseconds where the clock runs, else the number of the turn.
"""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Ghost:
    """`moments` rise: at the first the first target was found, and so on."""

    name: str
    moments: tuple[int, ...]

    def found_by(self, moment: int) -> int:
        return sum(found <= moment for found in self.moments)


def even_ghost(name: str, found: int, end: int) -> Ghost:
    """Of a result that came as a code: so many targets until the end, at an even pace."""
    return Ghost(name, tuple(end * number // found for number in range(1, found + 1)))


def is_better(moments: Sequence[int], best: Sequence[int]) -> bool:
    """More targets; of as many, in less time."""
    return (len(moments), -max(moments, default=0)) > (len(best), -max(best, default=0))
