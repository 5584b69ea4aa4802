"""The exact search: equal to a naive twin, and right by the rules."""

import pytest

from app.core.rng import Rng
from app.games import shift
from app.games.shift.maze import cell_text, target_at
from app.games.shift.moves import WalkTo
from app.games.shift.state import State
from tests.data.samples import part_of
from tests.games.shift.questions import Way, answer, question, ways_of
from tests.twins import shift_search_twin

BOARDS, PARTS = part_of(2000, 7), 10


def twin_answer(state: State, target: str, depth: int) -> tuple[int | None, list[Way]]:
    form = shift.state_json(state)
    return shift_search_twin.fewest_turns(
        form["board"], form["spare"], cell_text(state.pawns[0]), target, form["barred"], depth
    )


@pytest.mark.parametrize("part", range(PARTS))
def test_s4_turns_and_all_first_turns_are_those_of_the_naive_twin(part: int) -> None:
    """2,000 boards in all, here one in seven; one in fifty takes three turns."""
    for seed in BOARDS[part::PARTS]:
        state, target = question(seed)
        turns, ways = twin_answer(state, target, 3)
        found = answer(state, target, 3)
        assert (found and found.turns) == turns
        assert (ways_of(found) if found else []) == ways
        some = answer(state, target, 3, any_way=True)
        assert (some.turns if some else None) == turns
        assert not some or set() < set(ways_of(some)) <= set(ways)


DEEP = {37: 3, 44: 3, 55: 3, 109: 3, 184: 3, 34759: 4, 51075: 4}
"""Questions of the kind above that take three turns or four."""


def turns_after(state: State, way: Way, target: str, depth: int) -> int | None:
    """The turns still needed after a first turn, within the depth."""
    shifted = shift.apply(state, shift.decode(way[0])).state
    walked = shift.apply(shifted, shift.decode(way[1])).state
    found = answer(walked, target, depth)
    return found.turns if found else None


def all_ways(state: State) -> list[Way]:
    """Every first turn there is, by the rules."""
    return [
        (shift.encode(push), shift.encode(walk))
        for push in shift.legal_moves(state)
        for walk in shift.legal_moves(shift.apply(state, push).state)
    ]


@pytest.mark.parametrize("seed", [*range(40), *DEEP])
def test_s4_by_the_rules_the_target_is_nearer_after_a_good_first_turn_only(seed: int) -> None:
    state, target = question(seed)
    found = answer(state, target, 4)
    assert found is not None
    assert found.turns == DEEP.get(seed, found.turns)
    if found.turns == 1:
        return
    ways = set(ways_of(found))
    others = [way for way in all_ways(state) if way not in ways]
    for way in sorted(ways)[:30]:
        assert turns_after(state, way, target, found.turns) == found.turns - 1
    for way in Rng(seed).shuffled(others)[:30]:
        assert turns_after(state, way, target, found.turns - 1) is None


@pytest.mark.parametrize("seed", range(60))
def test_s4_by_the_rules_one_turn_is_a_shift_and_a_walk_onto_the_target(seed: int) -> None:
    state, target = question(seed)
    ways = [
        (shift.encode(push), shift.encode(walk))
        for push in shift.legal_moves(state)
        for after in [shift.apply(state, push).state]
        for walk in shift.legal_moves(after)
        if isinstance(walk, WalkTo)
        and target in (cell_text(walk.cell), f"m{target_at(after.maze, walk.cell)}")
    ]
    found = answer(state, target, 1)
    assert (ways_of(found) if found else []) == sorted(ways)
