"""X2: the same seed gives the same game on every Python and under every PYTHONHASHSEED."""

import json
import sys

import pytest

from app.games.registry import games
from tests.core.pythons import printed, pythons, version_of
from tests.games.hash_table import GAMES_EACH, PINNED

PYTHONS = pythons()
HERE = version_of(sys.executable)
RUNS = [(HERE, 0), (HERE, 1), *((version, 4294967295) for version in PYTHONS)]
PROGRAM = """
import json
from tests.games.hash_table import hash_table
print(json.dumps(hash_table()))
"""


@pytest.mark.parametrize(("version", "hash_seed"), RUNS)
def test_x2_the_pinned_games_come_out(version: str, hash_seed: int) -> None:
    table = json.loads(printed(PYTHONS[version], PROGRAM, hash_seed))
    assert table == json.loads(PINNED.read_text())


def test_the_pinned_table_has_different_games_of_every_kind() -> None:
    pinned = json.loads(PINNED.read_text())
    assert list(pinned) == [game.ID for game in games()]
    assert all(len(set(hashes)) == GAMES_EACH for hashes in pinned.values())
