"""What is said when a lesson is done, and what its strong key does."""

from dataclasses import dataclass

from app.presenters.lessons.course import after, is_first
from app.presenters.lessons.lesson_words import lesson_phrase
from app.presenters.phrase import Field, phrase
from app.teacher.lessons import Lesson


@dataclass(frozen=True, slots=True)
class LessonEnding:
    """`pips` are as in the head of the course; `has_next`: a quiet key leads to the next lesson,
    as the strong one leads to a game."""

    headline: Field = ""
    line: Field = ""
    key: Field = ""
    icon: str = "arrow-right"
    sign: str = "check-circle"
    pips: tuple[str, ...] = ()
    has_next: bool = False


def lesson_ending(lesson: Lesson, pips: tuple[str, ...], match_waits: bool = False) -> LessonEnding:
    """After the first turn, which is all that has to be known, and after the last lesson there is
    a game to be played; one that was begun goes on at any time."""
    line = lesson_phrase(lesson)
    has_next = after(lesson) is not None
    can_play = is_first(lesson) or not has_next
    headline = phrase("lesson.all_done" if can_play else "lesson.well_done")
    sign = "party-popper" if can_play else "check-circle"
    pips = () if is_first(lesson) else pips
    if match_waits or can_play:
        key = phrase("lesson.to_match" if match_waits else "lesson.play_now")
        return LessonEnding(headline, line, key, "play", sign, pips, has_next)
    return LessonEnding(headline, line, phrase("lesson.next"), sign=sign, pips=pips)
