"""How long lessons take who cannot read: each gesture is waited for, looked at, and done as shown.

Seconds are the app's: the hand's own way, once for the eye and once for the finger.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.services.settings import Motion
from app.teacher.lessons import LESSONS, Lesson
from app.ui.lessons.opening import open_lesson
from tests.ui.lessons.lesson_fingers import do_as_shown, hand_of, page_of
from tests.ui.table import SteadyTable

FRAME = 0.1
MOST_GESTURES, LONGEST = 5, 30.0
"""Shift's take 2 to 4 gestures and 11 to 25 seconds, Go's 1 or 2 and 6 to 10, Connect's 2 to 5 and
7 to 16; a minute is what a child should need at most."""


@pytest.fixture
def steady(tmp_path: Path) -> Iterator[SteadyTable]:
    table = SteadyTable(tmp_path, lambda: 7, FRAME)
    table.app.shell.settings.change(motion=Motion.NORMAL)
    yield table
    table.close()


def until(table: SteadyTable, is_so: Any) -> None:
    for _ in range(300):
        if is_so():
            return
        table.frames()
    raise AssertionError("nothing happens")


def shown(table: SteadyTable, page: Any) -> None:
    """The hand has done it once."""
    until(table, lambda: page.panel == "end" or hand_of(page).is_moving)
    until(table, lambda: not hand_of(page).is_moving)


def follow(table: SteadyTable, page: Any) -> None:
    """Where the hand pointed, with a finger as quick as the hand."""
    help_ = page.lesson._parts.help
    pointing = help_._pointing()
    way = help_._guide.way(pointing)
    do_as_shown(table, pointing, way)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda each: each.key)
def test_a_lesson_takes_few_gestures_and_well_below_a_minute(
    steady: SteadyTable, lesson: Lesson
) -> None:
    open_lesson(steady.app.shell, lesson)
    steady.frames(4)
    page = page_of(steady)
    begun, gestures = steady._now, 0
    while page.panel != "end":
        shown(steady, page)
        if page.panel != "end" and page.lesson._parts.help._barred is None:
            follow(steady, page)
            gestures += 1
        assert gestures <= MOST_GESTURES
        until(steady, lambda: not page.motion.is_running and not page.shell.thinker.is_busy)
        steady.frames(4)
    assert steady._now - begun < LONGEST
