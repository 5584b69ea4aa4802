"""How far a course is, in signs and words, and what follows."""

import pytest

from app.presenters.lessons.course import (
    DONE,
    EXTRA,
    NOW,
    OPEN,
    after,
    course_model,
    course_of,
    head,
    rows,
)
from app.presenters.lessons.ending import lesson_ending
from app.teacher.lessons import Lesson, lessons_of

SHIFT = lessons_of("shift")


def first_done(lesson: Lesson) -> bool:
    return lesson == SHIFT[0]


def test_extras_stand_apart() -> None:
    assert [len(course_of(game)) for game in ("shift", "go", "connect")] == [5, 3, 3]
    assert head(SHIFT[-1], first_done).pips == (EXTRA,)


def test_one_follows_another_and_nothing_the_last() -> None:
    course = course_of("shift")
    assert [after(lesson) for lesson in course] == [*course[1:], None]
    assert after(SHIFT[-1]) is None


def test_signs_tell_done_from_now_from_open() -> None:
    assert head(SHIFT[1], first_done).pips == (DONE, NOW, OPEN, OPEN, OPEN)
    assert head(SHIFT[0], first_done, is_over=True).pips == (DONE, OPEN, OPEN, OPEN, OPEN)


def test_the_key_says_whether_it_begins_goes_on_or_is_played_once_more() -> None:
    keys = [
        course_model("shift", is_done).key
        for is_done in (lambda _: False, first_done, lambda _: True)
    ]
    assert [getattr(key, "key", "") for key in keys] == [
        "lesson.begin",
        "lesson.on",
        "lesson.again",
    ]


def test_the_list_holds_all_with_a_sign_each() -> None:
    found = rows("shift", first_done)
    assert [lesson for lesson, _ in found] == list(SHIFT)
    assert [row.icon for _, row in found] == [DONE, OPEN, OPEN, OPEN, OPEN, "star-outline"]


@pytest.mark.parametrize("game", ["shift", "go", "connect"])
def test_after_the_first_turn_and_the_last_lesson_a_game_is_offered(game: str) -> None:
    first, *others, last = (lesson_ending(each, ("pip",)) for each in course_of(game))
    assert all(getattr(middle.key, "key", "") == "lesson.next" for middle in others)
    assert not any(middle.has_next for middle in others)
    for end in (first, last):
        assert getattr(end.key, "key", "") == "lesson.play_now"
    assert (first.has_next, last.has_next) == (True, False)
    assert not first.pips


@pytest.mark.parametrize("game", ["shift", "go", "connect"])
def test_after_the_first_turn_the_aim_of_the_game_is_told_and_shown(game: str) -> None:
    """As if one treasure of four, or one tile laid, was all there is to it."""
    first, second, *_ = (lesson_ending(each, ("pip",)) for each in course_of(game))
    assert getattr(first.headline, "key", "") == "lesson.well_done"
    assert getattr(first.line, "key", "").startswith(f"rules.{game}.")
    assert first.scene.actors
    assert (bool(first.sign), bool(second.sign)) == (False, True)


def test_while_a_match_waits_the_first_turn_promises_no_course() -> None:
    first, second, *_ = course_of("shift")
    assert len(head(first, lambda _: False, match_waits=True).pips) == 1
    assert len(head(first, lambda _: False).pips) == 5
    assert len(head(second, lambda _: False, match_waits=True).pips) == 5


def test_a_lesson_that_a_match_waits_for_leads_back_to_it_and_on_by_a_quiet_key() -> None:
    for lesson in (SHIFT[0], course_of("shift")[-1]):
        end = lesson_ending(lesson, (), match_waits=True)
        assert getattr(end.key, "key", "") == "lesson.to_match"
        assert end.has_next == (lesson is SHIFT[0])
