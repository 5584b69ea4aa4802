"""The strongest Shift player: of the shortest ways the one that leaves the others least.

Where another seat may win before the next own turn, shutting its way home comes first. Where two
play and nothing is hidden it reads three plies instead (`shift_reading`).
"""

from dataclasses import dataclass

from app.bots import shift_reading
from app.bots.shift_rivals import Rival, left_to, rivals
from app.bots.shift_ways import approaching, walks_that_find
from app.core.rng import Rng
from app.core.thinking import Thinking
from app.games.shift.moves import Move, PushIn
from app.games.shift.observe import Observation
from app.games.shift.rules import legal_moves, pawn_cell
from app.games.shift.search import fewest_turns
from app.games.shift.solving import DEFAULT_DEPTH, nearest_line, quests
from app.games.shift.state import Ending, Phase, State


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
    others = rivals(observation, state)
    at_home = [rival for rival in others if rival.home]
    if shortest.pushes:
        push = yield from _mildest(state, shortest, others, rng)
        if _wins_now(state, shortest) or not any(left_to(r, state.maze, push) for r in at_home):
            return push
    elif not at_home:
        return approaching(state, rng)
    every = {move: 0 for move in legal_moves(state) if isinstance(move, PushIn)}
    return (yield from _mildest(state, Shortest(0, every), others, rng))


def _mildest(state: State, shortest: Shortest, others: list[Rival], rng: Rng) -> Thinking[PushIn]:
    """The push that leaves the others least."""
    found: list[tuple[float, PushIn]] = []
    for push in rng.shuffled(shortest.pushes):
        target = shortest.pushes[push] if shortest.turns == 1 else 0
        harm = sum(left_to(rival, state.maze, push, target) for rival in others)
        found.append((harm, push))
        yield
    return min(found, key=lambda each: each[0])[1]


def _wins_now(state: State, shortest: Shortest) -> bool:
    """The own pawn gets home this turn, or finds its last card where that is enough."""
    cards, ending = state.hands[state.turn].cards, state.setup.ending
    return shortest.turns == 1 and len(cards) <= (ending is Ending.LAST_CARD)


def _walk(observation: Observation, state: State, rng: Rng) -> Thinking[Move]:
    found = walks_that_find(state)
    if found:
        return found[0]
    if shift_reading.is_possible(observation):
        return (yield from shift_reading.chosen_walk(state))
    line = yield from nearest_line(state, quests(state), DEFAULT_DEPTH)
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
