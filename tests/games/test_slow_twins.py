"""Every game against its slow twin, which another hand wrote from the text of the rules alone.

300 games of each over all option sets, here one in seven. A window of each is compared, at every
position and after every move: of half the games the beginning, of the others what led to their end,
or to the move where they are broken off. Longer windows would only take longer.
"""

from typing import Any

import pytest

from app.core.game import Game, Json
from app.core.rng import Rng
from app.games.registry import game_named
from app.session.record import Start
from tests.data.samples import part_of
from tests.data.trials import trials_of
from tests.games.playout import GAME_IDS, Ply, played, seats_at_move, start_of

NUMBERS = part_of(300, 7)
LOTS = 6


def window(start: Start) -> list[Ply]:
    size = trials_of(start.game).window
    if start.seed // 2 % 2 == 0:
        return list(played(start, size))
    return list(played(start, trials_of(start.game).most_moves))[-size:]


def slow_moves(game: Game, state: Json, options: Json, seat: int) -> list[str]:
    twin = trials_of(game.ID).twin
    found: list[str] = (
        twin.moves(state, options, seat) if game.SIMULTANEOUS else twin.moves(state, options)
    )
    return found


def slow_play(game: Game, state: Json, move: str, options: Json, after: Json) -> Json:
    """What the dice show is no rule: the twin is told the roll that came."""
    roll = {"roll": after["roll"]} if game.SIMULTANEOUS else {}
    state_after: Json = trials_of(game.ID).twin.play(state, move, options, **roll)
    return state_after


@pytest.mark.parametrize("lot", range(LOTS))
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_the_game_and_its_slow_twin_agree(game_id: str, lot: int) -> None:
    game = game_named(game_id)
    for number in NUMBERS[lot::LOTS]:
        start = start_of(game_id, number)
        for ply in window(start):
            compare_moves(game, start, ply)
            compare_states(game, start, ply)


def compare_moves(game: Game, start: Start, ply: Ply) -> None:
    form = game.state_json(ply.before)
    for seat in seats_at_move(game, ply.before):
        listed = sorted(game.encode(move) for move in game.legal_moves(ply.before, seat))
        assert listed == slow_moves(game, form, start.options, seat), form


def compare_states(game: Game, start: Start, ply: Ply) -> None:
    before, after = game.state_json(ply.before), game.state_json(ply.step.state)
    move = game.encode(ply.move)
    assert after == slow_play(game, before, move, start.options, after), (move, before)


@pytest.mark.parametrize("number", range(12))
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_the_slow_twin_refuses_the_same(game_id: str, number: int) -> None:
    """Moves of one game tried in another, where most mean nothing."""
    game, start, rng = game_named(game_id), start_of(game_id, number), Rng(number)
    strangers = [ply.move for ply in played(start_of(game_id, number + 1), 80)]
    for ply in window(start)[::8]:
        form = game.state_json(ply.before)
        for move in [ply.move, *rng.shuffled(strangers)[:6]]:
            assert refuses(game, ply.before, move) == slowly_refuses(game, form, move, start)


def refuses(game: Game, state: Any, move: Any) -> bool:
    return game.refusal(state, move) is not None


def slowly_refuses(game: Game, form: Json, move: Any, start: Start) -> bool:
    text = trials_of(game.ID).listed(game.encode(move))
    is_refused: bool = trials_of(game.ID).twin.refuses(form, text, start.options)
    return is_refused
