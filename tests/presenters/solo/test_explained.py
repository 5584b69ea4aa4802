"""Why a puzzle can be solved as well as can be: the line is one, and its reasons are true."""

from collections.abc import Callable

import pytest

from app.core.thinking import finished
from app.games.connect.moves import Lay, Take
from app.games.registry import game_named
from app.presenters.connect.hint_words import PREPARES, TOGETHER
from app.presenters.shift.hint_words import SOLVES
from app.presenters.solo.connect_puzzle import ConnectPuzzleTable
from app.presenters.solo.explained import explained
from app.presenters.solo.go_puzzle import GoPuzzleTable
from app.presenters.solo.shift_puzzle import ShiftPuzzleTable
from app.session.alone import alone, start_of
from app.session.alone import table_of as kept_of
from app.session.match import Match
from app.solo.kinds import COLLECT, ONE_LAY, PILOT, REACH, ROLL, SERIES, TWO_LAYS, Kind
from app.solo.making import made
from app.teacher.connect_hint import Why as CONNECT
from app.teacher.shift_hint import Why
from tests.teacher.test_shift_hint import PREDICATES, Told
from tests.teacher.worlds import Asked

SHIFT = game_named("shift")
Made = ShiftPuzzleTable | ConnectPuzzleTable | GoPuzzleTable
TABLES: dict[str, Callable[[Match], Made]] = {
    "shift": ShiftPuzzleTable,
    "connect": ConnectPuzzleTable,
    "go": GoPuzzleTable,
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
        assert hint.why != Why.WINS, "nobody is beaten"
        why_so = Why.WINS if hint.why == SOLVES else Why(hint.why)
        assert PREDICATES[why_so](told_of), hint


@pytest.mark.parametrize("kind", [ROLL, SERIES], ids=str)
def test_every_tile_of_a_shortest_way_of_go_has_its_step_and_its_reason(kind: Kind) -> None:
    puzzle = finished(made(kind, 1))
    match = Match(start_of(puzzle), table=kept_of(puzzle))
    why = finished(explained(GoPuzzleTable(match), GoPuzzleTable))
    told = alone(why.match)
    assert told is not None
    assert told.is_solved
    assert told.result == puzzle.par == len(why.whys)
    shown = GoPuzzleTable(why.match)
    shown.is_past = True
    assert shown.step_ends == tuple(move + 1 for move in why.whys)


@pytest.mark.parametrize("kind", [ONE_LAY, TWO_LAYS], ids=str)
def test_reasons_of_connect_are_those_of_each_lay(kind: Kind) -> None:
    """What is told that a lay brings, now and with the next, it does."""
    for seed in range(6):
        puzzle = finished(made(kind, seed))
        match = Match(start_of(puzzle), table=kept_of(puzzle))
        line = finished(explained(ConnectPuzzleTable(match), ConnectPuzzleTable))
        moves, lays = line.match.moves, 0
        for move, hint in line.whys.items():
            if not isinstance(moves[move], Lay):
                continue
            later = [len(each.cells) for each in moves[move:] if isinstance(each, Take)]
            now, onward = later[0], sum(later[1:])
            wanted = TOGETHER if now and onward else PREPARES if onward else CONNECT.TAKES_MOST
            assert hint.why == wanted
            assert hint.values["taken"] == (now or onward)
            assert hint.values.get("onward", onward) == onward
            lays += 1
        assert lays == 1 + (kind == TWO_LAYS)
