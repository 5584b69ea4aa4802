"""Matches between bots of mixed strengths, for reviews and transcripts. REVIEWED matches a game."""

import os
from functools import cache
from typing import Any, NamedTuple

from app.bots.levels import Level, chosen_move
from app.core.game import Outcome
from app.core.rng import Rng
from app.core.thinking import finished
from app.games.registry import game_named

REVIEWED = range(int(os.environ.get("REVIEWED", "6")))
LEVELS = (Level.EASY, Level.HARD, Level.MEDIUM)
SHORT: dict[str, dict[str, object]] = {"shift": {"cards": 2}, "connect": {}, "go": {}}


class Played(NamedTuple):
    game: Any
    options: dict[str, Any]
    first: Any
    moves: tuple[Any, ...]

    @property
    def last(self) -> Any:
        state = self.first
        for move in self.moves:
            state = self.game.apply(state, move).state
        return state


@cache
def match(game_id: str, number: int, seats: int = 0, most: int = 400) -> Played:
    """A whole match; its options change with its number."""
    game, rng = game_named(game_id), Rng(number)
    options: dict[str, Any] = {**SHORT[game_id]}
    if game_id == "shift":
        options |= ({}, {"open_cards": True}, {"dark_pilot": True})[number % 3]
        options["edition"] = ("crew", "magic", "galaxy", "crew")[number % 4]
        options["ending"] = ("home", "last_card", "agreed_exit")[number // 3 % 3]
    setup = game.parsed_setup(seats or 1 + number % 4, options)
    first = state = game.new_game(setup, number)
    moves = []
    for _ in range(most):
        status = game.status(state)
        if isinstance(status, Outcome):
            break
        seat = status.seats[rng.below(len(status.seats))]
        level = LEVELS[(seat + number) % len(LEVELS)]
        view = game.observe(state, seat)
        move = finished(chosen_move(game_id, view, level, rng.word()))
        moves.append(move)
        state = game.apply(state, move).state
    return Played(game, game.options_of(setup), first, tuple(moves))
