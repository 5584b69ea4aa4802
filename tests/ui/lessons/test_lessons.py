"""Lessons by touch: the hand shows, what is wanted is done, and something follows."""

import pytest

from app.services.settings import Motion
from app.teacher.lessons import LESSONS, Lesson
from tests.ui.lessons.lesson_fingers import begun, play
from tests.ui.table import Table

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda each: each.key)


@every_lesson
def test_a_lesson_is_played_to_its_end_by_touch(table: Table, lesson: Lesson) -> None:
    table.app.shell.settings.change(motion=Motion.STILL)
    page = begun(table, lesson)
    play(table, page)
    assert page.panel == "end"
    assert table.app.shell.lessons.is_done(lesson)
