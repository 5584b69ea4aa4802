"""What is said when a lesson is done, and what its strong key does.

After the first turn that is the aim of the game, with its picture: one turn shows but a part of it.
"""

from dataclasses import dataclass

from app.presenters import faces
from app.presenters.lessons.course import after, is_first
from app.presenters.lessons.lesson_words import lesson_phrase
from app.presenters.phrase import Field, Phrase, phrase
from app.presenters.scenes import NO_SCENE, Scene
from app.teacher.lessons import Lesson

AIMS = {"shift": ("aim", "aim"), "go": ("solved", "solved"), "connect": ("aim", "match")}
"""The sections of a game's rules whose few words, and whose picture at its end, tell its aim."""


@dataclass(frozen=True, slots=True)
class LessonEnding:
    """`pips` are as in the head of the course; `has_next`: a quiet key leads to the next lesson,
    as the strong one leads to a game. A `scene` of the `game` stands in the place of its sign."""

    headline: Field = ""
    line: Field = ""
    key: Field = ""
    icon: str = "arrow-right"
    sign: str = "check-circle"
    pips: tuple[str, ...] = ()
    has_next: bool = False
    scene: Scene = NO_SCENE
    game: str = ""


def lesson_ending(lesson: Lesson, pips: tuple[str, ...], match_waits: bool = False) -> LessonEnding:
    """After the first turn, which is all that has to be known, and after the last lesson there is
    a game to be played; one that was begun goes on at any time."""
    line = lesson_phrase(lesson)
    has_next = after(lesson) is not None
    play = phrase("lesson.to_match" if match_waits else "lesson.play_now")
    well_done, game = phrase("lesson.well_done"), lesson.game
    if is_first(lesson):
        line, scene = _aim(game)
        return LessonEnding(well_done, line, play, "play", "", (), has_next, scene, game)
    if not has_next:
        all_done = phrase("lesson.all_done")
        return LessonEnding(all_done, line, play, "play", "party-popper", pips)
    if match_waits:
        return LessonEnding(well_done, line, play, "play", pips=pips, has_next=True)
    return LessonEnding(well_done, line, phrase("lesson.next"), pips=pips)


def _aim(game: str) -> tuple[Phrase, Scene]:
    book = {section.name: section for section in faces.face_of(game).book}
    words, shown = AIMS[game]
    return phrase(book[words].short_key), book[shown].scene
