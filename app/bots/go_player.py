"""Plays Go: lays what the solver would lay next, and now and then something else."""

from app.core.rng import Rng
from app.core.thinking import Thinking
from app.games.go.moves import Claim, LayTile, LiftTile, Move, RollNext, StartBuilding
from app.games.go.observe import Observation, sample
from app.games.go.rules import legal_moves, refusal
from app.games.go.solver import Outlook, outlook
from app.games.go.state import Phase, State

EASY, MEDIUM, HARD, MASTER = range(1, 5)
LAYS_BETWEEN_SLIPS = {EASY: 3, MEDIUM: 6, HARD: 15, MASTER: 0}
"""By strength: one lay of so many is a slip, drawn by lot; 0: none is."""
TURNS_BETWEEN_WRONG_CLAIMS = {EASY: 25, MEDIUM: 60, HARD: 0, MASTER: 0}
"""One of so many times the board is taken for solved with one tile missing; 0: never."""


def chosen_move(observation: Observation, strength: int, seed: int) -> Thinking[Move]:
    """Times are not its business: whoever runs the clock puts the right one into a claim."""
    state: State = sample(observation, seed)
    if state.phase is Phase.LOOK:
        return StartBuilding()
    if state.phase is Phase.SCORED:
        return RollNext()
    number, rng = observation.seat, Rng(seed)
    seat = state.seats[number]
    slips = LAYS_BETWEEN_SLIPS[strength]
    lays = [move for move in legal_moves(state, number) if isinstance(move, LayTile)]
    if slips and lays and rng.below(slips) == 0:
        return lays[rng.below(len(lays))]
    found = yield from outlook(state.roll, seat.laid, has_joker=seat.joker)
    claim = Claim(number, 0)
    if found.is_solved or (_misjudges(found, strength, rng) and refusal(state, claim) is None):
        return claim
    if found.lift:
        return LiftTile(number, found.lift[0].tile)
    return LayTile(number, found.lay[0])


def _misjudges(found: Outlook, strength: int, rng: Rng) -> bool:
    turns = TURNS_BETWEEN_WRONG_CLAIMS[strength]
    return bool(turns) and len(found.lay) == 1 and rng.below(turns) == 0
