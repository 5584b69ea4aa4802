"""Where a tile may be laid (C3, C4, C8)."""

from app.core.rng import Rng
from app.games import connect
from app.games.connect.moves import Lay, Move
from app.games.connect.state import Phase
from app.games.connect.table import cell_text, column_row
from tests.games.connect.tables import listed, played, state_of, why_not
from tools.bench.connect import naive_lays, naive_paths, spread

STRAIGHT = "45 0 x0y0"
"""Open to the north and south."""

RING = "39 1 x0y0, 40 2 x1y0, 41 0 x0y1, 42 3 x1y1"
"""Four bends joined in a ring: no path leads out."""


def test_c3_an_open_side_meets_an_open_side() -> None:
    state = state_of(STRAIGHT, [46, 1])
    assert listed(state) == [
        "lay 46 0 x0y-1",
        "lay 46 0 x0y1",
        "lay 1 0 x0y-1",
        "lay 1 0 x0y1",
    ]


def test_c3_a_tile_may_be_laid_in_any_turn_that_joins() -> None:
    assert listed(state_of(STRAIGHT, [7])) == [
        "lay 7 0 x0y-1",
        "lay 7 1 x0y-1",
        "lay 7 1 x0y1",
        "lay 7 2 x0y1",
        "lay 7 3 x0y-1",
        "lay 7 3 x0y1",
    ]


def test_c3_elsewhere_path_may_meet_wall() -> None:
    """The cross joins the straight north of it and meets the wall of the other to its east."""
    assert why_not(state_of("45 0 x0y0, 46 0 x1y0, 47 0 x1y1", [1, 2]), "lay 1 0 x0y1") is None


def test_c3_path_against_wall_alone_does_not_join() -> None:
    assert why_not(state_of(STRAIGHT, [1, 2]), "lay 1 0 x1y0") == "no_path_joins"


def test_c3_wall_against_path_does_not_join() -> None:
    assert why_not(state_of(STRAIGHT, [46, 2]), "lay 46 1 x0y1") == "no_path_joins"


def test_c3_a_corner_is_no_neighbour() -> None:
    assert why_not(state_of("1 0 x0y0", [2, 3]), "lay 2 0 x1y1") == "no_neighbour"


def test_c3_only_a_free_cell() -> None:
    assert why_not(state_of(STRAIGHT, [1, 2]), "lay 1 0 x0y0") == "cell_taken"


def test_c3_only_a_tile_of_the_own_hand() -> None:
    state = state_of(STRAIGHT, [1, 2], [3, 4])
    assert why_not(state, "lay 3 0 x0y1") == "not_in_hand"
    assert why_not(state, "lay 5 0 x0y1") == "not_in_hand"


def test_c3_the_table_has_no_bounds() -> None:
    state = state_of(STRAIGHT, [46, 2])
    assert why_not(state, "lay 46 0 x0y-1") is None
    assert why_not(state_of("45 0 x-99y-99", [46, 2]), "lay 46 0 x-99y-100") is None


def test_c4_with_no_path_open_a_tile_goes_edge_to_edge_anywhere() -> None:
    edges = ["x0y-1", "x1y-1", "x-1y0", "x2y0", "x-1y1", "x2y1", "x0y2", "x1y2"]
    assert listed(state_of(RING, [45, 1])) == [
        f"lay {tile} {turn} {cell}" for tile, turn in ((45, 0), (45, 1), (1, 0)) for cell in edges
    ]


def test_c4_edge_to_edge_still_holds() -> None:
    state = state_of(RING, [45, 1])
    assert why_not(state, "lay 1 0 x2y2") == "no_neighbour"
    assert why_not(state, "lay 1 0 x0y0") == "cell_taken"


def test_c4_collects_nothing() -> None:
    """Tile 5 bears the cat of tile 39 beside it, but no path leads there."""
    assert listed(played(state_of(RING, [5, 1]), "lay 5 0 x-1y0")) == ["take -"]


def test_c4_not_while_a_tile_of_the_hand_could_join() -> None:
    """One open path is enough: any tile can be turned to it."""
    state = state_of(f"{RING}, 1 0 x2y0", [45, 46])
    assert why_not(state, "lay 45 0 x-1y0") == "no_path_joins"
    assert {move.split()[3] for move in listed(state)} == {"x2y-1", "x3y0", "x2y1"}


def test_c4_a_path_open_to_a_hole_counts() -> None:
    """Eight bends and straights around a hole, one of them open to it."""
    around = "39 1 x0y0, 45 1 x1y0, 40 2 x2y0, 46 0 x2y1, 41 3 x2y2, 47 1 x1y2, 42 0 x0y2"
    assert {move.split()[3] for move in listed(state_of(f"{around}, 7 3 x0y1", [1, 2]))} == {"x1y1"}


def test_c8_a_freed_cell_may_be_used_again() -> None:
    state = state_of("1 0 x0y0, 2 0 x0y1", [47, 11], [3, 4])
    state = played(state, "lay 47 1 x1y1", "take x0y0")
    assert "lay 3 0 x0y0" in listed(state)
    assert "x0y0" in {cell_text(laid.cell) for laid in played(state, "lay 3 0 x0y0").table}


def test_c3_lays_equal_those_of_a_naive_search() -> None:
    """Along random games without takes, so that tables grow."""
    for seed in range(20):
        rng = Rng(seed)
        state = connect.new_game(connect.parsed_setup(1 + seed % 6, {}), seed)
        while state.phase is not Phase.OVER:
            lays = list(connect.legal_moves(state))
            assert looks_of(lays) == naive_lays(spread(state.table), state.hands[state.turn])
            assert len(looks_of(lays)) == len(lays)
            state = played(state, connect.encode(lays[rng.below(len(lays))]), "take -")


def looks_of(moves: list[Move]) -> set[object]:
    return {
        (move.tile, naive_paths(move.tile, move.turn), column_row(move.cell))
        for move in moves
        if isinstance(move, Lay)
    }
