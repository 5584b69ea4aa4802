"""A pinned table, asked of other Pythons and under another PYTHONHASHSEED."""

import json
import sys
from typing import Any

from tests.core.pythons import printed, pythons, version_of
from tests.data.samples import IS_WHOLE

PYTHONS, A_FEW = pythons(), 1 if IS_WHOLE else 3
Run = tuple[str, int, int]
"""The version, the hash seed, and one in how many of the table."""
RUNS: list[Run] = [
    (version_of(sys.executable), 0, 1),
    *((version, 4294967295, A_FEW) for version in PYTHONS),
]
"""Here all of it, with another hash seed and on other Pythons some of it."""
PROGRAM = "import json; from {module} import {name}; print(json.dumps({name}({one_in})))"


def table_of(run: Run, module: str, name: str) -> Any:
    """What this function of this module gives there."""
    version, hash_seed, one_in = run
    program = PROGRAM.format(module=module, name=name, one_in=one_in)
    return json.loads(printed(PYTHONS[version], program, hash_seed))


def part_of_table(pinned: dict[str, list[Any]], run: Run) -> dict[str, list[Any]]:
    """What of it is asked for there."""
    return {key: rows[:: run[2]] for key, rows in pinned.items()}
