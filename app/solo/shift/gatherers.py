"""How hard it is to collect three: how often players of limited sight do it in par (P1).

They are those of `sight`, and as the bots do each goes to the nearest target, of equally near ones
to the first, and thinks anew before each walk. So a turn is left to chance only where no target is
in sight; what may follow from it is looked at in full.
"""

from app.core.thinking import Thinking
from app.games.shift.maze import cells_of
from app.games.shift.moves import PushIn, WalkTo
from app.games.shift.rules import apply, legal_moves
from app.games.shift.solving import nearest_line, quests
from app.games.shift.state import State
from app.solo.shift.sight import EVERYBODY, SIGHTS, Place, nearest_cells

FARTHEST = 2
"""Whose nearest target takes more turns is not done in par, whatever it sees."""


def shares(state: State, par: int) -> Thinking[tuple[int, ...]]:
    """Of the players of each sight those done in par; without any, hardly one in a thousand."""
    found = [0]
    for sight in range(1, FARTHEST + 1):
        found.append((yield from _done(state, par, sight)))
    return (*found, *found[-1:] * (len(SIGHTS) - len(found)))


def _done(state: State, turns: int, sight: int) -> Thinking[int]:
    left = len(state.hands[0].cards)
    if not left:
        return EVERYBODY
    if turns < left:
        return 0
    line = yield from nearest_line(state, quests(state), sight)
    if not line:
        return (yield from _blind(state, turns, sight)) if turns > left else 0
    push, walk = line[:2]
    after = apply(state, push).state
    if len(line) > 2:
        walk = (yield from nearest_line(after, quests(after), sight))[0]
    return (yield from _done(apply(after, walk).state, turns - 1, sight))


def _blind(state: State, turns: int, sight: int) -> Thinking[int]:
    """Any push, then a walk as near as it gets."""
    quest, done = quests(state)[0], 0
    place = Place(state.maze, state.pawns[0], state.barred)
    for push in legal_moves(state):
        if not isinstance(push, PushIn):
            continue
        yield
        after = apply(state, push).state
        ends = nearest_cells(place.after(push), quest)
        right = 0
        for cell in cells_of(ends):
            right += yield from _done(apply(after, WalkTo(cell)).state, turns - 1, sight)
        done += right // (place.pushes * ends.bit_count())
    return done
