"""Puzzles as matches: kept in slots of their own with what is asked, hints taken at once."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.core.thinking import finished
from app.games.shift.notation import decode
from app.session.alone import alone
from app.session.match import Match
from app.session.saves import SLOT, Saves
from app.session.shelf import Shelf
from app.session.tasks import DAYS, GRADE, begun, grade_in, slot_of
from app.solo.codes import Code
from app.solo.kinds import DAILY, KINDS, REACH, Kind
from app.solo.puzzle import Puzzle
from app.solo.puzzles import puzzle_of

KIND = REACH[1]


def made(seed: int = 5) -> Puzzle:
    return finished(puzzle_of(KIND, seed))


@pytest.fixture
def saves(tmp_path: Path) -> Iterator[Saves]:
    saves = Saves(tmp_path)
    yield saves
    saves.close()


def on_shelf(saves: Saves, puzzle: Puzzle) -> Match:
    return begun(Shelf(saves), puzzle, {}, {}, None)


def again(saves: Saves) -> Match:
    """As another run of the app finds it."""
    shelved = Shelf(saves).taken(slot_of(KIND))
    assert shelved is not None
    return shelved.match


def test_a_puzzle_is_kept_from_its_first_moment_and_after_every_step(saves: Saves) -> None:
    puzzle = made()
    match = on_shelf(saves, puzzle)
    assert again(saves).moves == ()
    for count, move in enumerate(puzzle.line):
        match.play(decode(move))
        found = again(saves)
        assert len(found.moves) == count + 1
        assert grade_in(found.table) == puzzle.grade
    assert again(saves).game.status(again(saves).state) == match.status


def test_a_puzzle_is_no_match_that_goes_on_among_the_games(saves: Saves) -> None:
    on_shelf(saves, made())
    assert Shelf(saves).running() == ()


def test_the_line_of_a_puzzle_ends_its_match_at_par(saves: Saves) -> None:
    puzzle = made(9)
    match = on_shelf(saves, puzzle)
    for move in puzzle.line:
        assert match.state.phase != "over"
        match.play(decode(move))
    assert (len(match.moves) + 1) // 2 == puzzle.par
    assert match.state.phase == "over"


def test_a_result_to_beat_is_kept_with_it(saves: Saves) -> None:
    rival = Code(KIND, 5, 3, "Mia")
    begun(Shelf(saves), made(), {"edition": "magic"}, {}, rival)
    asked = alone(again(saves))
    assert asked is not None
    assert asked.code == rival
    assert again(saves).state.setup.edition == "magic"


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind.name}{kind.turns or ''}")
def test_every_kind_has_a_slot(kind: Kind) -> None:
    assert SLOT.fullmatch(slot_of(kind))


def test_the_puzzles_of_days_lie_beside_each_other(saves: Saves) -> None:
    """Whoever looks at another day, by the calendar or a code, finds today's as it was left."""
    days = [finished(puzzle_of(DAILY[1], seed)) for seed in (2514, 2515, 2514 - DAYS + 1)]
    today, *others = days
    match = on_shelf(saves, today)
    shelf = Shelf(saves)
    for other in others:
        begun(shelf, other, {}, {}, None)
    kept = shelf.taken(slot_of(DAILY[1], today.seed))
    assert kept is not None
    assert kept.match.start == match.start


def test_slots_are_told_apart() -> None:
    assert len({slot_of(kind) for kind in KINDS}) == len(KINDS)


@pytest.mark.parametrize("kept", [None, 0, 6, True, "3"])
def test_a_grade_that_cannot_be_read_is_the_easiest(kept: object) -> None:
    assert grade_in({GRADE: kept}) == 1
