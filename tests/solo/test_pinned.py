"""P3: the same seed gives the same puzzle on every Python and under every PYTHONHASHSEED."""

import json

import pytest

from tests.data.across_pythons import RUNS, Run, part_of_table, table_of
from tests.solo.pinned import PINNED


@pytest.mark.parametrize("run", RUNS, ids=str)
def test_p3_the_pinned_puzzles_come_out(run: Run) -> None:
    found = table_of(run, "tests.solo.pinned", "table")
    assert found == part_of_table(json.loads(PINNED.read_text()), run)
