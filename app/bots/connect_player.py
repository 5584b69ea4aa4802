"""Plays Connect: of the lays it looks at, the one that takes most; then the largest take."""

from app.core.rng import Rng
from app.core.thinking import Thinking
from app.games.connect.moves import Move
from app.games.connect.observe import Observation, sample
from app.games.connect.rules import apply, choice_now, legal_moves
from app.games.connect.state import Phase, State

LAYS_SEEN = {1: 1, 2: 8, 3: 1000}
"""How many lays, drawn by lot, a player of each strength looks at."""


def chosen_move(observation: Observation, strength: int, seed: int) -> Thinking[Move]:
    state: State = sample(observation, seed)
    if state.phase is Phase.TAKE:
        return choice_now(state).largest()
    lays = Rng(seed).shuffled(legal_moves(state))[: LAYS_SEEN[strength]]
    best: tuple[int, Move] = (-1, lays[0])
    for lay in lays:
        best = max(best, (_taken_after(state, lay), lay), key=lambda found: found[0])
        yield
    return best[1]


def _taken_after(state: State, lay: Move) -> int:
    """How many tiles the lay would bring at once."""
    return len(choice_now(apply(state, lay).state).largest().cells)
