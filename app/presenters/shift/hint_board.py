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
    """Where to look; or, with the reason, the way that is open once the tile is pushed in."""
    if guide.step is Step.LOOK:
        return Shown(guide.cells)
    if guide.step is not Step.WHY or len(guide.hint.moves) < 2:
        return NO_SHOWN
    push, walk = guide.hint.moves
    if not isinstance(push, PushIn) or not isinstance(walk, WalkTo):
        return NO_SHOWN
    path = way_to(apply(known, push).state, walk)
    return Shown((), walker_name(known, walk.with_pilot), path)
