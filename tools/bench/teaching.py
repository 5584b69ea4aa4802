"""How long a hint and a review take, in every game: both are thought out in slices meanwhile."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from app.bots.levels import Level, chosen_move
from app.core.game import Game, Turn
from app.core.rng import Rng
from app.core.thinking import finished
from app.games.registry import games
from app.teacher.hints import hint
from app.teacher.review import Review
from tools.bench.row import Row, seconds

HINT_MS, REVIEW_MS = 100, 3000
SEATS, MATCHES, EVERY = 4, 3, 7
"""Matches of so many seats; a hint is asked for at every so manieth move."""
MOVES = {"shift": 120, "connect": 120, "go": 400}
"""Of 60 turns, where a match has as many."""
OPTIONS: dict[str, dict[str, object]] = {"shift": {"cards": 6}}


def rows() -> Iterator[Row]:
    for game in games():
        hints, reviews = [0.0], [0.0]
        for number in range(MATCHES):
            states, moves = _match(game, number)
            for state in states[:-1:EVERY]:
                view = game.observe(state, _seat(game, state))
                hints.append(seconds(partial(finished, hint(game.ID, view))))
            review = Review(game.ID, states[0], moves, states)
            reviews.append(seconds(partial(finished, review.think())))
        name = game.ID.title()
        yield Row(f"{name}, four seats: a hint, slowest in ms", max(hints) * 1000, HINT_MS, False)
        row = f"{name}, four seats: a review of a match, slowest in ms"
        yield Row(row, max(reviews) * 1000, REVIEW_MS, False)


def _match(game: Game, number: int) -> tuple[list[Any], list[Any]]:
    rng = Rng(number)
    setup = game.parsed_setup(SEATS, OPTIONS.get(game.ID, {}))
    states: list[Any] = [game.new_game(setup, number)]
    moves: list[Any] = []
    while isinstance(game.status(states[-1]), Turn) and len(moves) < MOVES[game.ID]:
        view = game.observe(states[-1], _seat(game, states[-1]))
        moves.append(finished(chosen_move(game.ID, view, Level.EASY, rng.word())))
        states.append(game.apply(states[-1], moves[-1]).state)
    return states, moves


def _seat(game: Game, state: Any) -> int:
    status = game.status(state)
    return status.seats[0] if isinstance(status, Turn) else 0
