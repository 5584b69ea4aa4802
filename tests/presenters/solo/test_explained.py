"""Why a puzzle can be solved as well as can be: the line is one, and its reasons are true."""

from collections.abc import Callable

import pytest

from app.core.thinking import finished
from app.games.registry import game_named
from app.presenters.solo.connect_puzzle import ConnectPuzzleTable
from app.presenters.solo.explained import explained
from app.presenters.solo.shift_puzzle import ShiftPuzzleTable
from app.session.alone import alone, start_of
from app.session.alone import table_of as kept_of
from app.session.match import Match
from app.solo.kinds import COLLECT, PILOT, REACH, TWO_LAYS, Kind
from app.solo.making import made
from app.teacher.shift_hint import Why
from tests.teacher.test_shift_hint import PREDICATES, Told
from tests.teacher.worlds import Asked

SHIFT = game_named("shift")
TABLES: dict[str, Callable[[Match], ShiftPuzzleTable | ConnectPuzzleTable]] = {
    "shift": ShiftPuzzleTable,
    "connect": ConnectPuzzleTable,
}


@pytest.mark.parametrize("is_own", [True, False])
@pytest.mark.parametrize("kind", [REACH[1], REACH[2], COLLECT, PILOT, TWO_LAYS], ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_the_line_makes_par_and_says_why(kind: Kind, seed: int, is_own: bool) -> None:
    """The own one where that did, else another."""
    puzzle, table_of = finished(made(kind, seed)), TABLES[kind.game]
    match = Match(start_of(puzzle), table=kept_of(puzzle))
    if is_own:
        match.play(*map(match.game.decode, puzzle.line))
    why = finished(explained(table_of(match), table_of))
    told = alone(why.match)
    assert told is not None
    assert told.is_solved
    assert told.result == puzzle.par
    assert why.whys
    if is_own and kind.game == "shift":
        assert why.match.moves == match.moves
    for move, hint in why.whys.items() if kind.game == "shift" else ():
        told_of = Told(Asked(SHIFT, why.match.state_after(move), 0, hint))
        assert PREDICATES[Why(hint.why)](told_of), hint
