"""A Shift player for measuring: any push, then a random step of those in reach that lead nearer."""

from typing import Any

from app.bots.shift_ways import steps_between
from app.core.rng import Rng
from app.games.shift.maze import CELL_NAMED
from app.games.shift.moves import Move, WalkTo
from app.games.shift.observe import sample
from app.games.shift.rules import legal_moves, pawn_cell
from app.games.shift.solving import quests
from app.games.shift.state import Phase
from app.games.shift.tiles import START_CELLS


def chosen_move(observation: Any, seed: int) -> Move:
    state, rng = sample(observation, seed), Rng(seed)
    moves = rng.shuffled(legal_moves(state))
    if state.phase is not Phase.WALK:
        return moves[0]
    quest = quests(state)[0]
    start = pawn_cell(state, quest.with_pilot)
    end = quest.lies_at(state.maze)
    if not quest.target:
        end = CELL_NAMED[START_CELLS[state.setup.colors[state.turn]]]
    nearer = [
        move
        for move in moves
        if isinstance(move, WalkTo)
        and move.with_pilot is quest.with_pilot
        and end >= 0
        and steps_between(move.cell, end) < steps_between(start, end)
    ]
    return (nearer or [WalkTo(start, quest.with_pilot)])[0]
