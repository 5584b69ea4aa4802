"""Counting move sequences: a number that changes when a rule changes."""

from itertools import islice
from typing import Any

from app.core.errors import BadRequest
from app.core.game import Game

MOST_WORK = 2_000_000
"""Before a count is refused: at most five seconds of a desktop core in the slowest game, Connect.

A bound of work and not of time: the same count is refused everywhere.
"""
A_MOVE, A_POSITION = 1, 20
"""What counting a move costs, and looking at a position: all games in one measure."""


def perft(game: Game, state: Any, depth: int) -> int:
    """How many sequences of `depth` legal moves there are; a sequence may end with the game."""
    return _Count(game, MOST_WORK).sequences(state, depth) if depth else 1


class _Count:
    def __init__(self, game: Game, work: int) -> None:
        self._game = game
        self._left = work

    def sequences(self, state: Any, depth: int) -> int:
        self._spend(A_POSITION)
        if depth == 1:
            moves = sum(1 for _ in islice(self._game.legal_moves(state), self._left + A_MOVE))
            self._spend(A_MOVE * moves)
            return moves
        return sum(self._after(state, move, depth) for move in self._game.legal_moves(state))

    def _after(self, state: Any, move: Any, depth: int) -> int:
        self._spend(A_MOVE)
        return self.sequences(self._game.apply(state, move).state, depth - 1)

    def _spend(self, work: int) -> None:
        self._left -= work
        if self._left < 0:
            raise BadRequest("too_large", f"more work than {MOST_WORK} moves")
