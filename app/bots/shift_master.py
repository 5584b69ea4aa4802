"""The strongest Shift player: of the shortest ways the one that leaves the others least.

Where two play and nothing is hidden it reads three plies instead (`shift_reading`).
"""

from dataclasses import dataclass

from app.bots import shift_reading
from app.bots.shift_rivals import left_to, rivals
from app.bots.shift_ways import approaching, nearest_line, walks_that_find
from app.core.rng import Rng
from app.core.thinking import Thinking
from app.games.shift.moves import Move, PushIn
from app.games.shift.observe import Observation
from app.games.shift.rules import pawn_cell
from app.games.shift.search import fewest_turns
from app.games.shift.solving import DEFAULT_DEPTH, quests
from app.games.shift.state import Phase, State


@dataclass(frozen=True, slots=True)
class Shortest:
    """The pushes that begin a shortest way, each with the target it leads to (0: a place)."""

    turns: int
    pushes: dict[PushIn, int]


def chosen_move(observation: Observation, state: State, rng: Rng) -> Thinking[Move]:
    if state.phase is Phase.WALK:
        return (yield from _walk(observation, state, rng))
    shortest = yield from _shortest(state)
    if shift_reading.is_possible(observation) and shortest.turns != 1:
        return (yield from shift_reading.chosen_push(state, rng))
    if not shortest.pushes:
        return approaching(state, rng)
    others, best = rivals(observation, state), (float("inf"), next(iter(shortest.pushes)))
    for push in rng.shuffled(shortest.pushes):
        found = shortest.pushes[push] if shortest.turns == 1 else 0
        harm = sum(left_to(rival, state.maze, push, found) for rival in others)
        best = min(best, (harm, push), key=lambda each: each[0])
        yield
    return best[1]


def _walk(observation: Observation, state: State, rng: Rng) -> Thinking[Move]:
    found = walks_that_find(state)
    if found:
        return found[0]
    if shift_reading.is_possible(observation):
        return (yield from shift_reading.chosen_walk(state))
    line = yield from nearest_line(state, DEFAULT_DEPTH)
    return line[0] if line else approaching(state, rng)


def _shortest(state: State) -> Thinking[Shortest]:
    best = Shortest(DEFAULT_DEPTH + 1, {})
    for quest in quests(state):
        start, at = 1 << pawn_cell(state, quest.with_pilot), quest.lies_at(state.maze)
        depth = min(best.turns, DEFAULT_DEPTH)
        answer = yield from fewest_turns(state.maze, start, quest.goal, at, state.barred, depth)
        if answer is None:
            continue
        pushes = {first.push: quest.target for first in answer.first_turns}
        earlier = best.pushes if answer.turns == best.turns else {}
        best = Shortest(answer.turns, earlier | pushes)
    return best
