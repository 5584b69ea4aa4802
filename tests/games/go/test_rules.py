"""Rounds, claims, score tiles, joker, finish and solo (G2, G4-G10)."""

from dataclasses import replace

import pytest

from app.core.errors import Refused
from app.core.game import Outcome, Turn
from app.games import go
from app.games.go.events import (
    BuildingStarted,
    DiceRolled,
    GameWon,
    JokerGiven,
    SeatScored,
    TileClaimed,
    TileLaid,
    TileLifted,
    TimeUp,
)
from app.games.go.state import State
from tests.games.go.boards import (
    ROLL,
    SOLVED,
    UNSOLVED,
    after,
    board,
    moves,
    refusal,
    seat,
    solo,
    state,
    step,
)

THREE = (seat(SOLVED, space=3), seat(UNSOLVED, space=3), seat(space=3))


def spaces(of: State) -> list[int]:
    return [each.space for each in of.seats]


def claimed(of: State) -> list[int | None]:
    return [each.claimed for each in of.seats]


@pytest.mark.parametrize(("seats", "space"), [(1, 0), (2, 7), (3, 3), (4, 0)])
def test_g6_start_space(seats: int, space: int) -> None:
    assert spaces(go.new_game(go.parsed_setup(seats, {}), 1)) == [space] * seats


def test_g1_a_roll_has_a_treasure_of_each_die_and_comes_from_the_seed() -> None:
    rolls = [go.new_game(go.parsed_setup(2, {}), seed).roll for seed in range(60)]
    for die in range(4):
        assert {roll[die] for roll in rolls} == set(range(6 * die + 1, 6 * die + 7))
    assert go.new_game(go.parsed_setup(2, {}), 5).roll == rolls[5]


def test_g4_nobody_touches_a_tile_before_the_start() -> None:
    look = state(seat(), seat(), phase="look")
    assert moves(look) == moves(look, 1) == ["go"]
    assert refusal(look, "0 lay 1a e a1") == "wrong_phase"
    assert go.status(look) == Turn((0, 1), "look")
    started = step(look, "go")
    assert started.events == (BuildingStarted(),)
    assert go.status(started.state) == Turn((0, 1), "build")


def test_g4_all_build_at_once_in_any_order() -> None:
    built = after(state(seat(), seat()), "1 lay 1a e a1", "0 lay 2a s e1", "1 lay 3b n c5")
    assert [each.laid for each in built.seats] == [board("2a s e1"), board("1a e a1, 3b n c5")]


def test_g2_tiles_are_laid_and_lifted_freely() -> None:
    before = state(seat(), seat())
    laid = step(before, "0 lay 3b e c2")
    assert laid.events == (TileLaid(0, board("3b e c2")[0], hidden=False),)
    lifted = step(laid.state, "0 lift 3")
    assert lifted.events == (TileLifted(0, board("3b e c2")[0], hidden=False),)
    assert lifted.state == before
    assert after(before, "0 lay 3b e c2", "0 lift 3", "0 lay 3a w e5").seats[0].laid == board(
        "3a w e5"
    )


def test_g2_the_order_of_laying_is_kept() -> None:
    built = after(state(seat(), seat()), "0 lay 3b e a1", "0 lay 1a e a2", "0 lay 2b e a3")
    assert [tile.tile for tile in after(built, "0 lift 1", "0 lay 1b e a4").seats[0].laid] == [
        3,
        2,
        1,
    ]


@pytest.mark.parametrize(
    ("move", "why_not"),
    [
        ("0 lay 3b e e2", "outside"),
        ("0 lay 3b n a1", "outside"),
        ("0 lay 3b s c5", "outside"),
        ("0 lay 3b w a5", "outside"),
        ("0 lay 3b e c3", "on_centre"),
        ("0 lay 3b s c2", "on_centre"),
        ("0 lay 3b e a1", "overlaps"),
        ("0 lay 3b e b1", "overlaps"),
        ("0 lay 1b e a3", "already_laid"),
        ("0 lay J c2", "no_joker"),
        ("0 lift 3", "not_laid"),
        ("0 lift J", "not_laid"),
        ("2 lay 3b e a3", "no_such_seat"),
        ("3 claim 0", "no_such_seat"),
        ("next", "wrong_phase"),
        ("go", "wrong_phase"),
        ("end", "not_solo"),
    ],
)
def test_g2_x3_a_refused_move_is_named_and_changes_nothing(move: str, why_not: str) -> None:
    before = state(seat("1a s b1"), seat())
    assert refusal(before, move) == why_not
    with pytest.raises(Refused) as error:
        go.apply(before, go.decode(move))
    assert error.value.code == why_not
    assert before == state(seat("1a s b1"), seat())


def test_g2_the_moves_listed_are_those_of_the_seat_and_of_the_table() -> None:
    building = state(seat("1a s b1, 5a e a4"), seat(), seat())
    own = moves(building, 0)
    assert own[-3:] == ["0 lift 1", "0 lift 5", "0 claim 0"]
    assert {move[2:7] for move in own[:-3]} == {"lay 2", "lay 3", "lay 4", "lay 6"}
    assert moves(building, 2)[-1] == "2 claim 0"
    assert moves(building) == own + moves(building, 1) + moves(building, 2)


def test_g2_there_are_144_ways_to_lay_each_tile_on_an_empty_board() -> None:
    lays = [move for move in moves(state(seat(), seat()), 1) if " lay " in move]
    assert len(lays) == len(set(lays)) == 6 * 144


def test_g5_a_claim_takes_the_highest_tile_left_and_ends_the_building_of_its_seat() -> None:
    first = step(state(*(seat(space=0),) * 4), "2 claim 41250")
    assert first.events == (TileClaimed(2, 6, 41250),)
    assert claimed(first.state) == [None, None, 6, None]
    assert go.status(first.state) == Turn((0, 1, 3), "build")
    assert moves(first.state, 2) == []
    for move in ("2 lay 1a e a1", "2 lift 1", "2 claim 50000"):
        assert refusal(first.state, move) == "has_claimed"
    second = step(first.state, "0 claim 41250")
    assert second.events == (TileClaimed(0, 4, 41250),)
    assert second.state.phase == "build"


def test_g12_no_rule_reads_the_time_of_a_claim() -> None:
    before = state(*THREE)
    late_first = step(before, "1 claim 900000000", "0 claim 3")
    assert late_first.state == after(before, "1 claim 0", "0 claim 0")
    assert isinstance(late_first.events[0], TileClaimed)


def test_g5_g6_four_seats_6_4_2_1() -> None:
    seats = (seat(SOLVED, space=9),) * 4
    done = step(state(*seats), "3 claim 1", "1 claim 2", "0 claim 3")
    assert claimed(done.state) == [2, 4, 1, 6]
    assert done.events[1:] == (
        SeatScored(0, 2, True, 2, 11),
        SeatScored(1, 4, True, 4, 13),
        SeatScored(2, 1, True, 1, 10),
        SeatScored(3, 6, True, 6, 15),
    )
    assert done.state.solved == (True,) * 4
    assert done.state.phase == "scored"


def test_g5_g6_three_seats_4_2_1() -> None:
    done = after(state(*THREE), "2 claim 1", "0 claim 2")
    assert claimed(done) == [2, 1, 4]


def test_g5_g6_with_two_seats_the_first_claim_ends_the_round() -> None:
    done = after(state(seat(), seat(SOLVED)), "1 claim 9")
    assert claimed(done) == [2, 4]
    assert spaces(done) == [5, 11]
    assert done.solved == (False, True)


def test_g7_back_by_the_same_number_when_not_solved() -> None:
    seats = (seat(UNSOLVED, space=9),) * 4
    assert spaces(after(state(*seats), "0 claim 1", "1 claim 1", "2 claim 1")) == [3, 5, 7, 10]


def test_g7_never_below_zero() -> None:
    done = step(state(seat(space=3), seat(space=1)), "0 claim 1")
    assert spaces(done.state) == [0, 0]
    assert done.events[1:] == (SeatScored(0, 4, False, -4, 0), SeatScored(1, 2, False, -2, 0))


def test_g7_the_1_has_no_red_side() -> None:
    assert spaces(after(state(*THREE), "0 claim 1", "1 claim 1")) == [7, 1, 4]


def test_g7_the_last_seat_is_scored_by_its_board() -> None:
    assert spaces(after(state(seat(), seat(SOLVED)), "0 claim 1")) == [3, 9]
    assert spaces(after(state(seat(), seat(UNSOLVED)), "0 claim 1")) == [3, 5]


def test_g5_claims_are_not_checked_unless_agreed() -> None:
    before = state(*THREE)
    assert refusal(before, "1 claim 5") is None
    checked = state(*THREE, options={"checked_claims": True})
    assert refusal(checked, "1 claim 5") == "not_solved"
    assert refusal(checked, "0 claim 5") is None
    assert [f"{n} claim 0" in moves(checked, n) for n in range(3)] == [True, False, False]


def test_g5_with_checked_claims_the_last_seat_may_still_be_unsolved() -> None:
    checked = state(seat(SOLVED), seat(), options={"checked_claims": True})
    assert spaces(after(checked, "0 claim 5")) == [11, 5]


def test_g4_the_next_round_has_a_new_roll_from_the_seed_and_empty_boards() -> None:
    scored = after(state(*THREE, seed=1), "0 claim 1", "1 claim 1")
    assert go.status(scored) == Turn((0, 1, 2), "scored")
    assert moves(scored) == moves(scored, 2) == ["next"]
    assert refusal(scored, "0 lay 1a e a1") == "wrong_phase"
    rolled = step(scored, "next")
    assert rolled.reveals
    assert rolled.events[0] == DiceRolled(2, rolled.state.roll)
    assert rolled.state.round == 2
    assert rolled.state.solved == (None, None, None)
    assert claimed(rolled.state) == [None, None, None]
    assert [each.laid for each in rolled.state.seats] == [(), (), ()]
    others = [after(replace(scored, seed=seed), "next").roll for seed in range(50)]
    assert len(set(others)) > 40
    assert after(replace(scored, seed=1), "next").roll == rolled.state.roll


def test_g8_the_taker_of_the_1_has_the_joker_in_the_next_round_only() -> None:
    second = step(state(*THREE), "0 claim 1", "2 claim 1", "next")
    assert second.events[1:] == (JokerGiven(1),)
    assert [each.joker for each in second.state.seats] == [False, True, False]
    assert {"1 lay J c2", "1 lay J a1"} <= set(moves(after(second.state, "go"), 1))
    third = after(second.state, "go", "1 claim 1", "2 claim 1", "next")
    assert [each.joker for each in third.seats] == [True, False, False]
    assert refusal(after(third, "go"), "1 lay J c2") == "no_joker"


def test_g8_the_joker_lies_on_one_free_cell_beside_the_centre_or_elsewhere() -> None:
    with_joker = state(seat("1a e a1", joker=True, space=3), seat(), seat(), round=2)
    assert refusal(with_joker, "0 lay J c3") == "on_centre"
    assert refusal(with_joker, "0 lay J b1") == "overlaps"
    laid = after(with_joker, "0 lay J c2")
    assert refusal(laid, "0 lay J c4") == "already_laid"
    assert after(laid, "0 lift J") == with_joker
    assert len([move for move in moves(with_joker, 0) if move.startswith("0 lay J")]) == 22


def test_g8_the_joker_counts_when_scoring() -> None:
    roll = ["m3", "m12", "m18", "m24"]
    built = state(
        seat("2a w c4, 3b s d3, 1b n b3, 4a w c1, J c2", joker=True, space=3),
        *(seat(space=3),) * 2,
        round=2,
        roll=roll,
    )
    assert after(built, "0 claim 1", "1 claim 2").solved == (True, False, False)
    assert not after(built, "0 lift J", "0 claim 1", "1 claim 2").solved[0]


def test_g8_no_joker_with_two_seats_nor_solo() -> None:
    two = after(state(seat(SOLVED), seat()), "0 claim 1", "next")
    one = after(solo(SOLVED), "0 claim 1", "next")
    assert not any(each.joker for each in (*two.seats, *one.seats))


def test_g9_the_first_at_20_wins() -> None:
    done = step(state(seat(SOLVED, space=16), seat(SOLVED, space=17)), "0 claim 1")
    assert spaces(done.state) == [20, 19]
    assert done.events[-1] == GameWon((0,))
    assert go.status(done.state) == Outcome((0,))
    assert moves(done.state) == []
    for move in ("next", "0 claim 1", "go", "end", "0 lift 1"):
        assert refusal(done.state, move) == "game_over"


def test_g9_of_several_in_one_round_the_one_who_scored_most_in_it_wins() -> None:
    """Not the one who got farther."""
    done = after(state(seat(SOLVED, space=17), seat(SOLVED, space=19)), "0 claim 1")
    assert spaces(done) == [21, 21]
    assert done.winners == (0,)
    four = state(seat(space=19), *(seat(SOLVED, space=space) for space in (18, 15, 16)))
    done = after(four, "2 claim 1", "3 claim 1", "1 claim 1")
    assert spaces(done) == [20, 20, 21, 20]
    assert done.winners == (2,)


def test_g9_20_is_enough_and_there_is_no_cap_above() -> None:
    done = after(state(*(seat(SOLVED, space=19),) * 4), "1 claim 1", "2 claim 1", "0 claim 1")
    assert spaces(done) == [21, 25, 23, 20]
    assert done.winners == (1,)


def test_g10_solo_counts_solved_rolls() -> None:
    scored = step(solo(SOLVED, solved_rolls=0), "0 claim 41250")
    assert scored.events == (TileClaimed(0, 0, 41250), SeatScored(0, 0, True, 0, 0))
    assert scored.state.solved_rolls == 1
    assert scored.state.solved == (True,)
    assert moves(scored.state) == moves(scored.state, 0) == ["next", "end"]
    assert after(scored.state, "next", "go", "0 claim 5").solved_rolls == 1


def test_g10_an_unsolved_claim_counts_nothing_and_is_refused_where_claims_are_checked() -> None:
    missed = after(solo(UNSOLVED), "0 claim 5")
    assert (missed.solved, missed.solved_rolls, spaces(missed)) == ((False,), 0, [0])
    checked = solo(UNSOLVED, options={"checked_claims": True})
    assert refusal(checked, "0 claim 5") == "not_solved"


@pytest.mark.parametrize("phase", ["look", "build"])
def test_g10_a_board_unfinished_when_time_is_up_does_not_count(phase: str) -> None:
    playing = solo(SOLVED if phase == "build" else "", phase=phase, round=4, solved_rolls=3)
    assert "end" in moves(playing)
    done = step(playing, "end")
    assert done.events == (TimeUp(3, 1),)
    assert go.status(done.state) == Outcome((0,))
    assert done.state.solved == (None,)


def test_g10_a_claimed_board_counts_when_time_is_up() -> None:
    done = step(solo(SOLVED, round=3, solved_rolls=2), "0 claim 1", "end")
    assert done.events == (TimeUp(3, 1),)
    assert done.state.solved == (True,)


@pytest.mark.parametrize(
    ("rolls", "grade"),
    [(0, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2), (7, 3), (8, 3), (9, 4), (30, 4)],
)
def test_g10_five_grades(rolls: int, grade: int) -> None:
    playing = solo(round=40, solved_rolls=rolls, roll=[f"m{n}" for n in ROLL])
    assert step(playing, "end").events == (TimeUp(rolls, grade),)
