"""Games played by chance, the same ones each time, for the suites that run over every game.

Game number n of a game is played with option set n and seed n. Even numbers are played by
chance, with a leaning to moves after which much happens; in odd ones a bot makes half the moves.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from app.bots.levels import Level, chosen_move
from app.core.game import Game, Outcome, Step, Turn
from app.core.rng import Rng
from app.core.thinking import finished
from app.games.registry import game_named, games
from app.session.record import Start
from tests.data.trials import trials_of

GAME_IDS = [game.ID for game in games()]


@dataclass(frozen=True)
class Ply:
    """A move, the state it was made in and what it did."""

    before: Any
    move: Any
    step: Step


def start_of(game_id: str, number: int) -> Start:
    sets = trials_of(game_id).option_sets
    seats, options = sets[number % len(sets)]
    return Start(game_id, game_named(game_id).RULES_VERSION, seats, number, options)


def first_state(start: Start) -> Any:
    game = game_named(start.game)
    return game.new_game(game.parsed_setup(start.seats, start.options), start.seed)


@cache
def plies(game_id: str, number: int, most: int = 200) -> tuple[Ply, ...]:
    return tuple(played(start_of(game_id, number), most))


def played(start: Start, most: int) -> Iterator[Ply]:
    """The plies of a game, to its end or `most` of them."""
    game, rng, state = game_named(start.game), Rng(start.seed), first_state(start)
    for _ in range(most):
        if isinstance(game.status(state), Outcome):
            return
        is_by_bot = start.seed % 2 == 1 and rng.below(2) == 1
        move = bot_move(game, state, rng) if is_by_bot else lively_move(game, state, rng)
        step = game.apply(state, move)
        yield Ply(state, move, step)
        state = step.state


def lively_move(game: Game, state: Any, rng: Rng) -> Any:
    """Any move, every other time the one of six after which most happens."""
    moves = list(game.legal_moves(state))
    picked = [moves[rng.below(len(moves))] for _ in range(1 + 5 * rng.below(2))]
    return max(picked, key=lambda move: len(game.apply(state, move).events))


def bot_move(game: Game, state: Any, rng: Rng) -> Any:
    seats = seats_at_move(game, state)
    seat = seats[rng.below(len(seats))]
    thinking = chosen_move(game.ID, game.observe(state, seat), Level.EASY, rng.word())
    return finished(thinking)


def seats_at_move(game: Game, state: Any) -> tuple[int, ...]:
    status = game.status(state)
    assert isinstance(status, Turn)
    return status.seats
