"""What became of the rolls of a match of Go."""

from app.games.go.moves import Claim
from app.presenters.go.table import GoTable


def is_missed(table: GoTable) -> bool:
    """The last roll was not solved."""
    return table.is_over and table.view().solved != (True,)


def solve_times(table: GoTable) -> tuple[int, ...]:
    """How long each roll took that was solved against the clock, where no other is claimed."""
    return tuple(move.milliseconds for move in table.match.moves if isinstance(move, Claim))
