"""Hints of Go: what the solver lifts or lays next, and what that is good for."""

from enum import StrEnum
from itertools import accumulate

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
    HIDES = "hides"
    IN_THE_WAY = "in_the_way"
    SPARE = "spare"
    SHOWS = "shows"
    JOINS = "joins"
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
    prints = footprint(lifted)
    hidden = _among(view.roll, prints.cells & ~prints.hole)
    if hidden:
        why, values["treasure"] = Why.HIDES, treasure_text(hidden[0])
    return Hint(_cells_under(lifted), (LiftTile(view.seat, lifted.tile),), why, values)


def _lay_hint(view: Observation, own: SeatView, lay: tuple[Laid, ...]) -> Hint:
    """The next tile: it shows a treasure, joins one that shows already, or leads on to one."""
    tile, board = lay[0], own.laid or ()
    news = joined_holes((*board, tile)) & ~joined_holes(board)
    shown, joined = (_among(view.roll, cells) for cells in (news & footprint(tile).hole, news))
    why = Why.SHOWS if shown else Why.JOINS if joined else Why.LEADS
    treasure = (shown or joined or _beyond(view.roll, board, lay))[0]
    values = _tile_values(tile) | {"left": len(lay) - 1, "treasure": treasure_text(treasure)}
    return Hint(_around(tile), (LayTile(view.seat, tile),), why, values)


def _beyond(roll: tuple[int, ...], board: tuple[Laid, ...], lay: tuple[Laid, ...]) -> list[int]:
    """The treasures that without the first tile would not be joined in the end, the next first."""
    needed = joined_holes((*board, *lay)) & ~joined_holes((*board, *lay[1:]))
    ends = accumulate(lay, lambda laid, tile: (*laid, tile), initial=board)
    found = [n for laid in ends for n in _among(roll, joined_holes(laid) & needed)]
    return [*dict.fromkeys(found)]


def _among(roll: tuple[int, ...], cells: int) -> list[int]:
    """The rolled treasures of these cells."""
    return [n for n in roll if cells >> TREASURE_CELLS[n - 1] & 1]


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
