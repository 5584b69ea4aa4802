"""What the menu of a match of any game leads to, in its order."""

from dataclasses import dataclass
from enum import StrEnum

from app.presenters.match.at_table import AtTable
from app.presenters.match.guide import BULB
from app.presenters.match.told import can_be_told
from app.presenters.phrase import Field, phrase
from app.session.alone import alone
from app.session.lessons import is_lesson
from app.teacher.lessons import lessons_of


class Deed(StrEnum):
    HINT = "hint"
    SOLUTION = "solution"
    HELP = "help"
    RULES = "rules"
    LEARN = "learn"
    LOOK_BACK = "look_back"
    AGAIN = "again"
    SHARE = "share"
    TELL = "tell"
    SETTINGS = "settings"
    LEAVE = "leave"


LOOKS = {
    Deed.HINT: (BULB, "hint.ask"),
    Deed.SOLUTION: ("eye-outline", "go.give_up"),
    Deed.HELP: ("help-circle-outline", "menu.help"),
    Deed.RULES: ("school-outline", "rules.title"),
    Deed.LEARN: ("gesture-tap", "lesson.title"),
    Deed.LOOK_BACK: ("history", "match.look_back"),
    Deed.AGAIN: ("restart", "menu.again"),
    Deed.SHARE: ("share-variant", "menu.share"),
    Deed.TELL: ("text-long", "told.title"),
    Deed.SETTINGS: ("cog-outline", "settings.title"),
    Deed.LEAVE: ("home", "menu.leave"),
}
"""The sign of each, and its words."""


@dataclass(frozen=True, slots=True)
class MenuRow:
    deed: Deed
    icon: str
    words: Field


def menu_rows(table: AtTable) -> tuple[MenuRow, ...]:
    """A match that has just begun has nothing to look back at, one that is over asks nothing; only
    a puzzle is the same from its start; a lesson leads to no other one."""
    has_lessons = bool(lessons_of(table.match.start.game)) and not is_lesson(table.match)
    is_puzzle = alone(table.match) is not None
    idle = {
        Deed.AGAIN: not is_puzzle or table.is_over or not table.match.moves,
        Deed.SHARE: not is_puzzle,
        Deed.HINT: not table.helps,
        Deed.SOLUTION: not table.has_solution,
        Deed.HELP: table.is_over,
        Deed.LEARN: not has_lessons,
        Deed.LOOK_BACK: not table.match.moves,
        Deed.TELL: not can_be_told(table),
    }
    told = {Deed.LEAVE: "menu.leave.puzzle"} if is_puzzle else {}
    return tuple(
        MenuRow(deed, icon, phrase(told.get(deed, key)))
        for deed, (icon, key) in LOOKS.items()
        if not idle.get(deed, False)
    )
