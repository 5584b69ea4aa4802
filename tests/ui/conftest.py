"""The app in one process, offscreen: real window, real pixels, touches by hand."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

os.environ.setdefault("KIVY_NO_ARGS", "1")
os.environ.setdefault("KIVY_NO_CONFIG", "1")
os.environ.setdefault("KIVY_LOG_MODE", "PYTHON")

from kivy.config import Config

# An offscreen window shows no more than it had at first: begin with the largest that tests ask for.
Config.set("graphics", "width", "1920")
Config.set("graphics", "height", "1400")
Config.set("graphics", "maxfps", "0")
Config.set("input", "mouse", "mouse,disable_multitouch")

from app.ui.kit.style import leave_out  # noqa: E402  # it brings the clock, which reads maxfps

leave_out()


SEEN = {
    *("connect/test_play", "connect/test_table", "match/test_curtain", "match/test_fingers"),
    *("go/test_faces_kills", "kit/test_lost_graphics", "kit/test_navigator", "kit/test_rounded"),
    *("shell/test_phone", "shift/test_curtain", "shift/test_fingers"),
    *("shift/test_lying", "ui/test_walker"),
}
"""Tests that look at pixels; the rest runs on Kivy's mock of GL, twice as fast (make test)."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if f"{item.path.parent.name}/{item.path.stem}" in SEEN:
            item.add_marker(pytest.mark.pixels)


if TYPE_CHECKING:
    from tests.ui.table import Table


@pytest.fixture
def table(tmp_path: Path) -> "Iterator[Table]":
    from tests.ui.table import Table

    table = Table(tmp_path)
    yield table
    table.close()
