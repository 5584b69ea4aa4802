"""What is said when a lesson is done, and what its strong key does."""

from dataclasses import dataclass

from app.presenters.lessons.course import after
from app.presenters.lessons.lesson_words import lesson_phrase
from app.presenters.phrase import Field, phrase
from app.teacher.lessons import Lesson


@dataclass(frozen=True, slots=True)
class LessonEnding:
    """`pips` are as in the head of the course; `has_next`: a quiet key leads to the next lesson,
    as the strong one leads back to a match that waits."""

    headline: Field = ""
    line: Field = ""
    key: Field = ""
    icon: str = "arrow-right"
    sign: str = "check-circle"
    pips: tuple[str, ...] = ()
    has_next: bool = False


def lesson_ending(lesson: Lesson, pips: tuple[str, ...], match_waits: bool = False) -> LessonEnding:
    """After the last one there is a game to be played; one that was begun goes on at any time."""
    line = lesson_phrase(lesson)
    has_next = after(lesson) is not None
    headline = phrase("lesson.well_done" if has_next else "lesson.all_done")
    sign = "check-circle" if has_next else "party-popper"
    if match_waits:
        key = phrase("lesson.to_match")
        return LessonEnding(headline, line, key, "play", sign, pips, has_next)
    if has_next:
        return LessonEnding(headline, line, phrase("lesson.next"), sign=sign, pips=pips)
    return LessonEnding(headline, line, phrase("lesson.play_now"), "play", sign, pips)
