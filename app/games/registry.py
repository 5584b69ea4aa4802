"""The games there are, by name. Saves, bots, the console, tests and the screens all walk GAMES.

A game is imported when it is first asked for: home needs no more than the names.
"""

from collections.abc import Callable

from app.core.errors import BadRequest
from app.core.game import Game


def _shift() -> Game:
    from app.games import shift

    return shift


def _go() -> Game:
    from app.games import go

    return go


def _connect() -> Game:
    from app.games import connect

    return connect


GAMES: dict[str, Callable[[], Game]] = {"shift": _shift, "go": _go, "connect": _connect}


def game_named(name: str) -> Game:
    if name not in GAMES:
        raise BadRequest("unknown_game", name[:20])
    return GAMES[name]()


def games() -> tuple[Game, ...]:
    """All of them."""
    return tuple(map(game_named, GAMES))
