"""X4: what a seat may not know reaches it in no way, in every registered game.

A twin of a state differs from it in the secrets of a seat and in nothing else. Whatever the seat
is shown must not tell the two apart.
"""

from collections.abc import Callable
from itertools import zip_longest
from typing import Any

import pytest

from app.core.game import Game, Json, Step
from app.core.rng import Rng
from app.games.registry import games
from app.session.record import Start
from tests.data.samples import part_of
from tests.data.trials import trials_of
from tests.games.playout import GAME_IDS, plies, seats_at_move, start_of

NUMBERS = part_of(24, 3)
SAMPLES = 4
STEPS = 6

every_game = pytest.mark.parametrize("game", games(), ids=GAME_IDS)
every_playout = pytest.mark.parametrize(
    ("game", "number"),
    [(game, number) for game in games() for number in NUMBERS],
    ids=lambda value: value if isinstance(value, int) else value.ID,
)


@every_playout
def test_a_sample_looks_the_same_and_allows_the_same(game: Game, number: int) -> None:
    for ply in plies(game.ID, number)[::6]:
        at_move = seats_at_move(game, ply.before)
        for seat in range(start_of(game.ID, number).seats):
            view = game.observe(ply.before, seat)
            for seed in range(SAMPLES):
                twin = game.sample(view, seed)
                assert game.observe(twin, seat) == view
                if seat in at_move:
                    assert moves_of(game, twin, seat) == moves_of(game, ply.before, seat)


def moves_of(game: Game, state: Any, seat: int) -> list[Any]:
    return list(game.legal_moves(state, seat))


def sampled(game: Game, start: Start, state: Any, seat: int, rng: Rng) -> Any:
    return game.sample(game.observe(state, seat), rng.word())


def dealt_anew(game: Game, start: Start, state: Any, seat: int, rng: Rng) -> Any:
    """By the text of the rules, for what `observe` shows by mistake is in every sample, too."""
    form = trials_of(game.ID).disguised(game.state_json(state), start.options, seat, rng)
    return game.state_from_json(form, start.options, rng.word())


def _tells(start: Start, event: dict[str, Any], seat: int) -> bool:
    return trials_of(start.game).tells(event, event.get("seat") == seat, start.options)


@pytest.mark.parametrize("twin_of", [sampled, dealt_anew])
@every_playout
def test_twins_cannot_be_told_apart_before_a_secret_comes_out(
    game: Game, number: int, twin_of: Callable[..., Any]
) -> None:
    start, rng = start_of(game.ID, number), Rng(number)
    trail = plies(game.ID, number)
    for first in range(0, len(trail), max(4, len(trail) // 25)):
        for seat in range(start.seats):
            state = trail[first].before
            twin = twin_of(game, start, state, seat, rng)
            assert game.observe(twin, seat) == game.observe(state, seat)
            for ply in trail[first : first + STEPS]:
                if game.refusal(twin, ply.move) is not None:
                    break
                step = game.apply(twin, ply.move)
                if has_told(game, start, (ply.step, step), seat):
                    break
                twin = step.state


def has_told(game: Game, start: Start, steps: tuple[Step, Step], seat: int) -> bool:
    """Whether a secret came out, the only reason why the seat may see two different things."""
    one, other = (seen(game, step, seat) for step in steps)
    if one != other:
        differing = next(pair for pair in zip_longest(one, other) if pair[0] != pair[1])
        assert any(_tells(start, event, seat) for event in differing if event), differing
    elif not any(trials_of(start.game).opens(event, start.options) for event in one):
        views = [game.observe(step.state, seat) for step in steps]
        assert views[0] == views[1]
        assert moves_of(game, steps[0].state, seat) == moves_of(game, steps[1].state, seat)
        return False
    assert any(step.reveals for step in steps)
    return True


def seen(game: Game, step: Step, seat: int) -> list[Json]:
    views = (game.see(event, seat) for event in step.events)
    return [game.event_json(view) for view in views if view is not None]


@every_game
def test_samples_and_deals_draw_what_is_hidden_anew(game: Game) -> None:
    """Otherwise the tests above would compare a state with itself."""
    start, state = start_of(game.ID, 0), plies(game.ID, 0)[0].before
    for twin_of in (sampled, dealt_anew):
        twins = {twin_of(game, start, state, 0, Rng(seed)) for seed in range(20)}
        assert len(twins) > 10
    view = game.observe(state, 0)
    assert game.sample(view, 3) == game.sample(view, 3)
