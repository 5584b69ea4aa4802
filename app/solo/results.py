"""What came of the moves of a puzzle: turns in Shift, tiles laid in Go, tiles taken in Connect.

The moves are texts (T1), those taken back left out: undo is free (P2).
"""

from collections.abc import Sequence

from app.solo.kinds import IN_A_SERIES, SERIES, Kind


def is_solved(kind: Kind, moves: Sequence[str], is_over: bool) -> bool:
    """Shift ends with that, and Connect once something was taken; in Go a claim is good where it
    is allowed."""
    if kind.game == "go":
        return _count(moves, " claim ") >= (IN_A_SERIES if kind == SERIES else 1)
    return is_over and (kind.game != "connect" or result_of(kind, moves) > 0)


def result_of(kind: Kind, moves: Sequence[str]) -> int:
    """In what the par of its kind counts."""
    match kind.game:
        case "shift":
            return sum(":" not in move for move in moves)
        case "go":
            return _count(moves, " lay ") - _count(moves, " lift ")
        case _:
            return sum(move.count(" x") for move in moves if move.startswith("take"))


def _count(moves: Sequence[str], word: str) -> int:
    return sum(word in move for move in moves)
