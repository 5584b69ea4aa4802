"""Puzzles of four turns and more: the stock, what is made of it, and the hardest boards."""

import os

import pytest

from app.core.errors import BadRequest
from app.core.rng import Rng
from app.core.thinking import finished
from app.games.shift.maze import ON_SPARE, cell_text, openings_at
from app.games.shift.tiles import FIXED
from app.solo import voyage
from app.solo.kinds import REACH
from app.solo.shift.bare import FREE, Bare, parsed_bare
from app.solo.shift.far import stock, turns_of_bare
from tests.solo.plain import can_be_reached
from tests.solo.proofs import puzzle

HARDEST = parsed_bare(voyage.packs()[-1][-1])
EVERY_STORED = [(turns, bare) for turns in (4, 5) for bare in stock(turns)]
is_slow = pytest.mark.skipif("PUZZLES" not in os.environ, reason="a minute a board: make puzzles")


@pytest.mark.parametrize(("turns", "bare"), EVERY_STORED, ids=lambda e: getattr(e, "text", str(e)))
def test_p1_a_stored_board_is_as_far_as_it_says_and_has_one_text(turns: int, bare: Bare) -> None:
    assert finished(turns_of_bare(bare, turns)) == turns
    assert finished(turns_of_bare(bare, turns - 1)) is None
    assert parsed_bare(bare.text) == bare


def test_p1_a_stored_board_of_four_turns_by_the_rules_alone() -> None:
    assert not can_be_reached(stock(4)[0], 2)


@is_slow
@pytest.mark.parametrize("text", voyage.packs()[-1][-8:])
def test_p1_by_the_rules_alone_no_four_turns_are_enough_for_the_hardest(text: str) -> None:
    assert not can_be_reached(parsed_bare(text), 4)


def test_a_quarter_turn_changes_nothing() -> None:
    for bare in (*stock(4)[:8], HARDEST):
        turned = bare.quarter_turned()
        assert turned != bare
        assert finished(turns_of_bare(turned, 5)) == finished(turns_of_bare(bare, 5))
        assert turned.quarter_turned().quarter_turned().quarter_turned() == bare


def test_a_mirror_twice_is_the_board_itself() -> None:
    for bare in stock(4)[:8]:
        assert bare.mirrored().mirrored() == bare


def test_marks_lie_as_they_may_and_the_mark_asked_for_on_the_place() -> None:
    for seed, (_, bare) in enumerate(EVERY_STORED):
        maze, mark = bare.marked(Rng(seed))
        assert maze.targets[mark - 1] == bare.place
        assert maze.spare == bare.tiles[-1]
        assert [openings_at(maze.planes, cell) for cell in FREE] == list(bare.tiles[:-1])
        assert len(set(maze.targets)) == len(maze.targets) == 24
        for target, cell in enumerate(maze.targets, start=1):
            if cell != ON_SPARE and (fixed := FIXED.get(cell_text(cell))):
                assert fixed[1] == target


def test_the_same_stock_gives_boards_without_end() -> None:
    positions = {str(puzzle(REACH[3], seed).position["board"]) for seed in range(12)}
    assert len(positions) == 12


@pytest.mark.parametrize(
    "text",
    [
        "",
        "a1 b1",
        HARDEST.text.upper(),
        HARDEST.text + " ",
        HARDEST.text[1:],
        "5" * 34 + " a1 c1",
        HARDEST.text.rsplit(" ", 1)[0] + " a1",
        HARDEST.text.rsplit(" ", 1)[0] + " z9",
    ],
)
def test_a_board_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(BadRequest):
        parsed_bare(text)
