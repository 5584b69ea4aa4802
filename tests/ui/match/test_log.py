"""What the app writes to a terminal: what a desktop merely lacks is no news."""

import logging

import pytest


@pytest.mark.parametrize(
    ("words", "is_shown"),
    [
        ("Cutbuffer: Unable to find any valuable Cutbuffer provider.\nxclip - no such file", False),
        ("Input: MTDev is not supported by your version of linux", False),
        ("Window: no provider", True),
    ],
)
@pytest.mark.usefixtures("table")
def test_what_a_desktop_lacks_is_not_told(words: str, is_shown: bool) -> None:
    record = logging.LogRecord("kivy", logging.CRITICAL, "", 0, words, None, None)
    logger = logging.getLogger("kivy")
    assert bool(logger.filter(record)) is is_shown
