"""Plays Shift at four strengths: dawdling, one turn ahead, the shortest way, and with regard.

What the strongest makes of the others stands in `shift_master`.
"""

from app.bots import shift_master
from app.bots.shift_ways import approaching, walks_that_find
from app.core.rng import Rng
from app.core.thinking import Thinking
from app.games.shift.moves import Move, PushIn
from app.games.shift.observe import Observation, sample
from app.games.shift.rules import legal_moves
from app.games.shift.solving import DEFAULT_DEPTH, nearest_line, quests
from app.games.shift.state import Phase, State

EASY, MEDIUM, HARD, MASTER = range(1, 5)
DEPTH = {MEDIUM: 1, HARD: DEFAULT_DEPTH}
"""How many turns ahead they see a way."""
OVERLOOKS = 2
"""The weakest does not see what lies at its feet one of so many times."""
TURNS_A_TILE = 4
"""One of so many times it turns the tile; else that goes in as it lies."""


def chosen_move(observation: Observation, strength: int, seed: int) -> Thinking[Move]:
    state, rng = sample(observation, seed), Rng(seed)
    if strength == EASY:
        return (yield from _dawdled(state, rng))
    if strength == MASTER:
        return (yield from shift_master.chosen_move(observation, state, rng))
    line = yield from nearest_line(state, quests(state), DEPTH[strength])
    return line[0] if line else approaching(state, rng)


def _dawdled(state: State, rng: Rng) -> Thinking[Move]:
    """Takes what it sees at its feet, else strolls: a child of five shall win."""
    moves: list[Move] = rng.shuffled(legal_moves(state))
    yield
    if state.phase is Phase.WALK:
        found = [] if rng.below(OVERLOOKS) == 0 else walks_that_find(state)
        return [*found, *moves][0]
    lying = [push for push in moves if isinstance(push, PushIn) and _is_unturned(state, push)]
    return moves[0] if rng.below(TURNS_A_TILE) == 0 else [*lying, *moves][0]


def _is_unturned(state: State, push: PushIn) -> bool:
    return push.openings == state.maze.spare
