"""Puzzles as matches: kept in slots of their own with what is asked, hints taken at once."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from app.core.thinking import finished
from app.games.shift.notation import decode
from app.session.match import Match
from app.session.saves import SLOT, Saves
from app.session.shelf import Shelf
from app.session.tasks import (
    KEY,
    Task,
    begun,
    parsed_task,
    slot_of,
    start_of,
    take_hint,
    task_json,
    task_of,
)
from app.solo.kinds import KINDS, REACH
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
    return begun(Shelf(saves), task_of(puzzle), start_of(puzzle, {}), {})


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
        assert parsed_task(found.table) == task_of(puzzle)
    assert again(saves).game.status(again(saves).state) == match.status


def test_a_puzzle_is_no_match_that_goes_on_among_the_games(saves: Saves) -> None:
    on_shelf(saves, made())
    assert Shelf(saves).running() == ()


def test_a_hint_is_kept_at_once(saves: Saves) -> None:
    take_hint(on_shelf(saves, made()))
    task = parsed_task(again(saves).table)
    assert task is not None
    assert task.hints == 1


def test_the_line_of_a_puzzle_ends_its_match_at_par(saves: Saves) -> None:
    puzzle = made(9)
    match = on_shelf(saves, puzzle)
    for move in puzzle.line:
        assert match.state.phase != "over"
        match.play(decode(move))
    assert (len(match.moves) + 1) // 2 == puzzle.par
    assert match.state.phase == "over"


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind.name}{kind.turns or ''}")
def test_every_kind_has_a_slot_and_comes_back_from_its_json(kind: object) -> None:
    task = Task(kind, 7, 2, 3, 1, 4, "Mia")  # type: ignore[arg-type]
    assert parsed_task({KEY: task_json(task)}) == task
    assert SLOT.fullmatch(slot_of(task.kind))


def test_slots_are_told_apart() -> None:
    assert len({slot_of(kind) for kind in KINDS}) == len(KINDS)


@pytest.mark.parametrize(
    "table", [{}, {KEY: 3}, {KEY: {"kind": 99, "seed": 1}}, {KEY: {"kind": 1, "seed": -1}}]
)
def test_what_cannot_be_read_is_no_puzzle(table: dict[str, object]) -> None:
    assert parsed_task(table) is None


def test_numbers_that_cannot_be_are_plain_ones() -> None:
    kept = task_json(Task(KIND, 7, 2)) | {"par": "two", "hints": -4, "grade": 9, "beat": True}
    assert parsed_task({KEY: kept}) == replace(Task(KIND, 7, 1), grade=1)
