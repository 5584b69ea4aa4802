"""X4: what a seat may not know reaches it in no way, in every registered game.

A twin of a state is one drawn from what a seat sees of it: the two differ in that seat's secrets
and in nothing else. Whatever the seat is shown must not tell them apart.
"""

from typing import Any

import pytest

from app.core.game import Game
from app.core.rng import Rng
from app.games.registry import GAMES
from tests.games.playout import GAME_IDS, Ply, plies, start_of

GAMES_EACH = 24
SAMPLES = 4
STEPS = 6

every_playout = pytest.mark.parametrize(
    ("game", "number"),
    [(game, number) for game in GAMES for number in range(GAMES_EACH)],
    ids=lambda value: value if isinstance(value, int) else value.ID,
)


@every_playout
def test_a_sample_looks_the_same_and_allows_the_same(game: Game, number: int) -> None:
    for ply in plies(game.ID, number)[::6]:
        at_move = game.status(ply.before).seats
        for seat in range(start_of(game.ID, number).seats):
            view = game.observe(ply.before, seat)
            for seed in range(SAMPLES):
                twin = game.sample(view, seed)
                assert game.observe(twin, seat) == view
                if seat in at_move:
                    assert moves_of(game, twin, seat) == moves_of(game, ply.before, seat)


def moves_of(game: Game, state: Any, seat: int) -> list[Any]:
    return list(game.legal_moves(state, seat))


@pytest.mark.parametrize("game", GAMES, ids=GAME_IDS)
def test_twins_cannot_be_told_apart_until_a_secret_comes_out(game: Game) -> None:
    told = 0
    for number in range(GAMES_EACH):
        trail, rng = plies(game.ID, number), Rng(number)
        for first in range(0, len(trail), 5):
            for seat in range(start_of(game.ID, number).seats):
                twin = game.sample(game.observe(trail[first].before, seat), rng.word())
                if twin != trail[first].before:
                    told += looks_alike(game, twin, trail[first : first + STEPS], seat)
    assert told > 100


def looks_alike(game: Game, twin: Any, trail: tuple[Ply, ...], seat: int) -> int:
    """How many moves the two had in common; after each the seat was shown the same."""
    for done, ply in enumerate(trail):
        if game.refusal(twin, ply.move) is not None:
            return done
        step = game.apply(twin, ply.move)
        if step.reveals or ply.step.reveals:
            return done
        assert seen(game, step.events, seat) == seen(game, ply.step.events, seat)
        assert game.observe(step.state, seat) == game.observe(ply.step.state, seat)
        assert moves_of(game, step.state, seat) == moves_of(game, ply.step.state, seat)
        twin = step.state
    return len(trail)


def seen(game: Game, events: tuple[Any, ...], seat: int) -> list[Any]:
    return [view for view in (game.see(event, seat) for event in events) if view is not None]


@pytest.mark.parametrize("game", GAMES, ids=GAME_IDS)
def test_samples_draw_what_is_hidden_anew(game: Game) -> None:
    """Otherwise the tests above would compare a state with itself."""
    view = game.observe(plies(game.ID, 0)[0].before, 0)
    assert len({game.sample(view, seed) for seed in range(20)}) > 10
    assert game.sample(view, 3) == game.sample(view, 3)
