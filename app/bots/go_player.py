"""Plays Go: lays what the solver would lay next, and now and then something else."""

from dataclasses import replace

from app.core.rng import Rng
from app.core.thinking import Thinking
from app.games.go.board import Laid
from app.games.go.moves import Claim, LayTile, LiftTile, Move, RollNext, StartBuilding
from app.games.go.observe import Observation, sample
from app.games.go.rules import fitting, refusal
from app.games.go.solver import Outlook, outlook
from app.games.go.state import Phase, Seat, State

EASY, MEDIUM, HARD, MASTER = range(1, 5)
LAYS_BETWEEN_SLIPS = {EASY: 3, MEDIUM: 6, HARD: 15, MASTER: 0}
"""By strength: one lay of so many is a slip, drawn by lot; 0: none is."""
TURNS_BETWEEN_WRONG_CLAIMS = {EASY: 25, MEDIUM: 60, HARD: 0, MASTER: 0}
"""One of so many times the board is taken for solved with one tile missing; 0: never."""

MANY = 200
"""Ways to lay a tile that are looked at in one step."""


def chosen_move(observation: Observation, strength: int, seed: int) -> Thinking[Move]:
    """Times are not its business: whoever runs the clock puts the right one into a claim."""
    state = known(observation, seed)
    if state.phase is Phase.LOOK:
        return StartBuilding()
    if state.phase is Phase.SCORED:
        return RollNext()
    number, rng = observation.seat, Rng(seed)
    seat = state.seats[number]
    slips = LAYS_BETWEEN_SLIPS[strength]
    if slips and rng.below(slips) == 0:
        ways = yield from _all_ways(seat)
        if ways:
            return LayTile(number, ways[rng.below(len(ways))])
    yield
    found = yield from outlook(state.roll, seat.laid, has_joker=seat.joker)
    claim = Claim(number, 0)
    if found.is_solved or (_misjudges(found, strength, rng) and refusal(state, claim) is None):
        return claim
    if found.lift:
        return LiftTile(number, found.lift[0].tile)
    return LayTile(number, found.lay[0])


def known(observation: Observation, seed: int) -> State:
    """A game as this seat sees it. Boards that it does not see are bare: it has no use for them."""
    views = observation.seats
    bare = (view if view.laid is not None else replace(view, laid=()) for view in views)
    return sample(replace(observation, seats=tuple(bare)), seed)


def _all_ways(seat: Seat) -> Thinking[list[Laid]]:
    """Every way to lay one more tile."""
    ways: list[Laid] = []
    for way in fitting(seat):
        ways.append(way)
        if len(ways) % MANY == 0:
            yield
    return ways


def _misjudges(found: Outlook, strength: int, rng: Rng) -> bool:
    turns = TURNS_BETWEEN_WRONG_CLAIMS[strength]
    return bool(turns) and len(found.lay) == 1 and rng.below(turns) == 0
