"""What a hint of Shift shows on the board, from what its seat may know."""

from dataclasses import replace

from app.games.shift.moves import PushIn, WalkTo
from app.games.shift.rules import apply, way_to
from app.games.shift.state import State
from app.presenters.match.guide import Guide, Step
from app.presenters.shift.board_model import NO_SHOWN, NO_TURN, BoardModel, Shown, walker_name


def hinted(board: BoardModel, guide: Guide, known: State) -> BoardModel:
    """What was done last is not looked at meanwhile."""
    if not guide.is_under_way:
        return board
    return replace(board, last=NO_TURN, shown=_shown(guide, known))


def _shown(guide: Guide, known: State) -> Shown:
    """Where to look; from the reason on the way that is open once the tile is pushed in, and then
    to the end of the walk."""
    if guide.step is Step.LOOK:
        return Shown(guide.cells)
    match guide.hint.moves:
        case (PushIn() as push, WalkTo() as walk) if guide.step >= Step.WHY:
            state = apply(known, push).state
        case (WalkTo() as walk,):
            state = known
        case _:
            return NO_SHOWN
    return Shown((), walker_name(known, walk.with_pilot), way_to(state, walk))
