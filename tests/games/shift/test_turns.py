"""A turn of Shift: the push, the walk, finding a card, and whose turn comes next (S3-S12, X3)."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from app.core.game import Turn
from app.core.rng import Rng
from app.core.sides import turns_of
from app.games import shift
from app.games.shift.events import (
    CardTurned,
    LineShifted,
    PawnRodeOut,
    PawnWalked,
    TargetFound,
    TurnPassed,
)
from app.games.shift.maze import ARROW_NAMED, ARROWS, CELL_NAMED
from app.games.shift.moves import Move, PushIn, WalkTo
from app.games.shift.rules import pawn_cell, reach, reach_after, walkers, way_to
from app.games.shift.state import Hand, Phase, State
from tests.games.shift.boards import (
    dealt,
    game_on,
    listed,
    maze_of,
    names,
    pawns_of,
    played,
    step,
    walking_on,
    why_not,
)

CORRIDOR = "╶─┬┐"
"""A way a1 - b1 - c1 - d1; nothing lies below c1 and d1."""


def random_states(games: int, moves: int, **options: object) -> Iterator[State]:
    """The states of games played by chance from real deals."""
    for seed in range(games):
        rng, state = Rng(seed), dealt(seed, 1 + seed % 4, **options)
        for _ in range(moves):
            yield state
            allowed = list(shift.legal_moves(state))
            if not allowed:
                break
            state = shift.apply(state, allowed[rng.below(len(allowed))]).state


@pytest.mark.parametrize(
    ("seats", "order"),
    [
        (["green", "red", "blue", "yellow"], ["red", "yellow", "green", "blue", "red"]),
        (["blue", "green", "red"], ["green", "blue", "red", "green"]),
        (["blue", "yellow"], ["yellow", "blue", "yellow"]),
        (["green"], ["green", "green"]),
    ],
)
def test_s3_play_runs_clockwise_by_corners_whoever_sits_where(
    seats: list[str], order: list[str]
) -> None:
    state = walking_on(maze_of(), turn=order[0], pawns=dict.fromkeys(seats, "d4"))
    seen = [order[0]]
    for _ in order[1:]:
        state = replace(played(state, "d4"), phase=Phase.WALK)
        seen.append(seats[state.turn])
    assert seen == order


def test_s4_a_turn_is_a_shift_and_then_a_walk() -> None:
    state = game_on(maze_of(CORRIDOR))
    assert shift.status(state) == Turn((0,), "shift")
    assert why_not(state, "b1") == "wrong_phase"
    shifted = played(state, "e2:NE")
    assert shift.status(shifted) == Turn((0,), "walk")
    assert why_not(shifted, "e3:NE") == "wrong_phase"
    walked = played(shifted, "b1")
    assert shift.status(walked) == Turn((1,), "shift")
    assert why_not(walked, "a7") == "wrong_phase"


def test_s4_the_shift_is_not_skipped_even_with_the_target_in_reach() -> None:
    state = game_on(maze_of(CORRIDOR, m1="a1"))
    assert why_not(state, "a1") == "wrong_phase"
    assert all(":" in move for move in listed(state))


def test_s4_only_the_seat_to_move_has_moves() -> None:
    for state in (game_on(maze_of()), walking_on(maze_of())):
        assert listed(state) == listed(state, 0) != []
        assert listed(state, 1) == []


@pytest.mark.parametrize(
    ("spare", "turns"),
    [
        ("┌", ["ES", "SW", "NW", "NE"]),
        ("─", ["EW", "NS"]),
        ("┴", ["NEW", "NES", "ESW", "NSW"]),
    ],
)
def test_s5_every_arrow_takes_the_spare_in_each_of_its_turns(spare: str, turns: list[str]) -> None:
    state = game_on(maze_of(spare=spare))
    assert listed(state) == [f"{arrow.name}:{sides}" for arrow in ARROWS for sides in turns]


@pytest.mark.parametrize("sides", ["", "N", "NS", "NES", "NESW"])
def test_s5_another_tile_than_the_spare_is_refused(sides: str) -> None:
    assert why_not(game_on(maze_of(spare="┌")), f"n1:{sides}") == "not_the_spare"


def test_s5_the_tile_that_falls_out_is_the_new_spare() -> None:
    state = played(game_on(maze_of("       ", "┌┐─┴├┤╵"), barred="n1"), "w1:NE")
    assert state.maze == maze_of("       ", "└┌┐─┴├┤", spare="╵")


def test_s6_no_arrow_is_barred_on_the_first_turn() -> None:
    for seed in range(20):
        state = dealt(seed, 2)
        assert state.barred is None
        assert {move.partition(":")[0] for move in listed(state)} == {a.name for a in ARROWS}


@pytest.mark.parametrize("arrow", [arrow.name for arrow in ARROWS])
def test_s6_the_arrow_where_the_spare_lies_is_barred_whoever_shifts_next(arrow: str) -> None:
    state = game_on(maze_of(*["┌┐┘└┌┐┘"] * 7))
    opposite = {"n": "s", "s": "n", "e": "w", "w": "e"}[arrow[0]] + arrow[1]
    shifted = played(state, f"{arrow}:ES")
    after = played(shifted, pawns_of(shifted)["red"])
    assert after.turn == 1
    assert {why_not(after, f"{opposite}:{sides}") for sides in ("ES", "SW", "NW", "NE")} == {
        "barred_arrow"
    }
    assert {move.partition(":")[0] for move in listed(after)} == {
        other.name for other in ARROWS if other.name != opposite
    }


def test_s6_a_bar_lasts_one_shift() -> None:
    state = played(game_on(maze_of(*["┌"] * 7)), "n1:ES", "a1")
    assert why_not(state, "s1:") == "barred_arrow"
    state = played(state, "e3:", "a7")
    assert ARROWS[state.barred or 0].name == "w3"
    assert why_not(state, "s1:ES") is None


def test_s7_every_pawn_on_the_tile_that_falls_out_goes_to_the_tile_pushed_in() -> None:
    pawns = {"red": "b7", "blue": "b7", "green": "b6", "yellow": "a7", "dark": "b7"}
    done = step(game_on(maze_of(), pawns=pawns), "n1:NE")
    assert pawns_of(done.state) == {
        "red": "b1", "blue": "b1", "green": "b7", "yellow": "a7", "dark": "b1",
    }  # fmt: skip
    assert done.events == (
        LineShifted(0, ARROW_NAMED["n1"], 3, 0),
        PawnRodeOut("red", CELL_NAMED["b7"], CELL_NAMED["b1"]),
        PawnRodeOut("blue", CELL_NAMED["b7"], CELL_NAMED["b1"]),
        PawnRodeOut("dark", CELL_NAMED["b7"], CELL_NAMED["b1"]),
    )


def test_s7_riding_out_onto_the_target_finds_nothing() -> None:
    state = game_on(maze_of(spare="┌", m1="spare", m2="spare"), pawns={"red": "b7", "blue": "b7"})
    done = step(state, "n1:NE")
    assert pawns_of(done.state)["red"] == "b1"
    assert [hand.found for hand in done.state.hands] == [(), ()]
    assert not any(isinstance(event, TargetFound) for event in done.events)
    assert not done.reveals


def test_s7_it_is_no_move_the_walk_still_follows() -> None:
    state = game_on(maze_of("  ┐", spare="─"), pawns={"red": "b7", "blue": "a7"})
    shifted = played(state, "n1:EW")
    assert shifted.phase is Phase.WALK
    assert listed(shifted) == ["b1", "c1"]


def test_s8_any_distance_and_staying() -> None:
    state = walking_on(maze_of("┐┌─┐┌─┐", "└┘ └┘ │", "      ╵"))
    assert listed(state) == [
        "a1", "b1", "c1", "d1", "e1", "f1", "g1", "a2", "b2", "d2", "e2", "g2", "g3",
    ]  # fmt: skip
    assert pawns_of(played(state, "g3"))["red"] == "g3"
    assert pawns_of(played(state, "a1"))["red"] == "a1"


@pytest.mark.parametrize("cell", ["c2", "f2", "g4", "d4", "a7"])
def test_s8_a_cell_without_open_way_is_refused(cell: str) -> None:
    state = walking_on(maze_of("┐┌─┐┌─┐", "└┘ └┘ │", "      ╵"))
    assert why_not(state, cell) == "not_reachable"


def test_s8_past_other_pawns_and_onto_them() -> None:
    pawns = {"red": "a1", "blue": "b1", "green": "d1"}
    state = walking_on(maze_of(CORRIDOR), pawns=pawns)
    assert listed(state) == ["a1", "b1", "c1", "d1"]
    assert pawns_of(played(state, "d1")) == pawns | {"red": "d1"}


def test_s8_a_walk_tells_a_way_of_neighbours_from_end_to_end() -> None:
    state = walking_on(maze_of("╷", "└┐", " └╴"))
    assert way_to(state, WalkTo(CELL_NAMED["c3"])) == tuple(
        CELL_NAMED[cell] for cell in ("a1", "a2", "b2", "b3", "c3")
    )
    walked = step(state, "c3").events[0]
    assert walked == PawnWalked(0, "red", way_to(state, WalkTo(CELL_NAMED["c3"])))
    assert step(state, "a1").events[0] == PawnWalked(0, "red", (CELL_NAMED["a1"],))


@pytest.mark.parametrize("dark_pilot", [False, True])
def test_s8_what_a_push_would_make_reachable_is_what_it_does(dark_pilot: bool) -> None:
    for state in random_states(12, 30, dark_pilot=dark_pilot, open_cards=True):
        if state.phase is not Phase.SHIFT:
            continue
        for arrow in range(len(ARROWS)):
            if arrow == state.barred:
                continue
            for openings in turns_of(state.maze.spare):
                push = PushIn(arrow, openings)
                after = shift.apply(state, push).state
                for with_pilot in (False, True)[: 1 + dark_pilot]:
                    assert reach_after(state, push, with_pilot) == reach(after, with_pilot)


def test_s8_the_moves_listed_are_those_in_reach() -> None:
    for state in random_states(12, 30, edition="galaxy"):
        if state.phase is Phase.WALK:
            (with_pilot,) = walkers(state)
            assert reach(state, with_pilot) >> pawn_cell(state, with_pilot) & 1
            cells = [move.removeprefix("*") for move in listed(state)]
            assert set(cells) == names(reach(state, with_pilot))
            assert all(move.startswith("*") == with_pilot for move in listed(state))


def test_s9_a_walk_that_ends_on_the_target_finds_it_and_turns_up_the_next_card() -> None:
    done = step(walking_on(maze_of(CORRIDOR, m1="c1")), "c1")
    assert done.state.hands[0] == Hand(cards=(3,), found=(1,))
    assert done.events[1:] == (TargetFound(0, 1, 1), CardTurned(0, 3), TurnPassed(1))
    assert done.reveals


def test_s9_staying_on_the_target_finds_it() -> None:
    state = played(game_on(maze_of(CORRIDOR, m1="a1")), "e3:NE", "a1")
    assert state.hands[0].found == (1,)


def test_s9_passing_over_finds_nothing() -> None:
    done = step(walking_on(maze_of(CORRIDOR, m1="c1")), "d1")
    assert done.state.hands[0] == Hand(cards=(1, 3))
    assert [type(event) for event in done.events] == [PawnWalked, TurnPassed]
    assert not done.reveals


def test_s9_only_the_current_card_of_the_own_hand_is_found() -> None:
    """Not a later one, not another seat's, and not one that was found already."""
    state = walking_on(maze_of(CORRIDOR, m3="b1", m2="c1", m5="d1"), found={"red": [5]})
    for cell in ("b1", "c1", "d1"):
        assert played(state, cell).hands == state.hands


def test_s9_at_most_one_card_a_turn() -> None:
    """The next card's target on the way, or to be had by going on: it takes another turn."""
    state = walking_on(maze_of(CORRIDOR, m1="c1", m3="b1"), pawns={"red": "a1"})
    after = played(state, "c1")
    assert after.hands[0] == Hand(cards=(3,), found=(1,))
    assert why_not(after, "b1") == "wrong_phase"
    assert played(after, "e3:NE", "b1").hands[0] == Hand(cards=(), found=(1, 3))


def test_s11_a_target_on_the_spare_is_found_after_it_is_pushed_in() -> None:
    state = game_on(maze_of("╷", spare="┌", m1="spare"))
    assert not any(
        names(reach_after(state, PushIn(arrow, 3))) > {"a1", "a2"} for arrow in range(12)
    )
    pushed_elsewhere = played(state, "n3:NE")
    assert listed(pushed_elsewhere) == ["a1"]
    pushed_in = played(state, "w1:NE")
    assert played(pushed_in, "a2").hands[0].found == (1,)


def test_s11_a_target_pushed_out_is_on_the_spare() -> None:
    state = played(game_on(maze_of(CORRIDOR, m1="b7")), "n1:NE")
    assert state.maze.targets[0] == -1
    assert played(state, "a1").hands[0].cards == (1, 3)


REFUSED = [
    (game_on(maze_of(), barred="w2"), "w2:NE", "barred_arrow"),
    (game_on(maze_of()), "w2:NS", "not_the_spare"),
    (game_on(maze_of()), "a1", "wrong_phase"),
    (game_on(maze_of()), "*a1", "wrong_phase"),
    (walking_on(maze_of()), "w2:NE", "wrong_phase"),
    (walking_on(maze_of()), "w2:NS", "wrong_phase"),
    (walking_on(maze_of()), "a2", "not_reachable"),
    (walking_on(maze_of()), "a7", "not_reachable"),
    (walking_on(maze_of()), "*a1", "not_your_pawn"),
    (game_on(maze_of(), phase=Phase.OVER, winners=(0,)), "w2:NE", "game_over"),
    (game_on(maze_of(), phase=Phase.OVER, winners=(0,)), "a1", "game_over"),
]


@pytest.mark.parametrize(("state", "move", "code"), REFUSED)
def test_x3_a_refusal_has_a_code_and_changes_nothing(state: State, move: str, code: str) -> None:
    before = replace(state)
    assert why_not(state, move) == code
    assert state == before
    assert move not in listed(state)


def test_x3_every_move_is_listed_or_refused() -> None:
    every: list[Move] = [PushIn(arrow, openings) for arrow in range(12) for openings in range(16)]
    every += [WalkTo(cell, is_pilot) for cell in range(49) for is_pilot in (False, True)]
    for state in random_states(8, 16, edition="galaxy", open_cards=True):
        allowed = {move for move in every if shift.refusal(state, move) is None}
        assert allowed == set(shift.legal_moves(state))
