"""Light that runs from the centre to each treasure of a solved board."""

from itertools import pairwise

from app.core.thinking import finished
from app.games.go.board import TREASURE_CELLS
from app.games.go.solver import outlook
from app.presenters.go.light import ways

ROLL = (2, 9, 16, 20)


def test_light_runs_from_the_centre_to_every_treasure_cell_by_cell() -> None:
    laid = finished(outlook(ROLL)).lay
    found = ways(ROLL, laid)
    assert len(found) == 4
    for treasure, way in zip(ROLL, found, strict=True):
        row, column = divmod(TREASURE_CELLS[treasure - 1], 5)
        assert way[0] == (2.5, 2.5)
        assert way[-1] == (column + 0.5, row + 0.5)
        steps = [abs(x2 - x) + abs(y2 - y) for (x, y), (x2, y2) in pairwise(way)]
        assert all(step == 1 for step in steps)


def test_there_is_no_way_to_what_is_not_joined() -> None:
    laid = finished(outlook(ROLL)).lay
    assert len(ways(ROLL, laid[:1])) < 4
    assert ways(ROLL, ()) == ()
