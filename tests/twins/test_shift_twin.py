"""The slow Shift against situations made by hand, a test for each rule that shows."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from . import shift_twin as shift

State = dict[str, Any]
CLOSED_CARDS: dict[str, Any] = {}


def player(color: str, cards: list[str], found: list[str] | None = None) -> State:
    current = cards[0] if cards else None
    return {"color": color, "cards": cards, "found": found or [], "current": current}


def state_of(opens: dict[str, str], marks: dict[str, str], **changes: Any) -> State:
    """Walls everywhere but in the cells named; red on a1 looks for m1, blue for m2."""
    board: list[list[State]] = [
        [{"open": "", "mark": None, "fixed": False} for _ in range(7)] for _ in range(7)
    ]
    state = {
        "game": "shift",
        "board": board,
        "spare": {"open": "NE", "mark": None},
        "pawns": {"red": "a1", "blue": "a7"},
        "seats": [player("red", ["m1", "m3"]), player("blue", ["m2"])],
        "turn": 0,
        "phase": "walk",
        "barred": "s1",
        "winners": [],
    }
    state.update(changes)
    for cell, sides in opens.items():
        shift.tile_at(state, cell)["open"] = sides
    for cell, mark in marks.items():
        shift.tile_at(state, cell)["mark"] = mark
    return state


def corridor(marks: dict[str, str], **changes: Any) -> State:
    """A way a1 - b1 - c1 - d1 along the top, open to the outside above d1."""
    return state_of({"a1": "E", "b1": "EW", "c1": "EW", "d1": "NW"}, marks, **changes)


def test_s3_play_runs_clockwise_by_corner_whatever_the_order_of_seats() -> None:
    seats = [player(color, ["m1"]) for color in ["blue", "green", "red"]]
    pawns = {"blue": "a7", "green": "g7", "red": "a1"}
    state = state_of({}, {}, seats=seats, pawns=pawns, turn=2)
    assert shift.play(state, "a1", CLOSED_CARDS)["turn"] == 1
    state["turn"] = 1
    assert shift.play(state, "g7", CLOSED_CARDS)["turn"] == 0
    state["turn"] = 0
    assert shift.play(state, "a7", CLOSED_CARDS)["turn"] == 2


def test_s4_a_turn_is_a_shift_then_a_walk() -> None:
    start = corridor({}, phase="shift", barred=None)
    assert shift.refuses(start, "a1", CLOSED_CARDS)
    shifted = shift.play(start, "e2:NE", CLOSED_CARDS)
    assert (shifted["phase"], shifted["turn"]) == ("walk", 0)
    assert shift.refuses(shifted, "e2:NE", CLOSED_CARDS)
    walked = shift.play(shifted, "c1", CLOSED_CARDS)
    assert (walked["phase"], walked["turn"]) == ("shift", 1)
    assert walked["pawns"] == {"red": "c1", "blue": "a7"}


def test_s5_every_turn_of_the_spare_at_every_arrow() -> None:
    state = state_of({}, {}, phase="shift", barred=None)
    assert len(shift.moves(state, CLOSED_CARDS)) == 48
    assert [move for move in shift.moves(state, CLOSED_CARDS) if move.startswith("w2")] == [
        "w2:ES",
        "w2:NE",
        "w2:NW",
        "w2:SW",
    ]
    state["spare"]["open"] = "NS"
    assert [move for move in shift.moves(state, CLOSED_CARDS) if move.startswith("n3")] == [
        "n3:EW",
        "n3:NS",
    ]


@pytest.mark.parametrize(
    ("arrow", "entry", "second", "last"),
    [
        ("n1", "b1", "b2", "b7"),
        ("n3", "f1", "f2", "f7"),
        ("s2", "d7", "d6", "d1"),
        ("w1", "a2", "b2", "g2"),
        ("w3", "a6", "b6", "g6"),
        ("e2", "g4", "f4", "a4"),
    ],
)
def test_s5_the_line_moves_one_cell(arrow: str, entry: str, second: str, last: str) -> None:
    state = state_of({entry: "NS", last: "ESW"}, {entry: "m7", last: "m8"}, phase="shift")
    state["barred"] = None
    after = shift.play(state, arrow + ":ES", CLOSED_CARDS)
    assert shift.tile_at(after, entry) == {"open": "ES", "mark": None, "fixed": False}
    assert shift.tile_at(after, second) == {"open": "NS", "mark": "m7", "fixed": False}
    assert after["spare"] == {"open": "ESW", "mark": "m8"}


def test_s6_the_arrow_where_the_tile_fell_out_is_barred_for_the_next_shift() -> None:
    state = state_of({}, {}, phase="shift", barred=None)
    shifted = shift.play(state, "w1:NE", CLOSED_CARDS)
    assert shifted["barred"] == "e1"
    walked = shift.play(shifted, "a1", CLOSED_CARDS)
    assert all(shift.refuses(walked, "e1:" + turn, CLOSED_CARDS) for turn in ["", "NE", "ES"])
    walked["spare"]["open"] = "NE"
    assert len(shift.moves(walked, CLOSED_CARDS)) == 44
    assert shift.play(walked, "s3:SW", CLOSED_CARDS)["barred"] == "n3"


def test_s7_every_pawn_that_falls_out_comes_in_opposite_and_finds_nothing() -> None:
    pawns = {"red": "b7", "blue": "b7", "green": "b3", "yellow": "c3"}
    state = state_of({}, {}, phase="shift", barred=None, pawns=pawns)
    state["spare"]["mark"] = "m1"
    after = shift.play(state, "n1:NE", CLOSED_CARDS)
    assert after["pawns"] == {"red": "b1", "blue": "b1", "green": "b4", "yellow": "c3"}
    assert after["seats"][0]["found"] == []


def test_s8_neighbours_join_only_when_both_are_open_towards_each_other() -> None:
    state = state_of({"a1": "ES", "b1": "EW", "c1": "NS", "a2": "EW"}, {})
    assert shift.moves(state, CLOSED_CARDS) == ["a1", "b1"]
    shift.tile_at(state, "c1")["open"] = "SW"
    shift.tile_at(state, "c2")["open"] = "NS"
    assert shift.moves(state, CLOSED_CARDS) == ["a1", "b1", "c1", "c2"]


@pytest.mark.parametrize("cell", ["d3", "e4", "d5", "c4"])
def test_s8_a_walk_goes_in_every_direction(cell: str) -> None:
    way = "NS" if cell[0] == "d" else "EW"
    state = state_of({"d4": way, cell: way}, {}, pawns={"red": "d4", "blue": "a7"})
    assert shift.moves(state, CLOSED_CARDS) == sorted(["d4", cell])


def test_s8_a_walk_stays_on_the_board() -> None:
    for corner in ["a1", "g1", "g7", "a7"]:
        state = state_of({corner: "NESW"}, {}, pawns={"red": corner, "blue": "a7"})
        assert shift.moves(state, CLOSED_CARDS) == [corner]


def test_s8_other_pawns_do_not_stop_a_walk() -> None:
    state = corridor({}, pawns={"red": "a1", "blue": "b1"})
    assert shift.moves(state, CLOSED_CARDS) == ["a1", "b1", "c1", "d1"]


def test_s9_ending_on_the_current_target_finds_it_and_shows_the_next() -> None:
    after = shift.play(corridor({"c1": "m1"}), "c1", CLOSED_CARDS)
    red = {"color": "red", "cards": ["m3"], "found": ["m1"], "current": "m3"}
    assert after["seats"][0] == red


def test_s9_passing_over_or_ending_on_another_card_finds_nothing() -> None:
    state = corridor({"b1": "m1", "c1": "m3"})
    assert shift.play(state, "c1", CLOSED_CARDS)["seats"] == state["seats"]
    assert shift.play(state, "d1", CLOSED_CARDS)["seats"] == state["seats"]


def test_s9_staying_on_the_target_finds_it() -> None:
    assert shift.play(corridor({"a1": "m1"}), "a1", CLOSED_CARDS)["seats"][0]["found"] == ["m1"]


def test_s10_home_wins_at_once_in_a_later_turn() -> None:
    state = corridor({}, pawns={"red": "d1", "blue": "a7"})
    state["seats"][0] = player("red", [], ["m1"])
    assert shift.play(state, "b1", CLOSED_CARDS)["phase"] == "shift"
    won = shift.play(state, "a1", CLOSED_CARDS)
    assert (won["phase"], won["winners"], won["turn"]) == ("over", [0], 0)
    assert shift.moves(won, CLOSED_CARDS) == []


def test_s10_finding_the_last_card_at_home_does_not_win_yet() -> None:
    state = corridor({"a1": "m1"})
    state["seats"][0] = player("red", ["m1"])
    after = shift.play(state, "a1", CLOSED_CARDS)
    assert (after["phase"], after["winners"]) == ("shift", [])
    assert after["seats"][0] == {"color": "red", "cards": [], "found": ["m1"], "current": None}


def test_s11_a_target_on_the_spare_is_found_once_pushed_in() -> None:
    state = state_of({"a2": "NS", "a1": "S"}, {}, phase="shift", barred=None)
    state["spare"] = {"open": "NES", "mark": "m1"}
    after = shift.play(state, "w1:NES", CLOSED_CARDS)
    assert shift.play(after, "a2", CLOSED_CARDS)["seats"][0]["found"] == ["m1"]


def test_s13_on_turn_the_next_card_is_seen_when_the_next_turn_begins() -> None:
    state = corridor({"c1": "m1"})
    for options in [{"peek": "on_turn"}, {"edition": "magic"}]:
        after = shift.play(state, "c1", options)
        assert after["seats"][0]["current"] is None
        after = shift.play({**after, "phase": "walk"}, "a7", options)
        assert after["seats"][0]["current"] == "m3"
    plain = shift.play(state, "c1", {"edition": "magic", "peek": "at_once"})
    assert plain["seats"][0]["current"] == "m3"


def test_s13_alone_the_next_turn_begins_at_once() -> None:
    state = corridor({"c1": "m1"}, seats=[player("red", ["m1", "m3"])], pawns={"red": "a1"})
    assert shift.play(state, "c1", {"peek": "on_turn"})["seats"][0]["current"] == "m3"


@pytest.mark.parametrize("name", ["open_cards", "private_open_cards"])
def test_s14_with_open_cards_any_own_card_is_found(name: str) -> None:
    state = corridor({"b1": "m3", "c1": "m2"})
    state["seats"][0] = {"color": "red", "cards": ["m1", "m3"], "found": ["m5"], "current": None}
    after = shift.play(state, "b1", {name: True})
    red = {"color": "red", "cards": ["m1"], "found": ["m5", "m3"], "current": None}
    assert after["seats"][0] == red
    assert shift.play(state, "c1", {name: True})["seats"] == state["seats"]


def all_found(**changes: Any) -> State:
    state = corridor({}, **changes)
    state["seats"][0] = player("red", [], ["m1"])
    return state


def test_s15_any_exit_wants_a_border_cell_open_to_the_outside() -> None:
    options = {"ending": "any_exit"}
    assert shift.play(all_found(), "d1", options)["winners"] == [0]
    for cell in ["a1", "b1", "c1"]:
        assert shift.play(all_found(), cell, options)["winners"] == []
    staying = all_found(pawns={"red": "d1", "blue": "a7"})
    assert shift.play(staying, "d1", options)["winners"] == [0]


@pytest.mark.parametrize(("cell", "side"), [("d1", "N"), ("g4", "E"), ("d7", "S"), ("a4", "W")])
def test_s15_any_exit_on_every_border(cell: str, side: str) -> None:
    state = all_found(pawns={"red": cell, "blue": "a7"})
    for sides in "NESW":
        shift.tile_at(state, cell)["open"] = sides
        won = shift.play(state, cell, {"ending": "any_exit"})["winners"]
        assert won == ([0] if sides == side else [])


def test_s15_any_exit_wants_all_cards_found_before() -> None:
    state = corridor({"d1": "m1"})
    state["seats"][0] = player("red", ["m1"])
    assert shift.play(state, "d1", {"ending": "any_exit"})["winners"] == []


def test_s15_any_exit_is_not_being_pushed_out() -> None:
    state = all_found(phase="shift", barred=None, pawns={"red": "d7", "blue": "a7"})
    assert shift.play(state, "n2:NE", {"ending": "any_exit"})["winners"] == []


def test_s15_agreed_exit_is_c3_or_the_cell_agreed() -> None:
    state = all_found(pawns={"red": "c3", "blue": "a7"})
    assert shift.play(state, "c3", {"ending": "agreed_exit"})["winners"] == [0]
    assert shift.play(state, "c3", {"ending": "agreed_exit", "exit": "c1"})["winners"] == []
    state = all_found()
    assert shift.play(state, "c1", {"ending": "agreed_exit", "exit": "c1"})["winners"] == [0]
    assert shift.play(state, "a1", {"ending": "agreed_exit"})["winners"] == []


def test_s15_last_card_wins_with_the_find() -> None:
    state = corridor({"c1": "m1", "b1": "m3"})
    assert shift.play(state, "c1", {"ending": "last_card"})["winners"] == []
    state["seats"][0] = player("red", ["m1"])
    won = shift.play(state, "c1", {"ending": "last_card"})
    assert (won["phase"], won["winners"], won["turn"]) == ("over", [0], 0)


def with_pilot(current: str, **changes: Any) -> State:
    """m3 is a dark card, m1 is not; the pilot has a way of its own, d3 - e3."""
    pawns = {"red": "a1", "blue": "a7", "dark": "d3"}
    state = corridor({"e3": "m3", "b1": "m1"}, pawns=pawns, **changes)
    shift.tile_at(state, "d3")["open"] = "E"
    shift.tile_at(state, "e3")["open"] = "W"
    cards = [current, "m1" if current == "m3" else "m3"]
    state["seats"][0] = player("red", cards)
    return state


def test_s16_a_dark_card_is_found_with_the_pilot_alone() -> None:
    galaxy: list[dict[str, Any]] = [{"dark_pilot": True}, {"edition": "galaxy"}]
    for options in galaxy:
        state = with_pilot("m3")
        assert shift.moves(state, options) == ["*d3", "*e3"]
        after = shift.play(state, "*e3", options)
        assert after["seats"][0]["found"] == ["m3"]
        assert after["pawns"] == {"red": "a1", "blue": "a7", "dark": "e3"}


def test_s16_any_other_card_is_found_with_the_own_pawn() -> None:
    state = with_pilot("m1")
    assert shift.moves(state, {"dark_pilot": True}) == ["a1", "b1", "c1", "d1"]
    assert shift.play(state, "b1", {"dark_pilot": True})["seats"][0]["found"] == ["m1"]


def test_s16_the_pilot_rides_on_shifts() -> None:
    state = with_pilot("m3", phase="shift", barred=None)
    after = shift.play(state, "n2:NE", {"dark_pilot": True})
    assert after["pawns"]["dark"] == "d4"


def test_s16_with_open_cards_each_pawn_finds_only_its_own_kind() -> None:
    options = {"dark_pilot": True, "open_cards": True}
    state = with_pilot("m3")
    assert shift.moves(state, options) == ["*d3", "*e3", "a1", "b1", "c1", "d1"]
    assert shift.play(state, "*e3", options)["seats"][0]["found"] == ["m3"]
    assert shift.play(state, "b1", options)["seats"][0]["found"] == ["m1"]
    shift.tile_at(state, "b1")["mark"] = "m3"
    shift.tile_at(state, "e3")["mark"] = "m1"
    assert shift.play(state, "*e3", options)["seats"][0]["found"] == []
    assert shift.play(state, "b1", options)["seats"][0]["found"] == []


def test_s16_the_ending_is_done_with_the_own_pawn() -> None:
    pawns = {"red": "c1", "blue": "a7", "dark": "c1"}
    state = all_found(pawns=pawns)
    assert shift.moves(state, {"dark_pilot": True}) == ["a1", "b1", "c1", "d1"]
    options = {"dark_pilot": True, "open_cards": True}
    assert shift.play(state, "*a1", options)["winners"] == []
    assert shift.play(state, "a1", options)["winners"] == [0]


def test_s16_without_the_option_the_signs_mean_nothing() -> None:
    state = corridor({"b1": "m3"})
    state["seats"][0] = player("red", ["m3"])
    options = {"edition": "galaxy", "dark_pilot": False}
    assert shift.moves(state, options) == ["a1", "b1", "c1", "d1"]
    assert shift.play(state, "b1", options)["seats"][0]["found"] == ["m3"]


@pytest.mark.parametrize("move", ["", "a1 ", "e9", "*a1", "n1:NE", "g1", "a1:b1"])
def test_t1_anything_else_is_refused(move: str) -> None:
    assert shift.refuses(corridor({}), move, CLOSED_CARDS)


def test_x3_play_leaves_the_state_it_is_given_alone() -> None:
    for state, move in [(corridor({"c1": "m1"}), "c1"), (corridor({}, phase="shift"), "n1:NE")]:
        before = copy.deepcopy(state)
        assert shift.play(state, move, CLOSED_CARDS) != before
        assert state == before
