"""Turns, draws, the end and refusals of Connect (C6, C7, X3)."""

import pytest

from app.core.errors import Refused
from app.core.game import Outcome, Turn
from app.core.rng import Rng
from app.games import connect
from app.games.connect.events import (
    CreatureMatched,
    GameEnded,
    TileDrawn,
    TileLaid,
    TilesTaken,
    TurnPassed,
)
from app.games.connect.state import State
from app.games.connect.table import parsed_cell
from app.games.connect.tiles import Creature
from tests.games.connect.tables import listed, played, state_of, why_not

ROW = "1 0 x0y0, 45 1 x1y0, 46 1 x2y0"


def test_c7_a_turn_is_a_lay_then_a_take() -> None:
    state = state_of(ROW, [47, 2], [3, 4])
    assert connect.status(state) == Turn((0,), "lay")
    state = played(state, "lay 47 1 x3y0")
    assert connect.status(state) == Turn((0,), "take")
    assert connect.status(played(state, "take x0y0")) == Turn((1,), "lay")


def test_c7_the_take_is_told_also_where_nothing_matches() -> None:
    state = played(state_of(ROW, [49, 2], [3, 4]), "lay 49 1 x3y0")
    assert listed(state) == ["take -"]
    assert connect.status(played(state, "take -")) == Turn((1,), "lay")


def test_c7_then_draws_the_first_of_the_pile_to_the_end_of_the_hand() -> None:
    state = played(state_of(ROW, [47, 2], [3, 4]), "lay 47 1 x3y0")
    assert state.hands == ((2,), (3, 4))
    first, second = state.pile[:2]
    state = played(state, "take -")
    assert state.hands == ((2, first), (3, 4))
    assert state.pile[0] == second


def test_c7_with_the_pile_empty_nothing_is_drawn() -> None:
    state = state_of(ROW, [47, 2], [3, 4], pile=[])
    assert played(state, "lay 47 1 x3y0", "take -").hands == ((2,), (3, 4))


def test_c7_a_seat_without_a_tile_is_passed_over() -> None:
    state = state_of(ROW, [47, 2], [], [], [3], pile=[])
    assert played(state, "lay 47 1 x3y0", "take -").turn == 3
    assert played(state, "lay 47 1 x3y0", "take -", "lay 3 0 x4y0", "take -").turn == 0


def test_c7_play_goes_on_with_one_seat() -> None:
    assert played(state_of(ROW, [47, 2]), "lay 47 1 x3y0", "take -").turn == 0


@pytest.mark.parametrize("seats", range(1, 7))
def test_c7_a_game_is_46_placements(seats: int) -> None:
    rng = Rng(seats)
    state = connect.new_game(connect.parsed_setup(seats, {}), seats)
    laid = 0
    while moves := list(connect.legal_moves(state)):
        laid += state.phase.value == "lay"
        state = connect.apply(state, moves[rng.below(len(moves))]).state
    assert laid == 46
    assert isinstance(connect.status(state), Outcome)
    assert (state.pile, set(state.hands)) == ((), {()})


def last_lay(*taken: list[int]) -> State:
    """One tile is left, a turtle that can take another."""
    hands: list[list[int]] = [[47], *([] for _ in taken[1:])]
    state = state_of(ROW, *hands, taken=[*taken], pile=[])
    return played(state, "lay 47 1 x3y0")


def test_c7_most_tiles_wins() -> None:
    """The first seat has all but two."""
    end = played(last_lay([], [2], [3]), "take -")
    assert connect.status(end) == Outcome((0,))


def test_c7_equal_seats_share() -> None:
    rest = [tile for tile in range(1, 51) if tile not in (1, 45, 46, 47, 2)]
    state = last_lay([], rest[:22], [2])
    assert [len(tiles) for tiles in state.taken] == [23, 22, 1]
    assert connect.status(played(state, "take -")) == Outcome((0,))
    state = last_lay([], rest[:23], [2])
    assert [len(tiles) for tiles in state.taken] == [22, 23, 1]
    assert connect.status(played(state, "take -")) == Outcome((1,))
    assert connect.status(played(state, "take x0y0")) == Outcome((0, 1))


def test_x3_a_lay_is_refused_while_taking_and_the_other_way_round() -> None:
    state = state_of(ROW, [47, 2], [3, 4])
    assert why_not(state, "take -") == "wrong_phase"
    assert why_not(played(state, "lay 47 1 x3y0"), "lay 2 0 x4y0") == "wrong_phase"


def test_x3_nothing_goes_after_the_end() -> None:
    end = played(last_lay([], [2]), "take -")
    assert listed(end) == []
    assert why_not(end, "take -") == "game_over"
    assert why_not(end, "lay 47 0 x4y0") == "game_over"


def test_x3_a_refused_move_is_raised_by_its_code_and_changes_nothing() -> None:
    state = state_of(ROW, [47, 2], [3, 4])
    before = connect.state_json(state)
    with pytest.raises(Refused, match="no_neighbour"):
        played(state, "lay 47 1 x9y9")
    assert connect.state_json(state) == before


def test_only_the_seat_to_move_has_moves() -> None:
    state = state_of(ROW, [47, 2], [3, 4])
    assert list(connect.legal_moves(state, 1)) == []
    assert list(connect.legal_moves(state, 0)) == list(connect.legal_moves(state))


def test_events_of_a_lay() -> None:
    step = connect.apply(state_of(ROW, [47, 2]), connect.decode("lay 47 1 x3y0"))
    cells = [parsed_cell(text) for text in ("x3y0", "x2y0", "x1y0", "x0y0")]
    assert step.events == (
        TileLaid(0, 47, 1, cells[0]),
        CreatureMatched(0, Creature.TURTLE, tuple(cells)),
    )


def test_events_of_a_take() -> None:
    state = played(state_of(ROW, [47, 2], [3, 4]), "lay 47 1 x3y0")
    step = connect.apply(state, connect.decode("take x0y0"))
    assert step.events == (
        TilesTaken(0, (1,), (parsed_cell("x0y0"),)),
        TileDrawn(0, state.pile[0], len(state.pile) - 1, is_open=False),
        TurnPassed(1),
    )


def test_events_of_the_end() -> None:
    step = connect.apply(last_lay([], [2]), connect.decode("take -"))
    assert step.events == (GameEnded((0,)),)


@pytest.mark.parametrize("is_open", [True, False])
def test_x4_a_lay_shows_its_seat_no_secret(is_open: bool) -> None:
    """It may be taken back until the draw."""
    state = state_of(ROW, [47, 2], [3, 4], options={"open_hands": is_open})
    assert not connect.apply(state, connect.decode("lay 47 1 x3y0")).reveals


@pytest.mark.parametrize("is_open", [True, False])
def test_x4_a_draw_reveals(is_open: bool) -> None:
    state = state_of(ROW, [47, 2], [3, 4], options={"open_hands": is_open})
    taking = played(state, "lay 47 1 x3y0")
    assert connect.apply(taking, connect.decode("take -")).reveals
    state = state_of(ROW, [47, 2], [3, 4], pile=[])
    taking = played(state, "lay 47 1 x3y0")
    assert not connect.apply(taking, connect.decode("take -")).reveals


def test_t2_there_is_nothing_to_solve() -> None:
    with pytest.raises(Exception, match="no_solver"):
        next(connect.solved(state_of(ROW, [47, 2]), {}))
