"""How a Go player builds on a roll: all its moves and when, at human speeds, from what it sees.

Nothing sleeps here and no rule reads the times (G12): whoever shows the moves waits for them.
The same observation, strength and seed give the same moves, so nothing of it is kept.
"""

from dataclasses import dataclass, replace

from app.bots.go_pace import look, pause
from app.bots.go_player import chosen_move, known
from app.core.rng import Rng
from app.core.thinking import Thinking
from app.games.go.moves import TIMES, Claim, Move, StartBuilding
from app.games.go.observe import Observation, observe
from app.games.go.puzzles import fewest_tiles
from app.games.go.rules import apply
from app.games.go.state import Phase, Seat, State

PATIENCE = 80
"""After so many moves a player that slips and slips is as good as the best."""
BEST = 4


@dataclass(frozen=True, slots=True)
class Act:
    """A move, so many milliseconds after "Go!"."""

    at: int
    move: Move


def building(
    observation: Observation, strength: int, seed: int, since: int | None = None
) -> Thinking[tuple[Act, ...]]:
    """From an empty board to the claim, which may be wrong where claims are not checked (G5).

    With `since` from the board as it lies, so many milliseconds after "Go!".
    """
    rng, number = Rng(seed), observation.seat
    state = _at_go(known(observation, rng.word()), number, is_bare=since is None)
    at = (since or 0) + look(strength, fewest_tiles(state.roll), rng.word())
    acts: list[Act] = []
    while True:
        level = strength if len(acts) < PATIENCE else BEST
        yield
        move = yield from chosen_move(observe(state, number), level, rng.word())
        if isinstance(move, Claim):
            return (*acts, Act(at, Claim(number, min(at, TIMES[-1]))))
        acts.append(Act(at, move))
        state = apply(state, move).state
        at += pause(strength, rng.word())


def _at_go(state: State, number: int, is_bare: bool) -> State:
    """The same roll at the moment when all begin, with nothing on this seat's board if `is_bare`.

    Alone only what is solved counts (G10): nobody claims anything else there.
    """
    if state.is_solo:
        state = replace(state, setup=replace(state.setup, checked_claims=True))
    seat = state.seats[number]
    bare = Seat(seat.space, () if is_bare else seat.laid, joker=seat.joker)
    seats = (*state.seats[:number], bare, *state.seats[number + 1 :])
    state = replace(state, seats=seats)
    return state if state.phase is Phase.BUILD else apply(state, StartBuilding()).state
