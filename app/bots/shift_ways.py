"""Ways of a Shift pawn that a player of any strength may take: straight there, or nearer."""

from app.core.rng import Rng
from app.games.shift.goals import cells_at
from app.games.shift.maze import SIZE, cells_of
from app.games.shift.moves import Move, WalkTo
from app.games.shift.rules import legal_moves, reach, walkers
from app.games.shift.solving import Quest, quests
from app.games.shift.state import State


def approaching(state: State, rng: Rng) -> Move:
    """No way in sight: any push, then as near to the goal as the walk goes."""
    quest, moves = quests(state)[0], rng.shuffled(legal_moves(state))
    end = quest.lies_at(state.maze)
    if end < 0:
        return moves[0]

    def distance(move: Move) -> int:
        if not isinstance(move, WalkTo) or move.with_pilot is not quest.with_pilot:
            return 2 * SIZE
        return steps_between(move.cell, end)

    return min(moves, key=distance)


def steps_between(cell: int, end: int) -> int:
    (row, column), (end_row, end_column) = divmod(cell, SIZE), divmod(end, SIZE)
    return abs(row - end_row) + abs(column - end_column)


def walks_that_find(state: State) -> list[WalkTo]:
    """Walks that end this turn well."""
    return [
        WalkTo(cell, quest.with_pilot)
        for quest in quests(state)
        if quest.with_pilot in walkers(state)
        for cell in cells_of(found_by(state, quest))
    ]


def found_by(state: State, quest: Quest) -> int:
    """The cells within the walk on which the quest ends."""
    ends = cells_at(state.maze, quest.goal, quest.lies_at(state.maze))
    return ends & reach(state, quest.with_pilot)
