"""The plain search against the slow Shift, which knows nothing of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from . import deal, shift_twin
from . import shift_search_twin as search

State = dict[str, Any]


def dealt(seed: int) -> tuple[State, str]:
    """A random board with an arrow barred or none, and a target: loose, fixed or a place."""
    rng = Random(seed)
    state = deal.deal_shift(rng, 1, {"colors": ["red"]})
    target = rng.choice([f"m{number}" for number in range(1, 25)] + ["c3", "g7"])
    if seed % 4 == 0 and state["spare"]["mark"]:
        target = state["spare"]["mark"]
    state["barred"] = rng.choice([None, *shift_twin.ARROWS])
    return state, target


def pushes_of(state: State) -> list[str]:
    return shift_twin.moves({**state, "phase": "shift"}, {})


def cell_of_target(state: State, target: str) -> str | None:
    """None while it is on the spare."""
    for cell in [column + row for column in shift_twin.COLUMNS for row in shift_twin.ROWS]:
        if target in (cell, shift_twin.tile_at(state, cell)["mark"]):
            return cell
    return None


def pushed(state: State, push: str) -> State:
    return shift_twin.play({**state, "phase": "shift"}, push, {})


def ways_in_one(state: State, target: str) -> list[tuple[str, str]]:
    found = []
    for push in pushes_of(state):
        after = pushed(state, push)
        cell = cell_of_target(after, target)
        if cell in shift_twin.reachable(after, after["pawns"]["red"]):
            found.append((push, cell))
    return sorted(found)


def ways_in_two(state: State, target: str) -> list[tuple[str, str]]:
    """Between the turns a pawn stands on every cell it may be on, named after that cell."""
    found: set[tuple[str, str]] = set()
    for first in pushes_of(state):
        middle = pushed(state, first)
        reached = shift_twin.reachable(middle, middle["pawns"]["red"])
        middle["pawns"] = {cell: cell for cell in reached}
        for second in pushes_of(middle):
            last = pushed(middle, second)
            cell = cell_of_target(last, target)
            winning = shift_twin.reachable(last, cell) if cell else []
            found.update((first, pawn) for pawn, at in last["pawns"].items() if at in winning)
    return sorted(found)


def turns_and_ways(state: State, target: str, depth: int) -> Any:
    board, spare, barred = state["board"], state["spare"], state["barred"]
    start = state["pawns"]["red"]
    quick = search.fewest_turns_quick(board, spare, start, target, barred, depth)
    turns, ways = search.fewest_turns(board, spare, start, target, barred, depth)
    assert turns == quick
    return turns, ways


@pytest.mark.parametrize("seed", range(20))
def test_s4_fewest_turns_and_all_first_turns(seed: int) -> None:
    state, target = dealt(seed)
    assert turns_and_ways(state, target, 0) == (None, [])
    one = ways_in_one(state, target)
    assert turns_and_ways(state, target, 1) == ((1, one) if one else (None, []))
    if not one:
        two = ways_in_two(state, target)
        assert turns_and_ways(state, target, 2) == ((2, two) if two else (None, []))


@pytest.mark.parametrize("seed", range(4))
def test_s4_a_place_stays_where_it_is_even_on_a_line(seed: int) -> None:
    state, _ = dealt(seed)
    one = ways_in_one(state, "b2")
    assert turns_and_ways(state, "b2", 1) == ((1, one) if one else (None, []))
    assert turns_and_ways(state, "b1", 1)[1] == ways_in_one(state, "b1")


def test_s8_steps_join_neighbours_only() -> None:
    for cell, around in enumerate(search.STEPS):
        names = sorted(search.cell_name(neighbour) for _, neighbour, _ in around)
        beyond = [shift_twin.beyond(search.cell_name(cell), side) for side in "NESW"]
        assert names == sorted(name for name in beyond if name)


@pytest.mark.parametrize("seed", [27, 29, 71])
def test_s4_three_turns_are_a_turn_and_then_two(seed: int) -> None:
    state, target = dealt(seed)
    assert turns_and_ways(state, target, 2) == (None, [])
    turns, ways = turns_and_ways(state, target, 3)
    assert turns == 3
    first_turns = [
        (push, cell)
        for push in pushes_of(state)
        for cell in shift_twin.moves(pushed(state, push), {})
    ]
    for way in Random(seed).sample(first_turns, 40) + ways[:5]:
        after = shift_twin.play(pushed(state, way[0]), way[1], {})
        assert (turns_and_ways(after, target, 2)[0] == 2) == (way in ways)
