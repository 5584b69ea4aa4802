"""What came of the moves of a puzzle: turns in Shift, tiles laid in Go, tiles taken in Connect.

Moves taken back are no moves: undo is free (P2).
"""

from collections.abc import Sequence
from typing import Any

from app.games.connect.moves import Take
from app.games.go.moves import Claim, LayTile, LiftTile
from app.games.shift.moves import WalkTo
from app.solo.go.rolls import IN_A_SERIES
from app.solo.kinds import SERIES, Kind


def is_solved(kind: Kind, moves: Sequence[Any], is_over: bool) -> bool:
    """A match of Shift or Connect ends with that; in Go a claim is good where it is allowed."""
    if kind.game == "go":
        return sum(isinstance(move, Claim) for move in moves) >= rounds_of(kind)
    return is_over


def rounds_of(kind: Kind) -> int:
    return IN_A_SERIES if kind == SERIES else 1


def result_of(kind: Kind, moves: Sequence[Any]) -> int:
    """In what the par of its kind counts."""
    match kind.game:
        case "shift":
            return sum(isinstance(move, WalkTo) for move in moves)
        case "go":
            return sum(isinstance(move, LayTile) - isinstance(move, LiftTile) for move in moves)
        case _:
            return sum(len(move.cells) for move in moves if isinstance(move, Take))
