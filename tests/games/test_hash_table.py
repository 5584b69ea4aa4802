"""X2: the same seed gives the same game on every Python and under every PYTHONHASHSEED."""

import json
import sys

import pytest

from app.games.registry import games
from tests.core.pythons import printed, pythons, version_of
from tests.data.samples import IS_WHOLE
from tests.games.hash_table import GAMES_EACH, PINNED

PYTHONS, A_FEW = pythons(), 1 if IS_WHOLE else 3
HERE = version_of(sys.executable)
RUNS = [(HERE, 0, 1), *((version, 4294967295, A_FEW) for version in PYTHONS)]
"""Here all of the table, with another hash seed and on other Pythons some of it."""
PROGRAM = """
import json
from tests.games.hash_table import hash_table
print(json.dumps(hash_table({one_in})))
"""


@pytest.mark.parametrize(("version", "hash_seed", "one_in"), RUNS)
def test_x2_the_pinned_games_come_out(version: str, hash_seed: int, one_in: int) -> None:
    table = json.loads(printed(PYTHONS[version], PROGRAM.format(one_in=one_in), hash_seed))
    pinned = json.loads(PINNED.read_text())
    assert table == {game: hashes[::one_in] for game, hashes in pinned.items()}


def test_the_pinned_table_has_different_games_of_every_kind() -> None:
    pinned = json.loads(PINNED.read_text())
    assert list(pinned) == [game.ID for game in games()]
    assert all(len(set(hashes)) == GAMES_EACH for hashes in pinned.values())
