"""Bots at a table of Go: what each will do in this round, and what of that is due (G11, G12).

They see what their seat may know, and their luck is kept beside the match: the same round gives
the same moves again after the app was away.
"""

from app.bots.go_building import Act, building
from app.bots.levels import STRENGTH
from app.core.rng import Rng
from app.core.thinking import Thinking
from app.games.go.moves import LayTile, LiftTile, Move, RollNext
from app.presenters.go.table import GoTable

Acts = tuple[Act, ...]


def bot_seats(table: GoTable) -> tuple[int, ...]:
    return tuple(number for number, seat in enumerate(table.seats) if not seat.is_person)


def plan_of(table: GoTable, seat: int) -> Thinking[Acts]:
    """What a bot will do from now on, be its board its own work or not."""
    level = table.seats[seat].level
    if level is None:
        raise ValueError(f"seat {seat} is a person")
    seed = Rng(table.kept.luck + len(table.seats) * table.round + seat).word()
    view, done = table.match.view(seat), _done_by(table, seat)
    whole = yield from building(view, STRENGTH[level], seed)
    if tuple(act.move for act in whole[: len(done)]) == done:
        return whole[len(done) :]
    return (yield from building(view, STRENGTH[level], seed, since=table.kept.on_board))


def plans(table: GoTable) -> Thinking[dict[int, Acts]]:
    """Of every bot, one after the other."""
    found: dict[int, Acts] = {}
    for seat in bot_seats(table):
        if table.own(seat).claimed is None:
            found[seat] = yield from plan_of(table, seat)
    return found


def _done_by(table: GoTable, seat: int) -> tuple[Move, ...]:
    """In this round."""
    done: list[Move] = []
    for move in reversed(table.match.moves):
        if isinstance(move, RollNext):
            break
        if isinstance(move, LayTile | LiftTile) and move.seat == seat:
            done.append(move)
    return tuple(reversed(done))


def is_due(table: GoTable, seat: int, acts: Acts) -> bool:
    """The next thing that this bot does is to be done by now."""
    is_building = table.own(seat).claimed is None
    return is_building and bool(acts) and acts[0].at <= table.kept.on_board
