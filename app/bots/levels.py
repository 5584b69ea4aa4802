"""How strong a bot plays, and which player belongs to which game.

A player gets an observation and a seed and thinks in slices; it returns a legal move.
"""

from collections.abc import Callable
from enum import StrEnum
from importlib import import_module
from typing import Any

from app.core.thinking import Thinking


class Level(StrEnum):
    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    MASTER = "master"


STRENGTH = {level: number for number, level in enumerate(Level, start=1)}
"""The place of a level from the weakest up; what it makes of that is up to the player."""

Player = Callable[[Any, int, int], Thinking[Any]]

PLAYERS: dict[str, Player] = {}
"""Those that have played; a player's module is imported when it first does."""


def player_of(game: str) -> Player:
    """Of the module that bears the game's name."""
    if game not in PLAYERS:
        PLAYERS[game] = import_module(f"app.bots.{game}_player").chosen_move
    return PLAYERS[game]


def chosen_move(game: str, observation: Any, level: Level, seed: int) -> Thinking[Any]:
    return player_of(game)(observation, STRENGTH[level], seed)
