"""The slow Connect against situations made by hand, a test for each rule that shows.

Tiles used, as printed: 1 a crossing with a turtle, 3 one with a panda, 5 one with penguin
and cat, 11 a tee (ESW) with a turtle, 25 twin bends NE snail and SW turtle, 33 a bridge
NS butterfly over EW turtle, 47 a straight NS with a turtle, 49 one with a panda.
"""

from __future__ import annotations

import copy
from collections import Counter
from random import Random
from typing import Any

import pytest

from . import connect_twin as connect
from . import deal

State = dict[str, Any]


def state_of(table: list[str], hands: list[list[int]], **changes: Any) -> State:
    """Tiles as "tile turn cell"; the first seat is to lay."""
    tiles = []
    for text in table:
        tile, turn, at = text.split()
        tiles.append({"tile": int(tile), "turn": int(turn), "at": at})
    state: State = {
        "game": "connect",
        "table": tiles,
        "hands": hands,
        "pile": [],
        "taken": [[] for _ in hands],
        "turn": 0,
        "phase": "lay",
        "laid": None,
        "winners": [],
    }
    state.update(changes)
    return state


def takes_after(state: State, lay: str, options: dict[str, Any] | None = None) -> list[str]:
    assert not connect.refuses(state, lay, {})
    return connect.moves(connect.play(state, lay, {}), options or {})


def test_c1_fifty_tiles_of_twelve_kinds() -> None:
    assert sorted(connect.PRINTED) == list(range(1, 51))
    creatures = Counter(
        creature
        for paths in connect.PRINTED.values()
        for path in paths
        for creature in path["creatures"]
    )
    assert sorted(creatures) == sorted(connect.COMPONENTS["creatures"])
    for paths in connect.PRINTED.values():
        sides = connect.open_sides(paths)
        assert len(sides) == len(set(sides))


@pytest.mark.parametrize("seats", range(1, 7))
def test_c2_the_square_has_a_join_and_hands_have_two(seats: int) -> None:
    for seed in range(30):
        state = deal.deal_connect(Random(seed), seats, {})
        table = connect.table_of(state)
        assert list(table) == [(0, 0), (1, 0), (0, 1), (1, 1)]
        assert any(connect.meets_path(table, cell, table[cell]) for cell in table)
        assert [len(hand) for hand in state["hands"]] == [2] * seats
        assert len(state["pile"]) == 46 - 2 * seats


def test_c3_an_open_side_meets_an_open_side() -> None:
    state = state_of(["47 0 x0y0"], [[49], [1]])  # open north and south only
    assert connect.moves(state, {}) == ["lay 49 0 x0y-1", "lay 49 0 x0y1"]


def test_c3_elsewhere_path_may_meet_wall() -> None:
    # At x1y1 the tee joins x1y0 northwards; x0y1 turns a wall to its open side.
    state = state_of(["47 0 x1y0", "47 0 x0y0", "49 0 x0y1"], [[11], [1]])
    lays = [move for move in connect.moves(state, {}) if move.endswith("x1y1")]
    assert lays == ["lay 11 1 x1y1", "lay 11 2 x1y1", "lay 11 3 x1y1"]


def test_c3_turns_are_clockwise_and_y_grows_downwards() -> None:
    # A tee, printed open E S W, turned once is open S W N, so it joins a way to its west.
    state = state_of(["47 1 x0y0"], [[11], [1]])
    lays = [move for move in connect.moves(state, {}) if move.endswith("x1y0")]
    assert lays == ["lay 11 0 x1y0", "lay 11 1 x1y0", "lay 11 2 x1y0"]
    state = state_of(["47 0 x0y0"], [[11], [1]])
    lays = [move for move in connect.moves(state, {}) if move.endswith("x0y-1")]
    assert lays == ["lay 11 0 x0y-1", "lay 11 1 x0y-1", "lay 11 3 x0y-1"]


@pytest.mark.parametrize(
    ("tile", "turns"),
    [
        (1, [0]),
        (5, [0]),
        (11, [0, 1, 2, 3]),
        (25, [0, 1, 2, 3]),
        (33, [0, 1]),
        (39, [0, 1, 2, 3]),
        (47, [0, 1]),
    ],
)
def test_c3_turns_that_look_alike_count_once(tile: int, turns: list[int]) -> None:
    assert connect.distinct_turns(tile) == turns


def test_c3_only_own_tiles_are_laid() -> None:
    state = state_of(["1 0 x0y0"], [[2], [3]], turn=1)
    assert {move.split()[1] for move in connect.moves(state, {})} == {"3"}


def closed_ring() -> State:
    """Four bends whose openings all meet each other: nothing can be joined to them."""
    table = ["39 1 x0y0", "40 2 x1y0", "41 0 x0y1", "42 3 x1y1"]
    return state_of(table, [[49, 50], [1, 2]], pile=[3])


def test_c4_a_closed_ring_takes_any_tile_edge_to_edge_and_nothing_is_collected() -> None:
    state = closed_ring()
    lays = connect.moves(state, {})
    # Two straights, two turns each that look different, on the eight cells around the ring.
    assert len(lays) == 2 * 2 * 8
    assert "lay 49 0 x-1y0" in lays
    assert connect.refuses(state, "lay 49 0 x-1y-1", {})
    assert takes_after(state, "lay 49 0 x-1y0") == ["take -"]


def test_c4_counts_only_when_no_tile_of_the_hand_can_join() -> None:
    state = closed_ring()
    state["table"].append({"tile": 48, "turn": 0, "at": "x0y-1"})
    lays = connect.moves(state, {})
    assert lays == ["lay 49 0 x0y-2", "lay 50 0 x0y-2"]


def test_c5_past_other_creatures_at_any_length() -> None:
    state = state_of(["11 0 x0y0", "3 0 x1y0", "5 0 x2y0"], [[1], [2]])
    # turtle - panda - penguin and cat - the laid turtle.
    assert takes_after(state, "lay 1 0 x3y0") == ["take -", "take x0y0"]


def test_c5_an_unjoined_creature_does_not_match() -> None:
    state = state_of(["11 0 x0y0", "49 0 x1y0", "3 0 x2y0"], [[1], [2]])
    assert takes_after(state, "lay 1 0 x3y0") == ["take -"]


def test_c5_a_bridge_keeps_its_paths_apart() -> None:
    # Tile 33's turtle is on its east-west path, its butterfly on the other.
    state = state_of(["33 0 x0y0"], [[1], [2]])
    assert takes_after(state, "lay 1 0 x1y0") == ["take -", "take x0y0"]
    assert takes_after(state, "lay 1 0 x0y1") == ["take -"]


def test_c5_each_path_of_the_laid_tile_matches_its_own_creatures_only() -> None:
    # Twin bends: snail on NE, turtle on SW. Eastwards stands a turtle: only a half turn
    # or a turn to the left brings the turtle's path there.
    state = state_of(["47 1 x1y0"], [[25], [2]])
    assert takes_after(state, "lay 25 0 x0y0") == ["take -"]
    assert takes_after(state, "lay 25 1 x0y0") == ["take -"]
    assert takes_after(state, "lay 25 2 x0y0") == ["take -", "take x1y0"]
    assert takes_after(state, "lay 25 3 x0y0") == ["take -", "take x1y0"]


def test_c5_its_path_may_come_back_through_the_laid_tile() -> None:
    # The snail's way leaves tile 25 eastwards, comes round and runs on through its other
    # path to the west, where a snail stands; the laid tile itself never matches.
    table = ["50 1 x-1y0", "39 2 x1y0", "40 3 x1y1", "41 0 x0y1"]
    state = state_of(table, [[25], [2]])
    assert takes_after(state, "lay 25 0 x0y0") == ["take -", "take x-1y0"]


def test_c5_all_creatures_count_or_one_kind() -> None:
    # Tile 5 brings penguin and cat; penguins to the west, a cat to the east.
    state = state_of(["14 0 x-1y0", "44 0 x-2y0", "17 0 x1y0"], [[5], [2]])
    all_kinds = takes_after(state, "lay 5 0 x0y0")
    one_kind = takes_after(state, "lay 5 0 x0y0", {"one_kind": True})
    assert "take x-1y0 x1y0" not in one_kind
    assert set(one_kind) == {"take -", "take x1y0", "take x-2y0", "take x-2y0 x-1y0"}
    assert set(all_kinds) == {*one_kind, "take x-2y0 x1y0", "take x-2y0 x-1y0 x1y0"}


def test_c6_what_remains_hangs_together_edge_to_edge() -> None:
    # Panda, rabbit, two turtles in a row; without a turtle the laid one would stand apart.
    row = ["3 0 x0y0", "2 0 x1y0", "1 0 x2y0", "11 0 x3y0"]
    assert takes_after(state_of(row, [[47], [2]]), "lay 47 1 x4y0") == ["take -"]


def test_c6_a_corner_does_not_hold() -> None:
    # x0y0 - x1y0 - x1y1: without x1y0 the others touch at a corner only.
    state = state_of(["3 0 x0y0", "1 0 x1y0"], [[11], [2]])
    assert takes_after(state, "lay 11 1 x1y1") == ["take -"]
    ring = state_of(["3 0 x0y0", "1 0 x1y0", "2 0 x0y1"], [[11], [2]])
    assert takes_after(ring, "lay 11 1 x1y1") == ["take -", "take x1y0"]


def test_c6_the_whole_set_is_judged_at_once() -> None:
    # Taking x1y0 alone would leave x2y0 hanging; with x2y0 it is allowed.
    state = state_of(["11 0 x2y0", "1 0 x1y0"], [[47], [2]])
    assert takes_after(state, "lay 47 1 x0y0") == ["take -", "take x1y0 x2y0", "take x2y0"]


def test_c6_taken_tiles_are_points_and_the_laid_one_stays() -> None:
    state = state_of(["11 0 x2y0", "1 0 x1y0", "3 0 x0y1"], [[47], [2]], taken=[[9], [8]])
    state = connect.play(state, "lay 47 1 x0y0", {})
    assert (state["phase"], state["turn"], state["laid"]) == ("take", 0, "x0y0")
    after = connect.play(state, "take x1y0 x2y0", {})
    assert after["taken"] == [[9, 1, 11], [8]]
    assert after["table"] == [
        {"tile": 3, "turn": 0, "at": "x0y1"},
        {"tile": 47, "turn": 1, "at": "x0y0"},
    ]
    assert (after["phase"], after["turn"], after["laid"]) == ("lay", 1, None)


def test_c6_cells_are_listed_by_row_then_column() -> None:
    state = state_of(["11 0 x10y0", "47 0 x9y-1", "1 0 x9y0"], [[3], [2]], phase="take")
    state["laid"] = "x9y0"
    assert connect.moves(state, {}) == [
        "take -",
        "take x10y0",
        "take x9y-1",
        "take x9y-1 x10y0",
    ]
    assert connect.refuses(state, "take x10y0 x9y-1", {})


def test_c7_one_tile_is_drawn_after_the_take() -> None:
    state = state_of(["1 0 x0y0"], [[49, 45], [2]], pile=[7, 8])
    state = connect.play(state, "lay 49 0 x0y1", {})
    assert state["hands"] == [[45], [2]]
    state = connect.play(state, "take -", {})
    assert (state["hands"], state["pile"]) == ([[45, 7], [2]], [8])
    assert (state["phase"], state["turn"]) == ("lay", 1)


def test_c7_the_game_ends_when_pile_and_hands_are_empty() -> None:
    state = state_of(["1 0 x0y0"], [[49], [2]], taken=[[4], [5]])
    state = connect.play(connect.play(state, "lay 49 0 x0y1", {}), "take -", {})
    assert (state["phase"], state["turn"]) == ("lay", 1)
    state = connect.play(connect.play(state, "lay 2 0 x1y0", {}), "take -", {})
    assert (state["phase"], state["winners"]) == ("over", [0, 1])
    assert connect.moves(state, {}) == []


def test_c7_most_tiles_wins() -> None:
    state = state_of(["1 0 x0y0"], [[49], []], taken=[[4], [5, 6]], phase="take", laid="x0y0")
    state["hands"] = [[], []]
    assert connect.play(state, "take -", {})["winners"] == [1]


def test_c7_a_seat_without_tiles_is_passed_over() -> None:
    state = state_of(["1 0 x0y0"], [[], [], [2]], phase="take", laid="x0y0")
    assert connect.play(state, "take -", {})["turn"] == 2


def test_c8_freed_cells_may_be_used_again() -> None:
    state = state_of(["11 0 x2y0", "1 0 x1y0"], [[47], [2]])
    state = connect.play(state, "lay 47 1 x0y0", {})
    state = connect.play(state, "take x1y0 x2y0", {})
    assert not connect.refuses(state, "lay 2 0 x1y0", {})
    assert connect.refuses(state, "lay 2 0 x2y0", {})


def test_x3_play_leaves_the_state_it_is_given_alone() -> None:
    state = state_of(["11 0 x2y0", "1 0 x1y0"], [[47], [2]], pile=[5])
    laid = connect.play(state, "lay 47 1 x0y0", {})
    for start, move in [(state, "lay 47 1 x0y0"), (laid, "take x2y0")]:
        before = copy.deepcopy(start)
        assert connect.play(start, move, {}) != before
        assert start == before
