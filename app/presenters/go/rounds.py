"""What comes next at Go's one board, alone (G10) and in relay (G11); pages show and keep it."""

from collections.abc import Sequence
from enum import Enum, auto

from app.games.go.moves import Move, StartBuilding
from app.games.go.state import Phase
from app.presenters.go.table import GoTable


class Due(Enum):
    """What a page is to do now."""

    DICE = auto()
    BUILDING = auto()
    NEXT_ROLL = auto()
    GIVING_UP = auto()
    CHECKING = auto()
    SCORES = auto()
    END = auto()


def due(table: GoTable) -> Due:
    return _due_in_relay(table) if table.is_relay else _due_alone(table)


def _due_alone(table: GoTable) -> Due:
    if table.phase is Phase.OVER:
        return Due.END
    if table.phase is Phase.SCORED:
        return Due.GIVING_UP if table.terms.is_last else Due.NEXT_ROLL
    return Due.BUILDING if table.is_rolled else Due.DICE


def _due_in_relay(table: GoTable) -> Due:
    if table.kept.claims and table.phase is Phase.BUILD:
        return Due.CHECKING
    if table.phase in {Phase.SCORED, Phase.OVER}:
        return Due.SCORES
    return Due.BUILDING if table.has_begun else Due.DICE


def begin_building(table: GoTable) -> Sequence[Move]:
    """The dice lie: this board's time begins, and for the first seat the round."""
    table.kept.begin_board(table.seat)
    return [StartBuilding()] if table.phase is Phase.LOOK else []
