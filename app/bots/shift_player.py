"""Plays Shift: a shortest way to what the seat looks for, as far ahead as its level sees."""

from app.core.rng import Rng
from app.core.thinking import Thinking
from app.games.shift.maze import SIZE
from app.games.shift.moves import Move, WalkTo
from app.games.shift.observe import Observation, sample
from app.games.shift.rules import legal_moves
from app.games.shift.solving import Quest, quests, shortest_line
from app.games.shift.state import State


def chosen_move(observation: Observation, depth: int, seed: int) -> Thinking[Move]:
    state = sample(observation, seed)
    wanted = quests(state)
    best: list[Move] = []
    for quest in wanted:
        line = yield from shortest_line(state, quest, depth)
        if line and (not best or len(line) < len(best)):
            best = line
    return best[0] if best else _approaching(state, wanted[0], Rng(seed))


def _approaching(state: State, quest: Quest, rng: Rng) -> Move:
    """No way in sight: any push, then as near to the target as the walk goes."""
    moves = rng.shuffled(legal_moves(state))
    end = quest.lies_at(state.maze)
    if end < 0:
        return moves[0]

    def distance(move: Move) -> int:
        if not isinstance(move, WalkTo) or move.with_pilot is not quest.with_pilot:
            return 2 * SIZE
        (row, column), (end_row, end_column) = divmod(move.cell, SIZE), divmod(end, SIZE)
        return abs(row - end_row) + abs(column - end_column)

    return min(moves, key=distance)
