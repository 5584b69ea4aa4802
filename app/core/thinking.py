"""Thinking that can be cut in slices: a generator that yields often and returns its answer.

Whoever owns the time (the frame clock, a console, a test) decides how long to run it.
"""

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")

Thinking = Generator[None, None, T]


def finished(thinking: Thinking[T]) -> T:
    """The answer, run to the end without a pause."""
    while True:
        try:
            next(thinking)
        except StopIteration as stop:
            answer: T = stop.value
            return answer
