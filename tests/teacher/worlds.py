"""Positions of all games with a seat that may act, and its hint."""

from functools import cache
from itertools import chain
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


def asked(game_id: str, games: range, step: int) -> tuple[Asked, ...]:
    return tuple(chain.from_iterable(_asked(game_id, number, step) for number in games))


@cache
def _asked(game_id: str, number: int, step: int) -> tuple[Asked, ...]:
    """Of one game, which several suites ask for."""
    game, found = game_named(game_id), []
    for ply in plies(game_id, number)[number % step :: step]:
        for seat in seats_at_move(game, ply.before)[:2]:
            told = finished(hint(game_id, game.observe(ply.before, seat)))
            found.append(Asked(game, ply.before, seat, told))
    return tuple(found)
