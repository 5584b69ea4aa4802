"""Shift's themes: how far the target was, and what the first push of the best line did."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from app.games.shift.maze import ARROWS, ON_SPARE
from app.games.shift.moves import PushIn
from app.games.shift.rules import pawn_cell
from app.games.shift.solving import quests
from app.games.shift.state import State
from app.teacher.review import Reviewed
from app.teacher.themes import Practice


class Theme(StrEnum):
    ONE_TURN = "one_turn"
    TWO_TURNS = "two_turns"
    LONG_PLANS = "long_plans"
    TURNED = "turned"
    RIDES_OUT = "rides_out"
    OUTSIDE = "outside"
    WAY_HOME = "way_home"


PRACTICE: Mapping[str, Practice] = MappingProxyType(
    {
        Theme.ONE_TURN: Practice("shift", "reach", 1),
        Theme.TWO_TURNS: Practice("shift", "reach", 2),
        Theme.LONG_PLANS: Practice("shift", "reach", 3),
        Theme.TURNED: Practice("shift", "reach", 2),
        Theme.RIDES_OUT: Practice("shift", "reach", 2),
        Theme.OUTSIDE: Practice("shift", "reach", 2),
        Theme.WAY_HOME: Practice("shift", "exit"),
    }
)


def themes_of(state: State, turn: Reviewed) -> tuple[Theme, ...]:
    """What a turn of Shift was about, by its best line from the state before it."""
    if not turn.best or not isinstance(turn.best[0], PushIn):
        return ()
    push, quest = turn.best[0], quests(state)[0]
    by_length = {1: Theme.ONE_TURN, 2: Theme.TWO_TURNS}.get(turn.before or 0, Theme.LONG_PLANS)
    about = {
        by_length: True,
        Theme.TURNED: push.openings != state.maze.spare,
        Theme.RIDES_OUT: pawn_cell(state, quest.with_pilot) == ARROWS[push.arrow].exit,
        Theme.OUTSIDE: bool(quest.target) and quest.lies_at(state.maze) == ON_SPARE,
        Theme.WAY_HOME: not quest.target,
    }
    return tuple(theme for theme, is_it in about.items() if is_it)


def is_lost(turn: Reviewed) -> bool:
    """Whether the turn did not keep par."""
    return turn.before is not None and turn.after != turn.before - 1
