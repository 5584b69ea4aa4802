"""Bots of every game: legal moves at every level, from what their seat sees and nothing else."""

import pytest

from app.bots.levels import Level, chosen_move, player_of
from app.core.game import Game, Outcome
from app.core.thinking import finished
from app.games.registry import games
from tests.data.samples import part_of
from tests.games.playout import GAME_IDS, Ply, plies, seats_at_move

NUMBERS = part_of(24, 3)
EVERY = 9

every_level = pytest.mark.parametrize("level", Level)
every_game = pytest.mark.parametrize("game", games(), ids=GAME_IDS)


def turns(game: Game, number: int) -> list[tuple[Ply, int]]:
    """Some positions of a game, each with every seat that may act in it."""
    found = []
    for ply in plies(game.ID, number)[number % EVERY :: EVERY]:
        found += [(ply, seat) for seat in seats_at_move(game, ply.before)]
    return found


def test_every_game_has_a_player() -> None:
    assert all(map(player_of, GAME_IDS))


@every_level
@pytest.mark.parametrize("number", NUMBERS)
@every_game
def test_a_bot_only_makes_moves_that_are_allowed(game: Game, number: int, level: Level) -> None:
    for ply, seat in turns(game, number):
        move = finished(chosen_move(game.ID, game.observe(ply.before, seat), level, number))
        assert game.refusal(ply.before, move) is None
        assert move in set(game.legal_moves(ply.before, seat))


@every_level
@every_game
def test_a_bot_thinks_the_same_twice(game: Game, level: Level) -> None:
    for ply, seat in turns(game, 1)[:6]:
        view = game.observe(ply.before, seat)
        moves = [finished(chosen_move(game.ID, view, level, 5)) for _ in range(2)]
        assert moves[0] == moves[1]


@every_level
@every_game
def test_a_bot_cannot_see_what_its_seat_does_not(game: Game, level: Level) -> None:
    """Among states that look the same to its seat it makes the same move."""
    for number in range(8):
        for ply, seat in turns(game, number)[:4]:
            view = game.observe(ply.before, seat)
            twin = game.observe(game.sample(view, 77), seat)
            chosen = [finished(chosen_move(game.ID, v, level, 3)) for v in (view, twin)]
            assert chosen[0] == chosen[1]


@pytest.mark.parametrize("number", [3, 9, 20])
def test_in_shift_a_far_sighted_bot_needs_fewer_turns(number: int) -> None:
    """Alone with its cards, so that nobody else's luck comes between."""
    game = games()[GAME_IDS.index("shift")]
    needed = {level: moves_alone(game, number, level) for level in (Level.EASY, Level.HARD)}
    assert needed[Level.HARD] <= needed[Level.EASY]


def moves_alone(game: Game, seed: int, level: Level) -> int:
    state = game.new_game(game.parsed_setup(1, {"cards": 6}), seed)
    for moves in range(2000):
        if isinstance(game.status(state), Outcome):
            return moves
        view = game.observe(state, 0)
        state = game.apply(state, finished(chosen_move("shift", view, level, moves))).state
    pytest.fail("it never ends")
