"""P3: the same seed gives the same puzzle on every Python and under every PYTHONHASHSEED."""

import json
import sys

import pytest

from tests.core.pythons import printed, pythons, version_of
from tests.solo.pinned import PINNED

PYTHONS = pythons()
RUNS = [(version_of(sys.executable), 1), *((version, 4294967295) for version in PYTHONS)]
PROGRAM = """
import json
from tests.solo.pinned import table
print(json.dumps(table()))
"""


@pytest.mark.parametrize(("version", "hash_seed"), RUNS)
def test_p3_the_pinned_puzzles_come_out(version: str, hash_seed: int) -> None:
    found = json.loads(printed(PYTHONS[version], PROGRAM, hash_seed))
    assert found == json.loads(PINNED.read_text())
