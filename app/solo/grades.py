"""How hard the first puzzles of a kind are, stored: a hard one is met once in a dozen seeds, and
each takes its time to be made (tools/grades.py)."""

import json
from functools import cache
from pathlib import Path

from app.solo.kinds import Kind

STORED = Path(__file__).parents[2] / "assets" / "puzzles" / "grades.json"


def grades_of(kind: Kind) -> str:
    """A digit for each seed, from the first on; none where all are made quickly enough."""
    return _stored().get(kind.name, "")


@cache
def _stored() -> dict[str, str]:
    stored: dict[str, str] = json.loads(STORED.read_text(encoding="utf-8"))
    return stored
