"""Positions of all games with a seat that may act, and its hint."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from app.core.thinking import finished
from app.games.registry import game_named
from app.teacher.hints import Hint, hint
from tests.games.playout import plies, seats_at_move


class Asked(NamedTuple):
    game: Any
    state: Any
    seat: int
    hint: Hint

    @property
    def after(self) -> Any:
        """The state once the hint is followed."""
        state = self.state
        for move in self.hint.moves:
            state = self.game.apply(state, move).state
        return state


@cache
def asked(game_id: str, games: range, step: int) -> tuple[Asked, ...]:
    return tuple(_asked(game_id, games, step))


def _asked(game_id: str, games: range, step: int) -> Iterator[Asked]:
    game = game_named(game_id)
    for number in games:
        for ply in plies(game_id, number)[number % step :: step]:
            for seat in seats_at_move(game, ply.before)[:2]:
                told = finished(hint(game_id, game.observe(ply.before, seat)))
                yield Asked(game, ply.before, seat, told)
