"""How much thinking does between two pauses, counted: the same on every machine."""

import sys
from collections.abc import Iterator
from types import FrameType
from typing import Any

from app.core.thinking import Thinking


def lines_of_slices(thinking: Thinking[Any]) -> Iterator[int]:
    """How many lines of Python ran in each slice."""
    count = 0

    def traced(frame: FrameType, event: str, _: object) -> Any:
        nonlocal count
        count += event == "line"
        return traced

    is_over = False
    while not is_over:
        count, before = 0, sys.gettrace()
        sys.settrace(traced)
        try:
            is_over = next(thinking, thinking) is thinking
        finally:
            sys.settrace(before)
        yield count
