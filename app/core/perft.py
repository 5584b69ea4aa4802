"""Counting move sequences: a number that changes when a rule changes."""

from typing import Any

from app.core.errors import BadRequest
from app.core.game import Game

MOST_POSITIONS = 200_000
"""Positions looked at before a count is refused: about ten seconds of a desktop core."""


def perft(game: Game, state: Any, depth: int) -> int:
    """How many sequences of `depth` legal moves there are; a sequence may end with the game."""
    budget = [MOST_POSITIONS]
    return _counted(game, state, depth, budget)


def _counted(game: Game, state: Any, depth: int, budget: list[int]) -> int:
    if depth == 0:
        return 1
    budget[0] -= 1
    if budget[0] < 0:
        raise BadRequest("too_large", f"more than {MOST_POSITIONS} positions")
    if depth == 1:
        return sum(1 for _ in game.legal_moves(state))
    return sum(
        _counted(game, game.apply(state, move).state, depth - 1, budget)
        for move in game.legal_moves(state)
    )
