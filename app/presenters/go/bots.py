"""Bots at a table of Go: what each does in this round, and what of that is due (G11, G12).

They see what their seat may know, and their luck is kept beside the match: the same round gives
the same moves again after the app was away.
"""

from app.bots.go_building import Act, building
from app.bots.levels import STRENGTH
from app.core.rng import Rng
from app.core.thinking import Thinking
from app.games.go.moves import LayTile, LiftTile, RollNext
from app.presenters.go.table import GoTable

Acts = tuple[Act, ...]


def bot_seats(table: GoTable) -> tuple[int, ...]:
    return tuple(number for number, seat in enumerate(table.seats) if not seat.is_person)


def acts_of(table: GoTable, seat: int) -> Thinking[Acts]:
    """All that a bot does on this roll."""
    level = table.seats[seat].level
    if level is None:
        raise ValueError(f"seat {seat} is a person")
    seed = Rng(table.kept.luck + len(table.seats) * table.round + seat).word()
    return (yield from building(table.match.view(seat), STRENGTH[level], seed))


def all_acts(table: GoTable) -> Thinking[dict[int, Acts]]:
    """Of every bot, one after the other."""
    found: dict[int, Acts] = {}
    for seat in bot_seats(table):
        found[seat] = yield from acts_of(table, seat)
    return found


def rest_of(table: GoTable, seat: int, acts: Acts) -> Acts:
    """What of it is not done yet in this round."""
    done = 0
    for move in reversed(table.match.moves):
        if isinstance(move, RollNext):
            break
        done += isinstance(move, LayTile | LiftTile) and move.seat == seat
    return acts[done:]


def next_due(table: GoTable, seat: int, acts: Acts, milliseconds: int) -> Act | None:
    """The next thing that a bot does, if it is time."""
    if table.own(seat).claimed is not None:
        return None
    rest = rest_of(table, seat, acts)
    return rest[0] if rest and rest[0].at <= milliseconds else None
