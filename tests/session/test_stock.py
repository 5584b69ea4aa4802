"""Puzzles made ahead are the same after a restart; what is damaged is made again."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from app.core.thinking import finished
from app.session.saves import Saves
from app.session.stock import MOST, SLOT, Stock
from app.solo.kinds import ONE_LAY, REACH
from app.solo.puzzle import Puzzle
from app.solo.puzzles import puzzle_of

PUZZLE: Puzzle = finished(puzzle_of(REACH[0], 3))


@contextmanager
def opened(folder: Path) -> Iterator[Stock]:
    """In one run of the app."""
    saves = Saves(folder)
    yield Stock(saves)
    saves.close()


def test_a_puzzle_comes_back_as_it_was_made(tmp_path: Path) -> None:
    with opened(tmp_path) as stock:
        stock.put(PUZZLE)
    with opened(tmp_path) as stock:
        assert stock.puzzle(PUZZLE.kind, PUZZLE.seed) == replace(PUZZLE, asked={})


def test_the_last_made_are_kept(tmp_path: Path) -> None:
    with opened(tmp_path) as stock:
        for seed in range(MOST + 3):
            stock.put(replace(PUZZLE, seed=seed))
    with opened(tmp_path) as stock:
        assert stock.seeds(PUZZLE.kind) == tuple(range(3, MOST + 3))
        assert stock.seeds(ONE_LAY) == ()


def test_one_that_was_begun_is_dropped(tmp_path: Path) -> None:
    with opened(tmp_path) as stock:
        stock.put(PUZZLE)
        stock.drop(PUZZLE.kind, PUZZLE.seed)
    with opened(tmp_path) as stock:
        assert not stock.has(PUZZLE.kind, PUZZLE.seed)


@pytest.mark.parametrize(
    "body", [b"", b"{}", b'{"made": 1, "puzzles": [{"kind": 99}]}', b'{"made": 2}']
)
def test_what_cannot_be_read_is_nothing(tmp_path: Path, body: bytes) -> None:
    saves = Saves(tmp_path)
    saves.store(SLOT, body)
    assert Stock(saves).puzzle(PUZZLE.kind, PUZZLE.seed) is None
    saves.close()
