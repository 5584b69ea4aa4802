"""Options and the deal of Connect (C2, X1, X2)."""

from typing import Any

import pytest

from app.core.errors import BadRequest
from app.core.game import Turn
from app.core.rng import Rng
from app.games import connect
from app.games.connect.state import State
from app.games.connect.table import cell_text, forms_on, has_join
from app.games.connect.tiles import TILES


def dealt(seats: int, seed: int, **options: Any) -> State:
    state: State = connect.new_game(connect.parsed_setup(seats, options), seed)
    return state


@pytest.mark.parametrize("seats", range(1, 7))
def test_c2_four_tiles_in_a_square_two_in_each_hand_the_rest_in_the_pile(seats: int) -> None:
    state = dealt(seats, 7)
    assert [cell_text(laid.cell) for laid in state.table] == ["x0y0", "x1y0", "x0y1", "x1y1"]
    assert [len(hand) for hand in state.hands] == [2] * seats
    assert len(state.pile) == 46 - 2 * seats
    hidden = [tile for tiles in (*state.hands, state.pile) for tile in tiles]
    assert sorted(hidden + [laid.tile for laid in state.table]) == list(TILES)


def test_c2_some_path_always_joins() -> None:
    assert all(has_join(forms_on(dealt(2, seed).table)) for seed in range(300))


def test_c2_the_same_four_tiles_are_relaid() -> None:
    for seed in range(300):
        tiles = tuple(laid.tile for laid in dealt(2, seed).table)
        assert tiles == tuple(Rng(seed).shuffled(TILES)[:4])


def test_c2_tiles_and_turns_are_random() -> None:
    tables = [dealt(2, seed).table for seed in range(300)]
    assert {laid.turn for table in tables for laid in table} == {0, 1, 2, 3}
    assert {laid.tile for table in tables for laid in table} == set(TILES)


def test_x1_the_first_seat_is_drawn_or_chosen() -> None:
    assert {dealt(3, seed).turn for seed in range(40)} == {0, 1, 2}
    assert {dealt(3, seed, first=1).turn for seed in range(40)} == {1}
    assert connect.status(dealt(3, 1, first=1)) == Turn((1,), "lay")


def test_x2_a_seed_gives_one_game() -> None:
    assert dealt(4, 7) == dealt(4, 7)
    state = dealt(2, 7)
    assert [(laid.tile, laid.turn) for laid in state.table] == [(24, 0), (17, 2), (50, 2), (30, 2)]
    assert state.hands == ((15, 12), (20, 28))
    assert (state.pile[:4], state.turn) == ((41, 40, 10, 49), 0)


def test_t2_missing_options_get_their_default() -> None:
    setup = connect.parsed_setup(2, {})
    assert connect.options_of(setup) == {"one_kind": False, "open_hands": False, "first": None}


def test_t2_options_come_back_as_given() -> None:
    options = {"one_kind": True, "open_hands": True, "first": 4}
    setup = connect.parsed_setup(5, options)
    assert connect.options_of(setup) == options
    assert connect.parsed_setup(5, connect.options_of(setup)) == setup


@pytest.mark.parametrize("seats", [0, 7, -1])
def test_t2_one_to_six_seats(seats: int) -> None:
    with pytest.raises(BadRequest, match="bad_seats"):
        connect.parsed_setup(seats, {})


@pytest.mark.parametrize(
    "options",
    [{"first": 2}, {"first": True}, {"one_kind": 1}, {"open_hands": "no"}, {"cards": 3}],
)
def test_t2_bad_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadRequest, match="bad_options"):
        connect.parsed_setup(2, options)
