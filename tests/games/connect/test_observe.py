"""What a seat of Connect may know (C2, X4)."""

from typing import Any

import pytest

from app.core.rng import Rng
from app.games import connect
from app.games.connect.events import TileDrawn, TurnPassed
from app.games.connect.state import State


def states(seed: int, seats: int, **options: Any) -> list[State]:
    """A random game, move by move."""
    rng = Rng(seed)
    found = [connect.new_game(connect.parsed_setup(seats, options), seed)]
    while moves := list(connect.legal_moves(found[-1])):
        found.append(connect.apply(found[-1], moves[rng.below(len(moves))]).state)
    return found


def test_c2_others_hands_and_the_pile_are_hidden() -> None:
    state = states(1, 3)[0]
    view = connect.view_json(connect.observe(state, 1))
    assert view["hands"] == [None, list(state.hands[1]), None]
    assert (view["held"], view["left"]) == ([2, 2, 2], 40)
    assert "pile" not in view


def test_c2_option_open_hands() -> None:
    state = states(1, 3, open_hands=True)[0]
    view = connect.view_json(connect.observe(state, 1))
    assert view["hands"] == [list(hand) for hand in state.hands]
    assert "pile" not in view


def test_what_lies_open_is_in_every_view() -> None:
    for state in states(2, 2):
        view, whole = connect.view_json(connect.observe(state, 1)), connect.state_json(state)
        for key in ("game", "table", "taken", "turn", "phase", "laid", "winners"):
            assert view[key] == whole[key]


@pytest.mark.parametrize("open_hands", [True, False])
@pytest.mark.parametrize("seats", [1, 2, 6])
def test_x4_a_sample_looks_the_same_and_allows_the_same_moves(seats: int, open_hands: bool) -> None:
    for state in states(3, seats, open_hands=open_hands)[::7]:
        for seat in range(seats):
            seen = connect.observe(state, seat)
            drawn = connect.sample(seen, 99)
            assert connect.observe(drawn, seat) == seen
            connect.state_from_json(connect.state_json(drawn), {}, 0)
            if seat == state.turn:
                assert list(connect.legal_moves(drawn)) == list(connect.legal_moves(state))


def test_x4_a_sample_deals_what_is_hidden_anew() -> None:
    state = states(4, 3)[0]
    samples = [connect.sample(connect.observe(state, 0), seed) for seed in range(30)]
    assert {sample.hands[0] for sample in samples} == {state.hands[0]}
    assert len({sample.hands[1] for sample in samples}) > 20
    assert len({sample.pile for sample in samples}) == 30


def test_x4_the_pile_is_shuffled_also_where_hands_are_open() -> None:
    state = states(4, 2, open_hands=True)[0]
    sample = connect.sample(connect.observe(state, 0), 1)
    assert sample.hands == state.hands
    assert sample.pile != state.pile
    assert sorted(sample.pile) == sorted(state.pile)


def test_x4_only_its_owner_sees_the_tile_it_draws() -> None:
    drawn = TileDrawn(1, 17, 30, is_open=False)
    assert connect.see(drawn, 1) == drawn
    assert connect.see(drawn, 0) == TileDrawn(1, 0, 30, is_open=False)
    assert connect.event_json(connect.see(drawn, 0))["tile"] is None


def test_x4_with_open_hands_all_see_it() -> None:
    drawn = TileDrawn(1, 17, 30, is_open=True)
    assert connect.see(drawn, 0) == drawn


def test_other_events_are_seen_as_they_are() -> None:
    assert connect.see(TurnPassed(1), 0) == TurnPassed(1)
