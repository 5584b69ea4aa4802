"""The games there are. Saves, bots, the console, tests and the screens all walk this tuple."""

from app.core.errors import BadRequest
from app.core.game import Game
from app.games import connect, go, shift

GAMES: tuple[Game, ...] = (shift, go, connect)


def game_named(name: str) -> Game:
    for game in GAMES:
        if name == game.ID:
            return game
    raise BadRequest("unknown_game", name[:20])
