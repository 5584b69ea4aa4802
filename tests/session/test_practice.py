"""What is offered for practice is about what was lost."""

import pytest

from app.core.thinking import finished
from app.games.registry import game_named
from app.presenters.solo.practice import puzzle_kind
from app.session.practice import of_theme, themes_in
from app.solo.daily import SEEDS
from app.solo.puzzle import Puzzle
from app.teacher.themes import practices

TRAINED = [theme for theme, practice in practices().items() if practice.game != "go"]


def of(theme: str, seed: int) -> Puzzle:
    return finished(of_theme(puzzle_kind(practices()[theme]), theme, seed))


@pytest.mark.parametrize("theme", TRAINED)
@pytest.mark.parametrize("seed", [5, SEEDS - 1])
def test_every_theme_has_a_puzzle_that_is_about_it(theme: str, seed: int) -> None:
    puzzle = of(theme, seed)
    assert theme in finished(themes_in(puzzle))
    assert puzzle.kind == puzzle_kind(practices()[theme])
    assert puzzle == of(theme, puzzle.seed)


def test_a_target_outside_is_pushed_in_by_the_line() -> None:
    """By the position alone."""
    puzzle = of("outside", 5)
    game = game_named("shift")
    state = game.state_from_json(puzzle.position, puzzle.options, puzzle.rolling)
    places = []
    for text in puzzle.line:
        places.append(game.state_json(state)["spare"]["mark"])
        state = game.apply(state, game.decode(text)).state
    assert puzzle.asked["target"] in places
