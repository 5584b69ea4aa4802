"""The turns of a solved puzzle of Shift as its end tells them: where the push came from, where the
walk led."""

import pytest

from app.core.thinking import finished
from app.games.registry import game_named
from app.games.shift.maze import SIZE
from app.presenters.phrase import Phrase
from app.presenters.solo.shift_puzzle import ShiftPuzzleTable
from app.session.alone import start_of, table_of
from app.session.match import Match
from app.solo.kinds import COLLECT, REACH, Kind
from app.solo.making import made

SHIFT = game_named("shift")


def solved(seed: int, kind: Kind = REACH[1]) -> ShiftPuzzleTable:
    puzzle = finished(made(kind, seed))
    table = ShiftPuzzleTable(Match(start_of(puzzle), table=table_of(puzzle)))
    for text in puzzle.line:
        table.match.play(SHIFT.decode(text))
    return table


@pytest.mark.parametrize("seed", range(8))
def test_the_ways_lead_on_and_end_where_the_target_lies(seed: int) -> None:
    table = solved(seed)
    first, last = table.ways()
    state = table.match.state
    assert last.path[-1] == divmod(state.pawns[0], SIZE)
    assert last.figure.columns
    assert not first.figure.columns
    assert last.path[0] in (first.path[-1], *around(first.path[-1]))


def around(place: tuple[int, int]) -> list[tuple[int, int]]:
    """A push may carry a pawn on by one, or round the board."""
    row, column = place
    steps = [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
    return [(r % SIZE, c % SIZE) for r, c in steps]


@pytest.mark.parametrize("seed", range(4))
def test_in_words_each_turn_says_where_it_ended(seed: int) -> None:
    """Beside the picture shorter words do; who has none is told the place."""
    table = solved(seed, COLLECT)
    for names_cells in (False, True):
        table.names_cells = names_cells
        for way in table.ways():
            assert isinstance(way.then, Phrase)
            key = way.then.key
            assert key == "solo.way.stay" or way.then.fields
            assert (key == "solo.way.walk_at") <= (not names_cells)
