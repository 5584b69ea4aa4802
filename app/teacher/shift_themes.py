"""What to practise: kinds of turns that a seat's reviews show it to lose more often than others.

A theme is a property of the best line, so that puzzles of that kind can be offered.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from app.games.shift.maze import ARROWS, ON_SPARE
from app.games.shift.moves import PushIn
from app.games.shift.rules import pawn_cell
from app.games.shift.solving import quests
from app.games.shift.state import State
from app.teacher.review import Reviewed

OFTEN = 3
"""A theme met less often says nothing yet."""
WEAK = 0.34
"""Lost in more than so many of the turns."""


class Theme(StrEnum):
    ONE_TURN = "one_turn"
    TWO_TURNS = "two_turns"
    LONG_PLANS = "long_plans"
    TURNED = "turned"
    RIDES_OUT = "rides_out"
    OUTSIDE = "outside"
    WAY_HOME = "way_home"


PUZZLES: Mapping[Theme, tuple[str, int]] = MappingProxyType(
    {
        Theme.ONE_TURN: ("reach", 1),
        Theme.TWO_TURNS: ("reach", 2),
        Theme.LONG_PLANS: ("reach", 3),
        Theme.TURNED: ("reach", 2),
        Theme.RIDES_OUT: ("reach", 2),
        Theme.OUTSIDE: ("reach", 2),
        Theme.WAY_HOME: ("exit", 2),
    }
)
"""The kind of puzzle that trains a theme, and its turns (P1)."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How often a theme was met, and how often the turn was lost on it."""

    met: int = 0
    lost: int = 0

    @property
    def is_weak(self) -> bool:
        return self.met >= OFTEN and self.lost > WEAK * self.met


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


def tallies(turns: Iterable[tuple[State, Reviewed]]) -> dict[Theme, Tally]:
    """Of one seat's turns, each with the state before it; of one match or of many."""
    met: Counter[Theme] = Counter()
    lost: Counter[Theme] = Counter()
    for state, turn in turns:
        found = themes_of(state, turn)
        met.update(found)
        lost.update(found if is_lost(turn) else ())
    return {theme: Tally(met[theme], lost[theme]) for theme in met}


def added(one: Mapping[Theme, Tally], other: Mapping[Theme, Tally]) -> dict[Theme, Tally]:
    """Both together, as statistics keep them over many matches and puzzles."""
    none = Tally()
    return {
        theme: Tally(
            one.get(theme, none).met + other.get(theme, none).met,
            one.get(theme, none).lost + other.get(theme, none).lost,
        )
        for theme in Theme
        if theme in one or theme in other
    }


def weaknesses(found: Mapping[Theme, Tally]) -> tuple[Theme, ...]:
    """What to practise, the weakest first; of equal ones the simpler first."""
    weak = [theme for theme in Theme if theme in found and found[theme].is_weak]
    return tuple(sorted(weak, key=lambda theme: -found[theme].lost / found[theme].met))
