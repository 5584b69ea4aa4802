"""An app that nobody touches passes through Kivy's loop less often, until somebody does."""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
from kivy.clock import Clock
from kivy.core.window import Window

from app.ui.kit.slumber import Slumber
from tests.ui.table import SteadyTable

AWAKE = 60
HALF_A_MINUTE = 31


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[SteadyTable]:
    """A frame of it takes a second, so that no pass has to wait for the next."""
    table = SteadyTable(tmp_path, lambda: 7, frame=1)
    table.app._slumber.end()
    before, Clock._max_fps = Clock._max_fps, AWAKE
    table.app._slumber = Slumber()
    yield table
    table.close()
    Clock._max_fps = before


def test_half_a_minute_of_nothing_puts_it_to_sleep(slow: SteadyTable) -> None:
    slow.frames(HALF_A_MINUTE)
    assert Clock._max_fps <= 15


def test_a_finger_a_key_and_a_drawing_wake_it(slow: SteadyTable) -> None:
    def draw() -> None:
        slow.app.shell.navigator.canvas.ask_update()
        slow.frames()

    wakers = (lambda: slow.tap(1, 1), lambda: Window.dispatch("on_key_down", 9, 0, None, []), draw)
    for wake in wakers:
        slow.frames(HALF_A_MINUTE)
        assert Clock._max_fps < AWAKE
        wake()
        assert Clock._max_fps == AWAKE


def test_what_moves_keeps_it_awake(slow: SteadyTable) -> None:
    for _ in range(HALF_A_MINUTE):
        slow.app.shell.navigator.canvas.ask_update()
        slow.frames()
    assert Clock._max_fps == AWAKE


def test_a_closed_app_leaves_the_clock_as_it_was(slow: SteadyTable) -> None:
    slow.frames(HALF_A_MINUTE)
    slow.app.stop()
    assert Clock._max_fps == AWAKE


def test_what_pages_are_made_of_is_not_looked_through_for_garbage(slow: SteadyTable) -> None:
    page = slow.app.shell.navigator.page
    assert not any(found is page for found in gc.get_objects())
