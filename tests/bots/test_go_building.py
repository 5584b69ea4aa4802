"""What a bot of Go does on a roll: at human speeds, from what its seat may know, in legal moves."""

from statistics import median

import pytest

from app.bots.go_building import Act, building
from app.bots.levels import STRENGTH
from app.core.thinking import finished
from app.games import go
from app.games.go.board import is_solved
from app.games.go.moves import Claim, LayTile, LiftTile, StartBuilding
from app.games.go.state import State

SEEDS = range(40)


def begun(seed: int, seats: int = 2, **options: bool) -> State:
    state: State = go.new_game(go.parsed_setup(seats, options), seed)
    return state


def acts(state: State, strength: int, seed: int, seat: int = 1) -> tuple[Act, ...]:
    return finished(building(go.observe(state, seat), strength, seed))


@pytest.mark.parametrize("strength", STRENGTH.values())
def test_every_move_is_legal_and_comes_after_the_one_before(strength: int) -> None:
    for seed in SEEDS:
        state: State = go.apply(begun(seed), StartBuilding()).state
        found = acts(state, strength, seed)
        times = [act.at for act in found]
        assert times == sorted(times)
        assert times[0] >= 1000
        for act in found[:-1]:
            assert isinstance(act.move, LayTile | LiftTile)
            state = go.apply(state, act.move).state
        assert found[-1].move == Claim(1, found[-1].at)


def test_the_stronger_are_quicker() -> None:
    whole = [
        median(acts(begun(seed), strength, seed)[-1].at for seed in SEEDS)
        for strength in STRENGTH.values()
    ]
    assert whole == sorted(whole, reverse=True)
    assert 60_000 < whole[0] < 180_000
    assert 15_000 < whole[-1] < 40_000


def board_of(state: State, found: tuple[Act, ...]) -> State:
    state = go.apply(state, StartBuilding()).state
    for act in found[:-1]:
        state = go.apply(state, act.move).state
    return state


def wrong_claims(**options: bool) -> int:
    boards = [
        board_of(begun(seed, **options), acts(begun(seed, **options), 1, seed)) for seed in SEEDS
    ]
    return sum(not is_solved(state.roll, state.seats[1].laid) for state in boards)


def test_g5_the_weakest_claims_wrongly_now_and_then_but_never_where_claims_are_checked() -> None:
    assert 0 < wrong_claims() < len(SEEDS) / 2
    assert wrong_claims(checked_claims=True) == 0


def test_g10_alone_only_what_is_solved_is_claimed() -> None:
    for seed in SEEDS:
        state = begun(seed, seats=1)
        found = acts(state, 1, seed, seat=0)
        built = board_of(state, found)
        assert is_solved(built.roll, built.seats[0].laid)


def test_two_worlds_that_look_the_same_to_a_seat_are_built_the_same() -> None:
    """X4: rolls to come and hidden boards are drawn anew, and change nothing."""
    for seed in SEEDS:
        state: State = go.apply(begun(seed, seats=3, relay=True), StartBuilding()).state
        other = go.sample(go.observe(state, 1), 1000 + seed)
        assert other.seed != state.seed
        for strength in STRENGTH.values():
            assert acts(state, strength, seed) == acts(other, strength, seed)


def test_what_lies_already_changes_nothing_so_a_bot_goes_on_after_the_app_was_away() -> None:
    state: State = go.apply(begun(3), StartBuilding()).state
    found = acts(state, 2, 9)
    later = go.apply(state, found[0].move).state
    assert acts(later, 2, 9) == found
