"""Ways of matches: they follow the paths that the rules found, without a gap."""

from itertools import pairwise
from math import hypot

import pytest

from app.core.rng import Rng
from app.games import connect
from app.games.connect.rules import choice_now
from app.games.connect.state import Phase, State
from app.games.connect.table import column_row, forms_on, parsed_cell
from app.games.connect.tiles import FORMS, TILES, Creature
from app.presenters.connect.tiles import tile_model
from app.presenters.connect.ways import CLEAR, SPACING, beads_along, seat_on, way_points
from tests.games.connect.tables import played, state_of

LONGEST_STEP = 0.81
"""In cells: from a creature beside the planks of its bridge to the far edge."""


def table_with_matches(seed: int) -> State:
    """A table after random lays, with a match on it."""
    rng = Rng(seed)
    state = connect.new_game(connect.parsed_setup(2, {}), seed)
    while True:
        moves = list(connect.legal_moves(state))
        if state.phase is Phase.TAKE and len(state.table) > 12 and choice_now(state).matched:
            return state
        if state.phase is Phase.OVER:
            return table_with_matches(seed + 100)
        move = moves[-1] if state.phase is Phase.TAKE else moves[rng.below(len(moves))]
        state = connect.apply(state, move).state


@pytest.mark.parametrize("seed", range(12))
def test_c5_a_way_runs_unbroken_from_creature_to_creature(seed: int) -> None:
    state = table_with_matches(seed)
    forms = forms_on(state.table)
    for match in choice_now(state).matches:
        points = way_points(forms, match.way, match.creature)
        ends = []
        for cell in (match.way[0], match.cell):
            column, row = column_row(cell)
            seat = seat_on(forms[cell], match.creature)
            ends.append((column + seat.x, row + seat.y))
        assert points[0] == pytest.approx(ends[0])
        assert points[-1] == pytest.approx(ends[1])
        steps = [hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(points)]
        assert max(steps) <= LONGEST_STEP


@pytest.mark.parametrize("seed", range(12))
def test_c5_a_way_leaves_tiles_only_where_paths_meet(seed: int) -> None:
    """Between two tiles it passes the middle of their common edge."""
    state = table_with_matches(seed)
    for match in choice_now(state).matches:
        points = way_points(forms_on(state.table), match.way, match.creature)
        for one, other in pairwise(match.way):
            (ax, ay), (bx, by) = column_row(one), column_row(other)
            edge = (ax + bx) / 2, (ay + by) / 2
            assert any(point == pytest.approx(edge) for point in points)


def test_beads_lie_in_even_steps_and_leave_the_rings_free() -> None:
    beads = beads_along([(0.0, 0.0), (1.0, 0.0), (1.0, 2.0)])
    assert all(hypot(x, y) >= CLEAR and hypot(x - 1, y - 2) >= CLEAR for x, y in beads)
    along = [x + y for x, y in beads]
    assert [b - a for a, b in pairwise(along)] == pytest.approx([SPACING] * (len(beads) - 1))


def test_a_way_on_a_straight_row_is_straight() -> None:
    state = played(state_of("1 0 x0y0, 45 1 x1y0, 46 1 x2y0", [47, 2]), "lay 47 1 x3y0")
    cells = [parsed_cell(f"x{column}y0") for column in (3, 2, 1, 0)]
    points = way_points(forms_on(state.table), cells, Creature.TURTLE)
    assert {y for _, y in points} == {0.0}


@pytest.mark.parametrize("tile", TILES)
def test_every_creature_sits_on_its_tile_apart_from_the_other(tile: int) -> None:
    for turn in range(4):
        sitting = tile_model(tile, turn).creatures
        named = [c.value for path in FORMS[tile][turn].paths for c in path.creatures]
        assert [each.creature for each in sitting] == named
        assert all(abs(each.x) + each.width / 2 <= 0.52 for each in sitting)
        assert all(abs(each.y) + each.width / 2 <= 0.52 for each in sitting)
        if len(sitting) == 2:
            first, second = sitting
            assert hypot(first.x - second.x, first.y - second.y) >= 0.4
