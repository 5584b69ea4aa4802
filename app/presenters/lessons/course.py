"""How far a course of lessons is: which is under way, which is next, and what stands above it."""

from collections.abc import Callable
from dataclasses import dataclass

from app.presenters.lessons.lesson_words import name_phrase
from app.presenters.match.menu import Deed, MenuRow
from app.presenters.phrase import Field, phrase
from app.teacher.lessons import Lesson, lessons_of

IsDone = Callable[[Lesson], bool]
DONE, NOW, OPEN = "check-circle", "circle-slice-8", "circle-outline"
EXTRA = "star-outline"


@dataclass(frozen=True, slots=True)
class LessonHead:
    """`pips` are signs, one for each lesson of the course; an extra has its own."""

    words: Field = ""
    pips: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CourseModel:
    """Of a game: how many of its lessons are done, and what begins now."""

    game: str = ""
    pips: tuple[str, ...] = ()
    line: Field = ""
    key: Field = ""


def course_of(game: str) -> tuple[Lesson, ...]:
    """Those one after another."""
    return tuple(lesson for lesson in lessons_of(game) if not lesson.is_extra)


def after(lesson: Lesson) -> Lesson | None:
    """None after the last one, and after an extra."""
    course = course_of(lesson.game)
    number = course.index(lesson) + 1 if lesson in course else len(course)
    return course[number] if number < len(course) else None


def is_first(lesson: Lesson) -> bool:
    """The first turn: whoever knows it can play."""
    return lesson == course_of(lesson.game)[0]


def head(
    lesson: Lesson, is_done: IsDone, is_over: bool = False, match_waits: bool = False
) -> LessonHead:
    """`is_over`: none is under way. While a match waits the first turn is all that was offered."""
    if match_waits and is_first(lesson):
        return LessonHead(name_phrase(lesson), (DONE if is_over else NOW,))
    pips = (EXTRA,) if lesson.is_extra else _pips(lesson.game, is_done, None if is_over else lesson)
    return LessonHead(name_phrase(lesson), pips)


def rows(game: str, is_done: IsDone) -> tuple[tuple[Lesson, MenuRow], ...]:
    """All lessons, to choose one; the sign says which were done."""
    return tuple(
        (lesson, MenuRow(Deed.LEARN, _sign(lesson, is_done), name_phrase(lesson)))
        for lesson in lessons_of(game)
    )


def _sign(lesson: Lesson, is_done: IsDone) -> str:
    if is_done(lesson):
        return DONE
    return EXTRA if lesson.is_extra else OPEN


def course_model(game: str, is_done: IsDone) -> CourseModel:
    course = course_of(game)
    count = sum(map(is_done, course))
    state = "again" if count == len(course) else "on" if count else "begin"
    line = phrase("lesson.count", done=count, all=len(course))
    return CourseModel(game, _pips(game, is_done), line, phrase(f"lesson.{state}"))


def _pips(game: str, is_done: IsDone, now: Lesson | None = None) -> tuple[str, ...]:
    return tuple(
        NOW if lesson == now else DONE if is_done(lesson) else OPEN for lesson in course_of(game)
    )
