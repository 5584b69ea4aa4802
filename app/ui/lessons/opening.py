"""A lesson comes on the table: from its start, or as it was left."""

from app.bots.levels import Level
from app.core.errors import WanderwallError
from app.presenters.match.seats import Seat, Seating, seating_json
from app.session.lessons import begun, is_lesson, lesson_of, slot_of
from app.teacher.lessons import Lesson
from app.ui.kit.shell import Shell
from app.ui.match.match_scaffold import MatchScaffold


def page_of(game: str) -> str:
    return f"{game}_lesson"


def open_lesson(
    shell: Shell, lesson: Lesson, match_waits: bool = False, replaces: bool = False
) -> None:
    """From its start; `replaces`: its page takes the place of the one in sight."""
    others = (Seat(level=Level.EASY),) * (lesson.seats - 1)
    begun(shell.shelf, lesson, seating_json(Seating((Seat(), *others))), match_waits)
    go = shell.navigator.replace if replaces else shell.navigator.go
    go(page_of(lesson.game), match=slot_of(lesson.game))


def go_on(shell: Shell, game: str, match_waits: bool = False, replaces: bool = False) -> None:
    """The lesson that was left before its end, else the first that is to be done."""
    left = _left_lesson(shell, game)
    open_lesson(shell, left or shell.lessons.due(game), match_waits, replaces)


def waits_below(shell: Shell) -> bool:
    """The present page lies above a match: a lesson comes in its place, and leads back to that."""
    return isinstance(shell.navigator.below, MatchScaffold)


def _left_lesson(shell: Shell, game: str) -> Lesson | None:
    try:
        shelved = shell.shelf.taken(slot_of(game))
    except WanderwallError:
        return None
    if shelved is None or not is_lesson(shelved.match):
        return None
    lesson = lesson_of(shelved.match)
    return None if shell.lessons.is_done(lesson) else lesson
