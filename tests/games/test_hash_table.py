"""X2: the same seed gives the same game on every Python and under every PYTHONHASHSEED."""

import json

import pytest

from app.games.registry import games
from tests.data.across_pythons import RUNS, Run, part_of_table, table_of
from tests.games.hash_table import GAMES_EACH, PINNED


@pytest.mark.parametrize("run", RUNS, ids=str)
def test_x2_the_pinned_games_come_out(run: Run) -> None:
    found = table_of(run, "tests.games.hash_table", "hash_table")
    assert found == part_of_table(json.loads(PINNED.read_text()), run)


def test_the_pinned_table_has_different_games_of_every_kind() -> None:
    pinned = json.loads(PINNED.read_text())
    assert list(pinned) == [game.ID for game in games()]
    assert all(len(set(hashes)) == GAMES_EACH for hashes in pinned.values())
