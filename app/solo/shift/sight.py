"""How hard a Shift puzzle is, measured: how often players of limited sight solve it in par.

Such a player sees every way of so many turns, and takes it. Where it sees none it pushes anywhere
and walks as near as it gets, as the bots below master do (`shift_ways`): the medium one sees one
turn. The one without sight pushes at random, and overlooks every second time what lies at its feet.
"""

from app.bots.shift_ways import approaching, walks_that_find
from app.core.rng import Rng
from app.core.thinking import Thinking
from app.games.shift.moves import Move, WalkTo
from app.games.shift.rules import apply, legal_moves
from app.games.shift.solving import nearest_line, quests
from app.games.shift.state import Phase, State
from app.solo.puzzle import ALL
from app.solo.shift.task import answered

SIGHTS = range(4)
RUNS = 48
RUNS_OF_MANY = 12
"""Where several targets are asked for: these players are slower, and differ less."""
HARDEST_FORESEEN = 2
"""A player that sees so many turns less than are needed still makes it now and then."""
STEPS = (720, 570, 470, 300)


def ease(state: State, par: int, rng: Rng) -> Thinking[int]:
    """Of all players, of each sight so many, those done after `par` turns, in thousandths."""
    has_one = len(state.hands[0].cards) < 2
    runs = RUNS if has_one else RUNS_OF_MANY
    done = 0
    for sight in SIGHTS:
        if has_one and sight >= par:
            done += runs
        elif sight >= par - HARDEST_FORESEEN or (sight and not has_one):
            for _ in range(runs):
                done += yield from is_done(state, par, sight, rng)
    return ALL * done // (runs * len(SIGHTS))


def is_done(state: State, turns: int, sight: int, rng: Rng) -> Thinking[bool]:
    """Whether one such player is done after so many turns."""
    while turns > 0:
        depth, line = min(sight, turns), list[Move]()
        if len(state.hands[0].cards) > 1:
            line = yield from nearest_line(state, rng.shuffled(quests(state)), depth)
        elif (yield from answered(state, depth)):
            return True
        for move in line or _blind_turn(state, sight, rng):
            state = apply(state, move).state
        turns -= max(1, len(line) // 2)
        yield
        if state.phase is Phase.OVER:
            return True
    return False


def _blind_turn(state: State, sight: int, rng: Rng) -> list[Move]:
    pushes = list(legal_moves(state))
    push = pushes[rng.below(len(pushes))]
    after = apply(state, push).state
    if sight:
        return [push, approaching(after, rng)]
    found = walks_that_find(after)
    walks = found if found and rng.below(2) else list(legal_moves(after))
    return [push, *[walk for walk in rng.shuffled(walks) if isinstance(walk, WalkTo)][:1]]
