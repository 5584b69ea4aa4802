"""P3: the same seed gives the same puzzle on every Python and under every PYTHONHASHSEED."""

import json
import sys

import pytest

from tests.core.pythons import printed, pythons, version_of
from tests.data.samples import IS_WHOLE
from tests.solo.pinned import PINNED

PYTHONS, A_FEW = pythons(), 1 if IS_WHOLE else 3
RUNS = [
    (version_of(sys.executable), 1, 1),
    *((version, 4294967295, A_FEW) for version in PYTHONS),
]
"""Here all of the table, with another hash seed and on other Pythons some of it."""
PROGRAM = """
import json
from tests.solo.pinned import table
print(json.dumps(table({one_in})))
"""


@pytest.mark.parametrize(("version", "hash_seed", "one_in"), RUNS)
def test_p3_the_pinned_puzzles_come_out(version: str, hash_seed: int, one_in: int) -> None:
    found = json.loads(printed(PYTHONS[version], PROGRAM.format(one_in=one_in), hash_seed))
    pinned = json.loads(PINNED.read_text())
    assert found == {kind: hashes[::one_in] for kind, hashes in pinned.items()}
