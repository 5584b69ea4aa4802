"""What a lay matches and what may be taken (C5, C6)."""

from app.core.rng import Rng
from app.games import connect
from app.games.connect.moves import Take
from app.games.connect.rules import choice_now
from app.games.connect.state import Phase, State
from app.games.connect.table import cell_text, column_row, parsed_cell
from app.games.connect.taking import choice
from tests.games.connect.tables import listed, played, state_of, why_not
from tools.bench.connect import full_table, naive_takes, spread

ROW = "1 0 x0y0, 45 1 x1y0, 46 1 x2y0"
"""A turtle, a rabbit and a duck on one path from west to east."""

THREE_TURTLES = "1 0 x0y0, 11 0 x1y0"
"""With a turtle laid at x2y0 the tile in the middle holds the first."""

KINDS = "1 0 x0y1, 2 0 x1y1, 3 0 x2y1, 14 1 x0y0, 17 3 x2y0"
"""A penguin at x0y0 and a cat at x2y0; the three below join neither to a lay between them."""


def matched(state: State) -> dict[str, list[str]]:
    """The way to each creature matched."""
    assert state.laid is not None
    return {
        f"{match.creature} {cell_text(match.cell)}": [cell_text(cell) for cell in match.way]
        for match in choice_now(state).matches
    }


def test_c5_an_equal_creature_is_matched_at_any_length_past_others() -> None:
    state = played(state_of(ROW, [47, 2]), "lay 47 1 x3y0")
    assert matched(state) == {"turtle x0y0": ["x3y0", "x2y0", "x1y0", "x0y0"]}


def test_c5_another_kind_is_no_match() -> None:
    assert matched(played(state_of(ROW, [49, 2]), "lay 49 1 x3y0")) == {}


def test_c5_a_wall_breaks_the_path() -> None:
    state = state_of("1 0 x0y0, 45 0 x1y0, 46 1 x2y0", [47, 2])
    assert matched(played(state, "lay 47 1 x3y0")) == {}


def test_c5_every_equal_creature_in_reach_is_matched() -> None:
    state = state_of("1 0 x0y0, 11 0 x1y0, 31 0 x0y1", [47, 2])
    assert set(matched(played(state, "lay 47 1 x2y0"))) == {
        "turtle x0y0",
        "turtle x1y0",
        "turtle x0y1",
    }


def test_c5_the_other_path_of_a_bridge_is_not_reached() -> None:
    """Bridge 33: the turtle's path runs from east to west, over it the butterfly's."""
    state = state_of("33 0 x0y0", [47, 40])
    assert matched(played(state, "lay 47 0 x0y-1")) == {}
    assert set(matched(played(state, "lay 47 1 x1y0"))) == {"turtle x0y0"}


def test_c5_each_path_of_the_laid_tile_has_its_own_reach() -> None:
    """Twin bend 23 laid with the cat's path to the cats, then the butterfly's."""
    state = state_of("17 0 x0y0", [23, 2])
    assert set(matched(played(state, "lay 23 0 x1y0"))) == {"cat x0y0"}
    assert matched(played(state, "lay 23 2 x1y0")) == {}


def test_c5_all_creatures_of_the_laid_tile_count() -> None:
    state = played(state_of(KINDS, [5, 4]), "lay 5 0 x1y0")
    assert set(matched(state)) == {"penguin x0y0", "cat x2y0"}


def test_c5_a_path_may_come_back_through_the_tile_just_laid() -> None:
    """Bridge 35: the duck's way leaves to the north, comes back from the east under its own
    path and goes on to the duck in the west."""
    loop = "39 1 x0y-1, 40 2 x1y-1, 41 3 x1y0, 48 0 x-1y-1, 46 1 x-1y0"
    state = played(state_of(loop, [35, 2]), "lay 35 0 x0y0")
    assert matched(state) == {
        "duck x-1y0": ["x0y0", "x0y-1", "x1y-1", "x1y0", "x0y0", "x-1y0"],
    }


def test_c5_the_laid_tile_does_not_match_itself() -> None:
    state = played(state_of("39 1 x0y-1, 40 2 x1y-1, 41 3 x1y0", [35, 2]), "lay 35 0 x0y0")
    assert matched(state) == {}


def test_c5_the_way_is_a_shortest_one() -> None:
    """Two ways lead around the block: over two tiles or over four."""
    block = "1 0 x0y0, 2 0 x1y0, 3 0 x0y1, 4 0 x0y2, 5 0 x1y2"
    state = played(state_of(block, [11, 6]), "lay 11 3 x1y1")
    assert len(matched(state)["turtle x0y0"]) == 3


def test_c6_any_number_of_matches_may_be_taken() -> None:
    state = played(state_of(KINDS, [5, 4]), "lay 5 0 x1y0")
    assert listed(state) == ["take x0y0 x2y0", "take x0y0", "take x2y0", "take -"]


def test_c6_each_taken_tile_goes_to_the_seat() -> None:
    state = played(state_of(KINDS, [5, 4], [6, 7]), "lay 5 0 x1y0", "take x2y0 x0y0")
    assert state.taken == ((14, 17), ())
    assert sorted(laid.tile for laid in state.table) == [1, 2, 3, 5]


def test_c6_the_laid_tile_stays() -> None:
    state = played(state_of(KINDS, [5, 4]), "lay 5 0 x1y0")
    assert why_not(state, "take x1y0") == "laid_tile_stays"
    assert why_not(state, "take x0y0 x1y0") == "laid_tile_stays"


def test_c6_only_matched_tiles() -> None:
    state = played(state_of(KINDS, [5, 4]), "lay 5 0 x1y0")
    assert why_not(state, "take x0y1") == "no_match"
    assert why_not(state, "take x9y9") == "no_tile_there"


def test_c6_what_remains_hangs_together_edge_to_edge() -> None:
    state = played(state_of("46 1 x-1y0, 1 0 x0y0", [47, 2]), "lay 47 1 x1y0")
    assert why_not(state, "take x0y0") == "breaks_table"
    assert listed(state) == ["take -"]


def test_c6_corners_do_not_hold() -> None:
    """Without the turtle only corners hold the laid tile and the one beyond."""
    state = played(state_of("1 0 x0y0, 46 0 x0y1", [47, 2]), "lay 47 1 x1y0")
    assert why_not(state, "take x0y0") == "breaks_table"


def test_c6_the_whole_set_is_judged_at_once() -> None:
    """The middle one alone would leave the first behind; together they may go."""
    state = played(state_of(THREE_TURTLES, [47, 2]), "lay 47 1 x2y0")
    assert why_not(state, "take x1y0") == "breaks_table"
    assert listed(state) == ["take x0y0 x1y0", "take x0y0", "take -"]


def test_c6_where_all_would_break_the_table_the_seat_picks() -> None:
    """The rabbit in the corner hangs on two turtles: either may go, not both."""
    state = played(state_of("1 0 x0y0, 2 0 x0y1, 11 1 x1y1", [25, 3]), "lay 25 0 x1y0")
    assert why_not(state, "take x0y0 x1y1") == "breaks_table"
    assert listed(state) == ["take x0y0", "take x1y1", "take -"]


def test_c6_the_part_that_would_be_cut_off_is_known() -> None:
    state = played(state_of("46 1 x-1y0, 1 0 x0y0", [47, 2]), "lay 47 1 x1y0")
    take = Take((parsed_cell("x0y0"),))
    assert choice_now(state).cut_off(take) == (parsed_cell("x-1y0"),)
    assert choice_now(state).cut_off(Take()) == ()


def test_c5_option_one_kind_a_turn() -> None:
    state = played(state_of(KINDS, [5, 4], options={"one_kind": True}), "lay 5 0 x1y0")
    assert why_not(state, "take x0y0 x2y0") == "more_than_one_kind"
    assert listed(state) == ["take x0y0", "take x2y0", "take -"]


def test_c5_option_one_kind_takes_all_of_that_kind() -> None:
    table = f"{KINDS}, 39 1 x2y-1"
    state = played(state_of(table, [5, 4], options={"one_kind": True}), "lay 5 0 x1y0")
    assert set(matched(state)) == {"penguin x0y0", "cat x2y0", "cat x2y-1"}
    assert listed(state)[0] == "take x2y-1 x2y0"


def test_c6_takes_equal_those_of_a_naive_search() -> None:
    for seed in range(24):
        table = full_table(seed)
        chosen = choice(table, table[-1].cell, one_kind=False)
        takes = [frozenset(map(column_row, take.cells)) for take in chosen.takes()]
        naive = naive_takes(spread(table))
        assert len(set(takes)) == len(takes)
        assert set(takes) == set(map(frozenset, naive))
        assert len(chosen.largest().cells) == max(map(len, naive))


def test_c6_listed_takes_are_exactly_those_not_refused() -> None:
    """Every subset of the matches in random games, both options."""
    seen = 0
    for seed in range(40):
        rng = Rng(seed)
        options = {"one_kind": bool(seed % 2)}
        state = connect.new_game(connect.parsed_setup(2, options), seed)
        while state.phase is not Phase.OVER:
            moves = list(connect.legal_moves(state))
            if state.phase is Phase.TAKE:
                allowed = {take for take in subsets(state) if not connect.refusal(state, take)}
                assert allowed == set(moves)
                seen += len(allowed) < 2 ** len(choice_now(state).matched)
                moves = moves[-1:]
            state = connect.apply(state, moves[rng.below(len(moves))]).state
    assert seen > 40


def subsets(state: State) -> list[Take]:
    cells = choice_now(state).matched
    return [
        Take(tuple(cell for place, cell in enumerate(cells) if chosen >> place & 1))
        for chosen in range(2 ** len(cells))
    ]
