"""What became of the rolls of a match of Go."""

from app.games.go.moves import Claim
from app.presenters.go.table import GoTable
from app.presenters.phrase import Phrase, phrase
from app.presenters.setup.seat_form import NAMES


def is_missed(table: GoTable) -> bool:
    """The last roll was not solved."""
    return table.is_over and table.view().solved != (True,)


def solve_times(table: GoTable) -> tuple[int, ...]:
    """How long each roll took that was solved against the clock, where no other is claimed."""
    return tuple(move.milliseconds for move in table.match.moves if isinstance(move, Claim))


def raced(table: GoTable) -> Phrase:
    """How a race against a bot went."""
    own, rival = table.solved_rolls, table.kept.rival_solved
    how = "won" if own > rival else "lost" if own < rival else "even"
    name = NAMES[table.kept.rival] if table.kept.rival else ""
    return phrase(f"go.race.{how}", seat=name, own=own, rival=rival)
