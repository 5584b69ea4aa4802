"""Hears of layouts that came to no end: Kivy says so, draws what there is, and goes on."""

import logging
from collections.abc import Iterator

from kivy.logger import Logger

SAID = "too much iteration"


class Endless(logging.Handler):
    """How often it was said since somebody asked."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def emit(self, record: logging.LogRecord) -> None:
        self.count += SAID in record.getMessage()

    def faults(self) -> Iterator[str]:
        count, self.count = self.count, 0
        if count:
            yield f"layouts without end, in {count} frames"


ENDLESS = Endless()
Logger.addHandler(ENDLESS)
