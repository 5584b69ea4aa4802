"""The slow Go against situations made by hand, a test for each rule that shows."""

from __future__ import annotations

import copy
from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

from . import deal
from . import go_twin as go

State = dict[str, Any]
ROLL = ["m6", "m12", "m18", "m24"]  # c2, d3, c4 and b3: the four cells around the centre
# c4, d3 and c2 touch the centre; b3 hangs on c2 through tile 4's second opening and b2.
SOLUTION = ["1a e c4", "2a e d3", "3b n b3", "4a n c2"]


def state_of(seats: int, **changes: Any) -> State:
    """All are building for ROLL."""
    state = deal.deal_go(Random(0), seats)
    state.update({"phase": "build", "roll": list(ROLL), **changes})
    return state


def built(state: State, seat: int, tiles: list[str]) -> State:
    for tile in tiles:
        state = go.play(state, f"{seat} lay {tile}", {})
    return state


def claimed(state: State, *seats: int) -> State:
    for seat in seats:
        state = go.play(state, f"{seat} claim 1000", {})
    return state


def test_g1_every_treasure_once_and_never_the_centre() -> None:
    cells = [go.treasure_cell(f"m{number}") for number in range(1, 25)]
    assert sorted(cells) == sorted(set(go.CELLS) - {"c3"})
    assert [go.treasure_cell(mark) for mark in ["m1", "m9", "m16", "m19"]] == [
        "a1",
        "e3",
        "e4",
        "a5",
    ]


def test_g2_a_tile_seen_with_its_second_cell_in_each_direction() -> None:
    # Tile 1, side a: first cell open north, second cell open south, when lying eastwards.
    for way, second, sides in [
        ("e", "d3", ("NE", "WS")),
        ("s", "c4", ("ES", "NW")),
        ("w", "b3", ("SW", "EN")),
        ("n", "c2", ("WN", "SE")),
    ]:
        cells = go.covered({"tile": 1, "side": "a", "dir": way, "at": "c3"})
        assert list(cells) == ["c3", second]
        assert [set(cell["open"]) for cell in cells.values()] == [set(text) for text in sides]
        assert [cell["hole"] for cell in cells.values()] == [True, False]


def test_g2_lays_stay_inside_off_the_centre_and_off_each_other() -> None:
    state = state_of(2)
    lays = [move for move in go.moves(state, {}, 0) if " lay " in move]
    # 40 pairs of neighbours, 4 of them with the centre; both ways round, two sides, six tiles.
    assert len(lays) == 36 * 2 * 2 * 6
    assert go.refuses(state, "0 lay 1a e e1", {})
    assert go.refuses(state, "0 lay 1a e b3", {})
    assert not go.refuses(state, "0 lay 1a e a1", {})
    state = built(state, 0, ["1a e a1"])
    for lay in ["2a e b1", "2a s a1", "2b n b2", "1a e d5", "7a e d5", "J d5"]:
        assert go.refuses(state, "0 lay " + lay, {})
    assert not go.refuses(state, "0 lay 2b e c1", {})
    assert not go.refuses(state, "1 lay 2a e b1", {})


def test_g2_a_laid_tile_can_be_lifted() -> None:
    state = built(state_of(2), 0, ["1a e a1", "2b s e2"])
    lifts = [move for move in go.moves(state, {}, 0) if " lift " in move]
    assert lifts == ["0 lift 1", "0 lift 2"]
    assert go.refuses(state, "0 lift 3", {})
    assert go.refuses(state, "1 lift 1", {})
    after = go.play(state, "0 lift 1", {})
    assert after["seats"][0]["laid"] == [{"tile": 2, "side": "b", "dir": "s", "at": "e2"}]
    assert not go.refuses(after, "0 lay 1b w d5", {})


def test_g3_all_treasures_show_and_are_joined_to_the_centre() -> None:
    laid = built(state_of(2), 0, SOLUTION)["seats"][0]["laid"]
    assert go.is_solved(laid, ROLL)
    for number in range(4):
        assert not go.is_solved(laid[:number] + laid[number + 1 :], ROLL)


@pytest.mark.parametrize(
    "wrong",
    [
        "3b s b3",  # its hole shows but its path leads away
        "3a n b3",  # the other side has no opening towards c2
        "3b s b2",  # the treasure lies under a tile without a hole there
    ],
)
def test_g3_a_board_with_a_fault_is_not_solved(wrong: str) -> None:
    tiles = [SOLUTION[0], SOLUTION[1], wrong, SOLUTION[3]]
    assert not go.is_solved(built(state_of(2), 0, tiles)["seats"][0]["laid"], ROLL)


def test_g3_loose_ends_do_not_matter() -> None:
    laid = built(state_of(2), 0, [*SOLUTION, "5a s a4", "6b e d1"])["seats"][0]["laid"]
    assert go.is_solved(laid, ROLL)


def test_g3_a_quarter_turn_of_everything_changes_nothing() -> None:
    laid = built(state_of(2), 0, SOLUTION)["seats"][0]["laid"]
    for _ in range(4):
        laid = [quarter_turned(tile) for tile in laid]
        # The four rolled cells are turned onto each other.
        assert go.is_solved(laid, ROLL)


def quarter_turned(laid: dict[str, Any]) -> dict[str, Any]:
    column, row = "abcde".index(laid["at"][0]), int(laid["at"][1])
    at = "edcba"[row - 1] + str(column + 1)
    return {**laid, "at": at, "dir": {"e": "s", "s": "w", "w": "n", "n": "e"}[laid["dir"]]}


def test_g4_nobody_touches_tiles_before_go() -> None:
    state = state_of(3, phase="look")
    for seat in range(3):
        assert go.moves(state, {}, seat) == ["go"]
    assert go.play(state, "go", {})["phase"] == "build"
    assert go.refuses(state_of(3), "go", {})


def test_g5_a_claim_takes_the_highest_tile_and_ends_building() -> None:
    state = claimed(built(state_of(4), 2, ["1a e a1"]), 2)
    assert [seat["claimed"] for seat in state["seats"]] == [None, None, 6, None]
    assert go.moves(state, {}, 2) == []
    state = claimed(state, 0)
    assert [seat["claimed"] for seat in state["seats"]] == [4, None, 6, None]
    assert state["phase"] == "build"


def test_g5_the_last_seat_stops_and_gets_the_last_tile() -> None:
    state = claimed(state_of(4), 2, 0, 3)
    assert [seat["claimed"] for seat in state["seats"]] == [4, 1, 6, 2]
    assert state["phase"] == "scored"
    assert go.moves(state, {}, 1) == ["next"]
    assert [seat["claimed"] for seat in claimed(state_of(2), 1)["seats"]] == [2, 4]


def test_g5_checked_claims_want_a_solved_board() -> None:
    state = built(state_of(2), 0, SOLUTION[:3])
    assert not go.refuses(state, "0 claim 5", {})
    assert go.refuses(state, "0 claim 5", {"checked_claims": True})
    state = built(state, 0, SOLUTION[3:])
    assert not go.refuses(state, "0 claim 5", {"checked_claims": True})


@pytest.mark.parametrize(("seats", "tiles"), [(4, [6, 4, 2, 1]), (3, [4, 2, 1]), (2, [4, 2])])
def test_g6_score_tiles_and_start(seats: int, tiles: list[int]) -> None:
    state = claimed(state_of(seats), *range(seats - 1))
    assert [seat["claimed"] for seat in state["seats"]] == tiles
    start = {4: 0, 3: 3, 2: 7}[seats]
    assert [seat["space"] for seat in state_of(seats)["seats"]] == [start] * seats


def test_g7_forward_when_solved_back_when_not_the_1_always_forward() -> None:
    state = built(built(state_of(4), 1, SOLUTION), 3, SOLUTION)
    for seat in state["seats"]:
        seat["space"] = 10
    state = claimed(state, 0, 1, 2)
    assert state["solved"] == [False, True, False, True]
    assert [seat["space"] for seat in state["seats"]] == [4, 14, 8, 11]
    unsolved = claimed(state_of(3), 0, 1)
    assert [seat["space"] for seat in unsolved["seats"]] == [0, 1, 4]


def test_g7_never_below_0_and_the_last_seat_is_scored_too() -> None:
    state = state_of(2)
    state["seats"][0]["space"] = 3
    state = claimed(state, 0)
    assert [seat["space"] for seat in state["seats"]] == [0, 5]
    state = claimed(built(state_of(2), 1, SOLUTION), 0)
    assert [seat["space"] for seat in state["seats"]] == [3, 9]


def test_g8_who_took_the_1_has_the_joker_in_the_next_round_only() -> None:
    state = claimed(state_of(3), 2, 0)
    second = go.play(state, "next", {}, roll=["m1", "m7", "m13", "m19"])
    assert [seat["joker"] for seat in second["seats"]] == [False, True, False]
    second = go.play(second, "go", {})
    assert not go.refuses(second, "1 lay J c2", {})
    assert go.refuses(second, "1 lay J c3", {})
    assert go.refuses(second, "0 lay J c2", {})
    laid = go.play(second, "1 lay J c2", {})
    assert laid["seats"][1]["laid"] == [{"tile": "J", "at": "c2"}]
    assert go.refuses(laid, "1 lay J d2", {})
    assert not go.refuses(laid, "1 lift J", {})
    assert not go.refuses(go.play(laid, "1 lift J", {}), "1 lay J d2", {})
    third = go.play(claimed(laid, 1, 0), "next", {}, roll=ROLL)
    assert [seat["joker"] for seat in third["seats"]] == [False, False, True]


def test_g8_the_joker_has_no_hole() -> None:
    laid = built(state_of(2), 0, SOLUTION)["seats"][0]["laid"]
    elsewhere = {"tile": 4, "side": "a", "dir": "n", "at": "e5"}
    assert not go.is_solved([*laid[:3], elsewhere, {"tile": "J", "at": "c2"}], ROLL)


def test_g8_the_joker_joins_on_all_sides() -> None:
    # Over c2 it joins the centre to b2, on which b3 hangs, and to c1, if that opens south.
    laid = built(state_of(2), 0, SOLUTION[:3])["seats"][0]["laid"]
    laid.append({"tile": "J", "at": "c2"})
    roll = ["m3", *ROLL[1:]]  # c1 in place of c2
    southwards = {"tile": 4, "side": "a", "dir": "w", "at": "c1"}
    northwards = {"tile": 4, "side": "a", "dir": "e", "at": "c1"}
    assert go.is_solved([*laid, southwards], roll)
    assert not go.is_solved([*laid, northwards], roll)


def test_g8_no_joker_with_two_seats() -> None:
    state = claimed(state_of(2), 0)
    after = go.play(state, "next", {}, roll=ROLL)
    assert [seat["joker"] for seat in after["seats"]] == [False, False]


def test_g9_the_first_at_20_wins_and_spaces_are_not_capped() -> None:
    state = built(state_of(2), 0, SOLUTION)
    state["seats"][0]["space"] = 18
    over = claimed(state, 0)
    assert (over["phase"], over["winners"]) == ("over", [0])
    assert over["seats"][0]["space"] == 22
    assert go.moves(over, {}, 0) == []


def test_g9_of_several_the_one_who_scored_most_wins() -> None:
    state = state_of(3)
    for seat in range(3):
        state = built(state, seat, SOLUTION)
        state["seats"][seat]["space"] = 19
    over = claimed(state, 2, 1)
    assert [seat["space"] for seat in over["seats"]] == [20, 21, 23]
    assert over["winners"] == [2]
    state["seats"][2]["space"] = 10
    assert claimed(state, 2, 1)["winners"] == [1]


def test_g9_nobody_wins_below_20() -> None:
    state = built(state_of(2), 0, SOLUTION)
    state["seats"][0]["space"] = 15
    assert claimed(state, 0)["phase"] == "scored"
    state["seats"][0]["space"] = 16
    assert claimed(state, 0)["winners"] == [0]


def test_g10_alone_solved_rolls_are_counted() -> None:
    state = claimed(built(state_of(1), 0, SOLUTION), 0)
    assert (state["phase"], state["solved"], state["solved_rolls"]) == ("scored", [True], 1)
    assert state["seats"][0]["claimed"] == 0
    state = go.play(state, "next", {}, roll=ROLL)
    assert (state["round"], state["phase"], state["solved"]) == (2, "look", [None])
    state = claimed(built(go.play(state, "go", {}), 0, SOLUTION[:2]), 0)
    assert (state["solved"], state["solved_rolls"]) == ([False], 1)


@pytest.mark.parametrize("phase", ["look", "build", "scored"])
def test_g10_alone_the_end_may_come_at_any_time(phase: str) -> None:
    state = state_of(1, phase=phase)
    assert "end" in go.moves(state, {})
    over = go.play(state, "end", {})
    assert (over["phase"], over["winners"]) == ("over", [0])
    assert go.moves(over, {}, 0) == []
    assert go.refuses(state_of(2, phase=phase), "end", {})


def test_g12_the_time_of_a_claim_is_data() -> None:
    state = state_of(2)
    assert go.play(state, "0 claim 0", {}) == go.play(state, "0 claim 41250", {})
    assert not go.refuses(state, "1 claim 41250", {})
    for move in ["0 claim -1", "0 claim 01", "0 claim", "2 claim 0", "0 claim 1.5", "0 claim ²"]:
        assert go.refuses(state, move, {})


def test_next_clears_the_boards() -> None:
    state = claimed(built(state_of(3), 0, SOLUTION), 0, 1)
    after = go.play(state, "next", {}, roll=["m1", "m7", "m13", "m19"])
    assert after["roll"] == ["m1", "m7", "m13", "m19"]
    assert (after["round"], after["phase"], after["solved"]) == (2, "look", [None] * 3)
    assert all(seat["laid"] == [] and seat["claimed"] is None for seat in after["seats"])
    assert [seat["space"] for seat in after["seats"]] == [7, 1, 4]
    with pytest.raises(ValueError, match="roll"):
        go.play(state, "next", {})


def test_x3_play_leaves_the_state_it_is_given_alone() -> None:
    state = built(state_of(2), 0, SOLUTION)
    for move in ["0 lift 1", "1 lay 5a e a1", "0 claim 9"]:
        before = copy.deepcopy(state)
        assert go.play(state, move, {}) != before
        assert state == before


def test_g1_there_are_1296_rolls_one_treasure_of_every_die() -> None:
    rolls = list(product(*go.DICE))
    assert len(rolls) == 1296
    assert Counter(len(set(roll)) for roll in rolls) == {4: 1296}
