"""Hints of every game: legal moves, from what the seat sees and nothing else, soon enough."""

import pytest

from app.core.game import Game
from app.core.thinking import finished
from app.games.registry import games
from app.teacher.hints import hint
from tests.games.playout import GAME_IDS
from tests.teacher.worlds import asked

every_game = pytest.mark.parametrize("game", games(), ids=GAME_IDS)
GAMES_EACH = range(24)
MOST_STEPS = 4000
"""A slice is a step of the search, well below a millisecond: a tenth of a second at most."""


@every_game
def test_what_a_hint_says_may_be_done(game: Game) -> None:
    for each in asked(game.ID, GAMES_EACH, 9):
        state = each.state
        assert each.hint.moves
        for move in each.hint.moves:
            assert game.refusal(state, move) is None
            state = game.apply(state, move).state


@every_game
def test_a_hint_tells_nothing_that_its_seat_cannot_know(game: Game) -> None:
    """It is the same in another world that looks the same to the seat."""
    for each in asked(game.ID, range(10), 9):
        view = game.observe(each.state, each.seat)
        for seed in (77, 78):
            world = game.sample(view, seed)
            assert finished(hint(game.ID, game.observe(world, each.seat))) == each.hint


@every_game
def test_a_hint_comes_in_slices(game: Game) -> None:
    for each in asked(game.ID, range(6), 9)[::3]:
        steps = sum(1 for _ in hint(game.ID, game.observe(each.state, each.seat)))
        assert steps < MOST_STEPS
