"""Bots think in small steps: a slice of a frame ends with the step that its 4 ms run out in."""

import pytest

from app.bots.go_building import building
from app.bots.levels import STRENGTH, Level, chosen_move
from app.core.game import Game
from app.core.thinking import finished
from app.games import go
from app.games.registry import games
from tests.bots.test_bots import turns
from tests.games.playout import GAME_IDS
from tests.games.slices import lines_of_slices

MOST_LINES = 4000
"""Of Python in a step; on a slow phone a thousand of them take about a millisecond."""
MATCHES = range(4)


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("game", games(), ids=GAME_IDS)
def test_no_step_of_a_bot_is_long(game: Game, level: Level) -> None:
    longest = 0
    for number in MATCHES:
        for ply, seat in turns(game, number)[:6]:
            view = game.observe(ply.before, seat)
            finished(chosen_move(game.ID, view, level, number))  # what is made once is made
            steps = lines_of_slices(chosen_move(game.ID, view, level, number))
            longest = max(longest, *steps)
    assert longest <= MOST_LINES


def test_no_step_of_a_bot_that_builds_a_whole_roll_is_long() -> None:
    for seed in MATCHES:
        view = go.observe(go.new_game(go.parsed_setup(2, {}), seed), 1)
        for strength in STRENGTH.values():
            finished(building(view, strength, seed))
            assert max(lines_of_slices(building(view, strength, seed))) <= MOST_LINES
