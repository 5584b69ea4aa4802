"""What a hint showed is no great turn: in a review, a puzzle's rows, alone and in races (P2)."""

from typing import Any

from app.core.thinking import finished
from app.presenters.match.ending import BEST
from app.presenters.phrase import counted
from app.presenters.shift.board_model import Finger
from app.presenters.shift.ending import stars_alone
from app.presenters.shift.table import ShiftTable
from app.presenters.solo.outcome import Mark
from app.presenters.solo.shift_puzzle import ShiftPuzzleTable
from app.session.alone import start_of
from app.session.alone import table_of as kept_of
from app.session.helped import helped, note_helped
from app.session.match import Match
from app.session.record import Start
from app.solo.kinds import REACH
from app.solo.making import made
from app.teacher.review import Mark as Great
from app.teacher.review import Review
from tests.teacher.matches import match


def follow(table: ShiftTable) -> None:
    """Every turn as a hint shows it."""
    while not table.is_over:
        note_helped(table.match)
        found = finished(table.thought_hint())
        assert found is not None
        for move in found.moves:
            table.match.play(move)


def test_a_puzzle_solved_by_hints_has_no_best_turn() -> None:
    puzzle = finished(made(REACH[2], 5))
    table = ShiftPuzzleTable(Match(start_of(puzzle), table=kept_of(puzzle)))
    follow(table)
    assert {*finished(table.thought_marks())} == {Mark.HINT}
    assert Mark.HINT.icon not in (Mark.BEST.icon, Mark.ONLY.icon)


def test_alone_hints_cost_stars_but_never_the_last_one() -> None:
    table = ShiftTable(Match(Start("shift", 1, 1, 5, {"cards": 2})))
    costs = [table.costs_star]
    follow(table)
    end = table.model(Finger()).end
    hints = len(helped(table.match))
    assert hints > 2
    assert [*costs, table.costs_star] == [True, False]
    assert end.stars == 1
    assert counted("solo.result.hints", hints) in end.short
    assert not any(find.icon == BEST for find in end.finds)
    assert [stars_alone(9, 9, each) for each in range(4)] == [3, 2, 1, 1]


def test_a_brilliant_turn_that_a_hint_showed_is_none() -> None:
    played = match("shift", 3)

    def reviewed(shown: frozenset[int]) -> list[Any]:
        return finished(Review("shift", played.first, played.moves, (), shown).think())

    own = [turn for turn in reviewed(frozenset()) if turn.mark is Great.BRILLIANT]
    assert own
    shown = reviewed(frozenset({own[0].span.moves[0]}))
    again = next(turn for turn in shown if turn.span == own[0].span)
    assert again.is_helped
    assert again.mark is not Great.BRILLIANT
    assert sum(turn.is_helped for turn in shown) == 1


def test_what_is_kept_beside_the_moves_is_read_with_suspicion() -> None:
    table = ShiftTable(Match(Start("shift", 1, 1, 5)))
    for kept in (None, 5, "x", {"a": 1}, ["1", None, True]):
        table.match.table["helped"] = kept
        assert helped(table.match) == frozenset()
