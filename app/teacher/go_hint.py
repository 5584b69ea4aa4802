"""Hints of Go: what the solver lifts or lays next, and what that is good for."""

from enum import StrEnum

from app.core.thinking import Thinking
from app.games.go.board import (
    BORDER,
    STEPS,
    TREASURE_CELLS,
    Laid,
    cell_text,
    footprint,
    joined_holes,
)
from app.games.go.moves import Claim, LayTile, LiftTile, RollNext, StartBuilding
from app.games.go.notation import TILE_TEXTS, treasure_text
from app.games.go.observe import Observation, SeatView
from app.games.go.placing import members, placing_ready
from app.games.go.solver import Outlook, outlook
from app.games.go.state import Phase
from app.teacher.hints import Hint, Value


class Why(StrEnum):
    BEGIN = "begin"
    NEXT = "next"
    SOLVED = "solved"
    IN_THE_WAY = "in_the_way"
    SPARE = "spare"
    SHOWS = "shows"
    LEADS = "leads"


def hint(view: Observation) -> Thinking[Hint]:
    """For the seat itself; the one that has claimed has nothing more to do. Alone tiles count and
    no time: a tile without which fewer do is lifted, too."""
    if view.phase is Phase.LOOK:
        return Hint(_cells_of(view.roll), (StartBuilding(),), Why.BEGIN)
    if view.phase is Phase.SCORED:
        return Hint((), (RollNext(),), Why.NEXT)
    yield from placing_ready()
    own = view.seats[view.seat]
    board = own.laid or ()
    found = yield from outlook(view.roll, board, has_joker=own.joker)
    if not found.lift and len(view.seats) == 1:
        fewest = len((yield from outlook(view.roll)).lay)
        if len(board) + len(found.lay) > fewest:
            found = yield from outlook(view.roll, board, most=fewest)
            return _lift_hint(view, found, Why.SPARE)
    if found.is_solved:
        return Hint(_cells_of(view.roll), (Claim(view.seat, 0),), Why.SOLVED)
    if found.lift:
        return _lift_hint(view, found, Why.IN_THE_WAY)
    return _lay_hint(view, own, found.lay)


def _lift_hint(view: Observation, found: Outlook, why: Why) -> Hint:
    lifted = found.lift[0]
    values = _tile_values(lifted) | {"lifts": len(found.lift), "left": len(found.lay)}
    return Hint(_cells_under(lifted), (LiftTile(view.seat, lifted.tile),), why, values)


def _lay_hint(view: Observation, own: SeatView, lay: tuple[Laid, ...]) -> Hint:
    """The next tile: it shows a treasure, or leads on to where one can be shown."""
    tile, board = lay[0], own.laid or ()
    shown = joined_holes((*board, tile)) & ~joined_holes(board)
    treasures = [n for n in view.roll if shown >> TREASURE_CELLS[n - 1] & 1]
    values = _tile_values(tile) | {"left": len(lay) - 1}
    if treasures:
        values["treasure"] = treasure_text(treasures[0])
    why = Why.SHOWS if treasures else Why.LEADS
    return Hint(_around(tile), (LayTile(view.seat, tile),), why, values)


def _tile_values(laid: Laid) -> dict[str, Value]:
    return {"tile": f"{TILE_TEXTS[laid.tile]}{laid.side}", "cell": cell_text(laid.at)}


def _cells_of(roll: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(TREASURE_CELLS[treasure - 1] for treasure in roll)


def _cells_under(laid: Laid) -> tuple[int, ...]:
    return tuple(members(footprint(laid).cells))


def _around(laid: Laid) -> tuple[int, ...]:
    """The cells under the tile and beside it: which way it lies is still to be found."""
    under = _cells_under(laid)
    beside = {
        cell + step
        for cell in under
        for side, step in STEPS.items()
        if not BORDER[side] >> cell & 1
    }
    return tuple(sorted({*under, *beside}))
