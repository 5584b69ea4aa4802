"""Lessons on the shelf, and which were done: kept, and read with suspicion."""

from pathlib import Path

import pytest

from app.session.lessons import SLOT, LessonsBook, begun, is_lesson, lesson_of, slot_of
from app.session.saves import Saves
from app.session.shelf import Shelf
from app.teacher.lessons import LESSONS, Lesson, first_state, lessons_of

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda each: each.key)


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path)


@every_lesson
def test_a_lesson_is_found_again_as_it_was_left(saves: Saves, lesson: Lesson) -> None:
    match = begun(Shelf(saves), lesson, {"people": 1}, match_waits=False)
    match.play(match.game.decode(lesson.moves[0]))
    found = Shelf(saves).taken(slot_of(lesson.game))
    assert found is not None
    assert lesson_of(found.match) == lesson
    assert found.match.moves == match.moves
    assert found.match.game.state_json(found.match.state_after(0)) == match.game.state_json(
        first_state(lesson)
    )


def test_lessons_are_no_matches_of_the_shelf(saves: Saves) -> None:
    shelf = Shelf(saves)
    for lesson in LESSONS:
        begun(shelf, lesson, {}, match_waits=False)
    assert shelf.running() == shelf.past() == ()
    assert shelf.has_room


def test_what_was_done_is_kept_and_the_next_is_due(saves: Saves) -> None:
    book = LessonsBook(saves)
    first, second, *_ = lessons_of("go")
    assert book.due("go") == first
    assert book.offers("go")
    book.note_done(first)
    again = LessonsBook(saves)
    assert again.is_done(first)
    assert again.due("go") == second
    assert not again.offers("go")
    assert again.offers("shift")


def test_all_done_it_begins_again(saves: Saves) -> None:
    book = LessonsBook(saves)
    for lesson in LESSONS:
        book.note_done(lesson)
    assert book.due("shift") == lessons_of("shift")[0]


def test_it_is_offered_once(saves: Saves) -> None:
    LessonsBook(saves).note_offered("connect")
    assert not LessonsBook(saves).offers("connect")


@pytest.mark.parametrize(
    "body", [b"", b"[]", b'{"done": 7}', b'{"done": ["shift.juggle", 3], "offered": {}}']
)
def test_what_cannot_be_read_counts_as_nothing_done(saves: Saves, body: bytes) -> None:
    saves.store(SLOT, body)
    book = LessonsBook(saves)
    assert not any(map(book.is_done, LESSONS))
    assert book.offers("shift")


def test_a_match_that_is_no_lesson_is_known_as_such(saves: Saves) -> None:
    lesson = LESSONS[0]
    match = begun(Shelf(saves), lesson, {}, match_waits=False)
    assert is_lesson(match)
    match.table["lesson"] = "shift.juggle"
    assert not is_lesson(match)


def test_what_was_asked_and_not_answered_is_known_after_a_kill(saves: Saves) -> None:
    LessonsBook(saves).note_asked("go", 7)
    book = LessonsBook(saves)
    assert book.is_asked("go", 7)
    assert not book.is_asked("go", 8)
    assert not book.is_asked("shift", 7)
    assert book.offers("go")
    book.note_offered("go")
    book = LessonsBook(saves)
    assert not book.offers("go")
    assert not book.is_asked("go", 7)
