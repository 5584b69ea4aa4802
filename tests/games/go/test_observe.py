"""What a seat may know: the seed never, and in relay no other board before scoring (G11, X4)."""

from dataclasses import fields, is_dataclass, replace

import pytest

from app.core.game import Json
from app.core.rng import Rng
from app.games import go
from app.games.go.board import is_solved
from app.games.go.state import State
from tests.games.go.boards import ROLL, SOLVED, UNSOLVED, after, moves, seat, state, step

RELAY: Json = {"relay": True}


def values_in(thing: object) -> list[object]:
    """Every plain value inside dataclasses and tuples."""
    if isinstance(thing, tuple):
        return [value for item in thing for value in values_in(item)]
    if is_dataclass(thing):
        return [value for field in fields(thing) for value in values_in(getattr(thing, field.name))]
    return [thing]


def relay(*boards: str, claims: tuple[int | None, ...] = (), **options: bool) -> State:
    taken = claims or (None,) * len(boards)
    seats = [seat(laid, claimed=claim) for laid, claim in zip(boards, taken, strict=True)]
    return state(*seats, options=RELAY | options)


def test_x4_the_seed_of_the_rolls_to_come_is_in_no_view() -> None:
    seed = 0x1234_5678_9ABC_DEF0
    before = state(seat(SOLVED), seat(), seed=seed)
    assert seed in values_in(before)
    for number in range(2):
        assert seed not in values_in(go.observe(before, number))
        assert go.observe(before, number) == go.observe(replace(before, seed=1), number)


def test_g11_face_to_face_all_see_all_boards() -> None:
    before = state(seat(SOLVED), seat(UNSOLVED))
    assert go.view_json(go.observe(before, 0)) == go.state_json(before) | {"seat": 0}
    event = step(before, "1 lift 1").events[0]
    assert go.see(event, 0) == event


def test_g11_in_relay_a_seat_sees_only_its_own_board_until_the_round_is_scored() -> None:
    boards = (SOLVED, UNSOLVED, "")
    before = relay(*boards)
    for number in range(3):
        twin = relay(*(board if n == number else "5a e a1" for n, board in enumerate(boards)))
        assert go.observe(before, number) == go.observe(twin, number)
        shown = go.view_json(go.observe(before, number))["seats"]
        assert [each["laid"] is None for each in shown] == [n != number for n in range(3)]
    scored = after(before, "0 claim 1", "1 claim 1")
    assert go.view_json(go.observe(scored, 2)) == go.state_json(scored) | {"seat": 2}


def test_g11_in_relay_nobody_learns_of_anothers_tiles() -> None:
    laid = step(relay("", "", ""), "1 lay 3b e c2")
    lifted = step(laid.state, "1 lift 3")
    for event in (*laid.events, *lifted.events):
        assert go.see(event, 1) == event
        assert go.see(event, 0) is None
        assert go.see(event, 2) is None


def test_g11_in_relay_the_claim_that_ends_the_round_brings_the_boards_out() -> None:
    first = step(relay(SOLVED, UNSOLVED, ""), "0 claim 1")
    last = step(first.state, "2 claim 1")
    assert (first.reveals, last.reveals) == (False, True)
    assert all(go.see(event, 1) == event for event in (*first.events, *last.events))
    assert not step(state(seat(), seat()), "0 claim 1").reveals


def test_g11_relay_changes_no_rule() -> None:
    texts = ["go", "0 lay 2a w c4", "1 lay 3b e a1", "1 lift 3", "2 claim 5", "0 claim 6", "next"]
    plain, hidden = (
        go.new_game(go.parsed_setup(3, {"relay": is_relay}), 3) for is_relay in (False, True)
    )
    for text in texts:
        assert moves(plain) == moves(hidden)
        plain, hidden = after(plain, text), after(hidden, text)
        assert go.state_json(plain) == go.state_json(hidden)


@pytest.mark.parametrize("checked", [False, True])
def test_x4_samples_have_the_same_view_and_the_same_moves(checked: bool) -> None:
    before = relay(SOLVED, "5a e a1", SOLVED, "", claims=(6, None, 4, None), checked_claims=checked)
    for number in range(4):
        view = go.observe(before, number)
        for seed in range(10):
            drawn = go.sample(view, seed)
            assert go.observe(drawn, number) == view
            assert moves(drawn, number) == moves(before, number)
            again = go.state_from_json(go.state_json(drawn), go.options_of(drawn.setup), 0)
            assert replace(again, seed=drawn.seed) == drawn


@pytest.mark.parametrize("checked", [False, True])
def test_x4_a_sample_differs_in_what_the_seat_does_not_know(checked: bool) -> None:
    view = go.observe(relay(SOLVED, "", checked_claims=checked), 0)
    drawn = [go.sample(view, seed) for seed in range(20)]
    assert len({sample.seed for sample in drawn}) == 20
    assert len({sample.seats[1].laid for sample in drawn}) > 10
    assert {len(sample.seats[1].laid) for sample in drawn} > {0, 1, 2}
    assert drawn[0] == go.sample(view, 0)


def test_g5_a_checked_claim_is_solved_in_every_sample() -> None:
    before = relay(SOLVED, "", "", claims=(4, None, None), checked_claims=True)
    view = go.observe(before, 1)
    assert all(is_solved(ROLL, go.sample(view, seed).seats[0].laid) for seed in range(5))


def test_x4_all_pieces_fit_in_every_sample() -> None:
    seats = (seat(), seat(joker=True), seat())
    view = go.observe(state(*seats, round=2, options=RELAY), 0)
    rng = Rng(1)
    most = max(len(go.sample(view, rng.word()).seats[1].laid) for _ in range(60))
    assert most == 6
