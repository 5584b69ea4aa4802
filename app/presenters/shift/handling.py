"""What a finger of Shift does where it points: the walk it means, and what is in its reach.

Pure: from how the match stands, as far as the seat may know, and the finger.
"""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from app.games.shift.moves import WalkTo
from app.games.shift.rules import pawn_cell, reach, walkers
from app.games.shift.state import Phase, State
from app.presenters.same import Same
from app.presenters.shift.board_model import NOWHERE, Finger, Marks, chosen_walker


def walk_of(known: State, finger: Finger, cell: int) -> WalkTo:
    return WalkTo(cell, chosen_walker(known, finger))


def staying_of(known: State, finger: Finger) -> WalkTo:
    return walk_of(known, finger, pawn_cell(known, chosen_walker(known, finger)))


def can_reach(known: State, finger: Finger, cell: int) -> bool:
    return bool(reach(known, chosen_walker(known, finger)) >> cell & 1)


def offered(known: State, finger: Finger, marks: Marks) -> int:
    """The cell of what is looked for, where just one of that is in reach and nothing is aimed at;
    not at once after a push."""
    is_idle = known.phase is Phase.WALK and finger.aim == NOWHERE and not finger.is_early
    cells = [known.maze.targets[target - 1] for target in marks.near]
    cells += [marks.home] * marks.is_home_near
    return cells[0] if is_idle and len(cells) == 1 else NOWHERE


def walked_to(known: State, finger: Finger, marks: Marks) -> int:
    """The cell that the strong key walks to: who means to stay is offered it still."""
    is_staying = finger.aim == staying_of(known, finger).cell
    if finger.aim == NOWHERE or is_staying:
        return offered(known, replace(finger, aim=NOWHERE), marks)
    return finger.aim


def is_stuck(known: State) -> bool:
    """No other cell is in reach of any pawn that may be walked: there is but staying."""
    return known.phase is Phase.WALK and _has_no_way(Same(known))


@lru_cache(maxsize=4)
def _has_no_way(of: Same[State]) -> bool:
    known = of.it
    return all(
        reach(known, with_pilot) == 1 << pawn_cell(known, with_pilot)
        for with_pilot in walkers(known)
    )


def meets_pilot(moves: Sequence[object]) -> bool:
    """None of these has walked him."""
    return not any(isinstance(move, WalkTo) and move.with_pilot for move in moves)


def sees_pilot(known: State, moves: Sequence[object]) -> bool:
    """In each seat's first turn: nobody has been told yet what stands there."""
    seats = len(known.pawns)
    return known.pilot is not None and len(moves) < 2 * seats and seats > 1


def picks_other_pawn(known: State, finger: Finger, cell: int) -> bool:
    """The pawn standing there may be walked as well, and the one in hand cannot go there."""
    other = not chosen_walker(known, finger)
    if other not in walkers(known) or pawn_cell(known, other) != cell:
        return False
    return not can_reach(known, finger, cell)
