"""What is said when a lesson is done, and what its strong key does."""

from dataclasses import dataclass

from app.presenters.lessons.course import after
from app.presenters.lessons.lesson_words import lesson_phrase
from app.presenters.phrase import Field, phrase
from app.teacher.lessons import Lesson


@dataclass(frozen=True, slots=True)
class LessonEnding:
    """`pips` are as in the head of the course."""

    headline: Field = ""
    line: Field = ""
    key: Field = ""
    icon: str = "arrow-right"
    sign: str = "check-circle"
    pips: tuple[str, ...] = ()


def lesson_ending(lesson: Lesson, pips: tuple[str, ...]) -> LessonEnding:
    """After the last one there is a game to be played."""
    line = lesson_phrase(lesson)
    if after(lesson) is not None:
        words = phrase("lesson.well_done"), line, phrase("lesson.next")
        return LessonEnding(*words, pips=pips)
    words = phrase("lesson.all_done"), line, phrase("lesson.play_now")
    return LessonEnding(*words, icon="play", sign="party-popper", pips=pips)
