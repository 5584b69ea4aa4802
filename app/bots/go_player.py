"""Plays Go: lays what the solver would lay next, and now and then something else."""

from app.core.rng import Rng
from app.core.thinking import Thinking
from app.games.go.moves import Claim, LayTile, LiftTile, Move, RollNext, StartBuilding
from app.games.go.observe import Observation, sample
from app.games.go.rules import legal_moves
from app.games.go.solver import outlook
from app.games.go.state import Phase, State

LAYS_BETWEEN_SLIPS = {1: 3, 2: 6, 3: 0}
"""By strength: one lay of so many is a slip, drawn by lot; 0: none is."""


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
    if found.is_solved:
        return Claim(number, 0)
    if found.lift:
        return LiftTile(number, found.lift[0].tile)
    return LayTile(number, found.lay[0])
