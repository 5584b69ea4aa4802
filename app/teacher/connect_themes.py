"""Connect's themes: how much could be taken, and what had to be seen for it. Lost is a turn that
took less (C5, C6)."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

from app.games.connect.moves import Lay, Take
from app.games.connect.rules import apply, choice_now
from app.games.connect.state import Phase, State
from app.teacher.review import Reviewed
from app.teacher.themes import Practice


class Theme(StrEnum):
    SEVERAL_PAIRS = "several_pairs"
    TURNED_PAIR = "turned_pair"
    STAYS_WHOLE = "stays_whole"


PRACTICE: Mapping[str, Practice] = MappingProxyType(
    {
        Theme.SEVERAL_PAIRS: Practice("connect", "two"),
        Theme.TURNED_PAIR: Practice("connect", "one"),
        Theme.STAYS_WHOLE: Practice("connect", "two"),
    }
)


def themes_of(state: State, turn: Reviewed) -> tuple[Theme, ...]:
    """Of a turn in which something could be taken."""
    if not turn.before or state.phase is not Phase.LAY or len(turn.best) < 2:
        return ()
    lay, take = turn.best
    if not isinstance(lay, Lay) or not isinstance(take, Take):
        return ()
    about = {
        Theme.SEVERAL_PAIRS: turn.before > 1,
        Theme.TURNED_PAIR: lay.turn != 0,
        Theme.STAYS_WHOLE: len(take.cells) < len(choice_now(apply(state, lay).state).matched),
    }
    return tuple(theme for theme, is_it in about.items() if is_it)


def is_lost(turn: Reviewed) -> bool:
    return (turn.after or 0) < (turn.before or 0)
