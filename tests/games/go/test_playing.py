"""Whole games of Go played at random: they end, and listing, refusing and doing agree."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from app.core.game import Json, Outcome, Turn
from app.core.rng import Rng
from app.core.thinking import finished
from app.games import go
from app.games.go.board import placements
from app.games.go.moves import Claim, LayTile, LiftTile, Move
from app.games.go.rules import TABLE_MOVES
from app.games.go.solver import outlook
from app.games.go.state import Phase, State
from app.games.go.tiles import JOKER, TILES

PIECES = (*TILES, JOKER)
EVERY_MOVE: tuple[Move, ...] = (
    *TABLE_MOVES,
    *(LayTile(n, laid) for n in range(4) for tile in PIECES for laid in placements(tile)),
    *(LiftTile(n, tile) for n in range(4) for tile in PIECES),
    *(Claim(n, 0) for n in range(4)),
)
GAMES: list[tuple[int, Json]] = [
    (1, {}),
    (1, {"checked_claims": True}),
    (2, {}),
    (2, {"checked_claims": True, "relay": True}),
    (3, {}),
    (3, {"relay": True}),
    (4, {}),
    (4, {"checked_claims": True}),
]


def played(seats: int, options: Json, seed: int) -> Iterator[tuple[State, Move]]:
    """The states and moves of a game in which seats fumble or build what the solver says."""
    rng = Rng(seed)
    state = go.new_game(go.parsed_setup(seats, options), seed)
    while isinstance(status := go.status(state), Turn):
        seat = status.seats[rng.below(len(status.seats))]
        move = next_move(state, seat, rng)
        yield state, move
        state = go.apply(state, move).state
    assert isinstance(status, Outcome)
    assert status.winners
    assert list(go.legal_moves(state)) == []


def next_move(state: State, number: int, rng: Rng) -> Move:
    if state.phase is not Phase.BUILD or rng.below(8) == 0:
        listed = list(go.legal_moves(state, number))
        return listed[rng.below(len(listed))]
    seat = state.seats[number]
    advice = finished(outlook(state.roll, seat.laid, has_joker=seat.joker))
    if advice.is_solved:
        return Claim(number, rng.below(300_000))
    if advice.lift:
        return LiftTile(number, advice.lift[0].tile)
    return LayTile(number, advice.lay[0])


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_games_end_and_their_moves_and_states_have_forms(seats: int, options: Json) -> None:
    lengths = []
    for seed in range(6):
        moves = 0
        for state, move in played(seats, options, seed):
            moves += 1
            assert go.decode(go.encode(move)) == move
            assert go.seats_in(state) == seats
            again = go.state_from_json(go.state_json(state), options, state.seed)
            assert again == state
        lengths.append(moves)
    assert max(lengths) > 10


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_listed_moves_are_allowed_and_no_others(seats: int, options: Json) -> None:
    for number, (state, _) in enumerate(played(seats, options, seed=1)):
        if number % 9 == 0:
            listed = list(go.legal_moves(state))
            assert set(listed) == {move for move in EVERY_MOVE if not go.refusal(state, move)}
            assert len(set(listed)) == len(listed)
            by_seat = [list(go.legal_moves(state, seat)) for seat in range(seats)]
            assert {move for moves in by_seat for move in moves} == set(listed)


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_samples_look_like_the_game_to_the_seat(seats: int, options: Json) -> None:
    for number, (state, _) in enumerate(played(seats, options, seed=2)):
        if number % 9 == 0:
            for seat in range(seats):
                drawn = go.sample(go.observe(state, seat), number)
                assert go.observe(drawn, seat) == go.observe(state, seat)
                assert list(go.legal_moves(drawn, seat)) == list(go.legal_moves(state, seat))


def test_x2_the_same_seed_and_moves_give_the_same_game() -> None:
    first, second = (list(played(4, {}, seed=11)) for _ in range(2))
    assert first == second
    other = replace(first[0][0], seed=12)
    assert other != first[0][0]


def test_x2_the_rolls_of_a_seed_are_pinned() -> None:
    """A change here makes old saves into other games."""
    state = go.new_game(go.parsed_setup(1, {}), 7)
    rolls = [state.roll]
    for _ in range(3):
        for text in ("go", "0 claim 0", "next"):
            state = go.apply(state, go.decode(text)).state
        rolls.append(state.roll)
    assert rolls == [(4, 7, 13, 22), (5, 10, 17, 19), (6, 12, 14, 23), (1, 11, 13, 19)]
