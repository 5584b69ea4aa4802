"""The project's own random generator: SplitMix64 (X2).

One 64-bit word of state, advanced by a fixed odd constant and scrambled. It gives the same
numbers on every device and Python version; tests/core/test_rng.py pins published vectors.
Games keep `state` inside their own states and never share a generator.
"""

from collections.abc import Iterable
from typing import TypeVar

from app.core.errors import BadRequest

T = TypeVar("T")

WORD = (1 << 64) - 1
STEP = 0x9E3779B97F4A7C15


class Rng:
    """A short-lived generator: make it from a seed, draw, keep `state` if more is to come."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & WORD

    def word(self) -> int:
        """The next 64 bits."""
        self.state = (self.state + STEP) & WORD
        z = self.state
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & WORD
        z = (z ^ z >> 27) * 0x94D049BB133111EB & WORD
        return z ^ z >> 31

    def below(self, limit: int) -> int:
        """An even choice from 0 to limit - 1; words of the uneven rest are drawn again."""
        fair = (WORD + 1) // limit * limit
        while (word := self.word()) >= fair:
            pass
        return word % limit

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """A new list in random order (Fisher and Yates, from the end)."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed


def checked_seed(value: object) -> int:
    """A seed from outside: a whole number of at most 64 bits."""
    if type(value) is not int or not 0 <= value <= WORD:
        raise BadRequest("bad_seed", "a whole number from 0 to 2**64 - 1")
    return value
