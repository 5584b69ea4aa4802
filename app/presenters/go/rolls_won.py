"""What became of the rolls of a match of Go."""

from app.games.go.moves import Claim
from app.presenters.go.table import GoTable
from app.presenters.match.ending import EndSeat, with_places
from app.presenters.match.seats import Seat, SeatColor
from app.presenters.phrase import Phrase, counted, phrase
from app.presenters.setup.seat_form import NAMES
from app.solo.go.rolls import grade, solutions


def is_missed(table: GoTable) -> bool:
    """The last roll was not solved."""
    return table.is_over and table.view().solved != (True,)


def solve_times(table: GoTable) -> tuple[int, ...]:
    """How long each roll took that was solved against the clock, where no other is claimed."""
    return tuple(move.milliseconds for move in table.match.moves if isinstance(move, Claim))


def hardest(table: GoTable) -> tuple[int, ...]:
    """Of the rolls solved alone, by the solutions there are; of none the one that lies there."""
    states = [table.match.state_after(number + 1) for number in range(len(table.match.moves))]
    solved = {state.roll for state in states if any(state.solved)}
    return max(sorted(solved), key=lambda roll: (grade(roll), -solutions(roll)), default=table.roll)


def raced(table: GoTable) -> Phrase:
    """How a race against a bot went."""
    own, rival = table.solved_rolls, table.kept.rival_solved
    how = "won" if own > rival else "lost" if own < rival else "even"
    name = NAMES[table.kept.rival] if table.kept.rival else ""
    return phrase(f"go.race.{how}", seat=name, own=own, rival=rival)


def racers(table: GoTable) -> tuple[tuple[Seat, int], ...]:
    """Who races and how many rolls each has solved; the bot has no seat in the game. None where
    nobody is raced."""
    own, rival = table.seats[0], table.kept.rival
    if rival is None:
        return ()
    color = next(color for color in SeatColor if color is not own.color)
    bot = Seat(name=NAMES[rival], color=color, level=rival)
    return (own, table.solved_rolls), (bot, table.kept.rival_solved)


def standing(table: GoTable) -> tuple[EndSeat, ...]:
    """Of a race, the winner first."""
    found = racers(table)
    most = max((solved for _, solved in found), default=0)
    seats = [
        EndSeat(
            name=seat.name if seat.level else phrase("race.you"),
            pawn=seat.color.value,
            result=counted("go.solved_rolls", solved),
            has_won=solved == most > 0,
            score=str(solved),
        )
        for seat, solved in found
    ]
    return with_places(seats, (solved for _, solved in found))
