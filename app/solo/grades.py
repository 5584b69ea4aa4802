"""How hard the first puzzles of a kind are, stored: some grades are met once in a dozen seeds or
two, and each puzzle takes its time to be made (tools/grades.py)."""

import json
from functools import cache
from pathlib import Path

from app.solo.kinds import Kind

STORED = Path(__file__).parents[2] / "assets" / "puzzles" / "grades.json"


def grades_of(kind: Kind) -> str:
    """A digit for each seed, from the first on; none where all are made quickly enough."""
    return _stored().get(name_of(kind), "")


def name_of(kind: Kind) -> str:
    return f"{kind.name}-{kind.turns}" if kind.turns else kind.name


@cache
def _stored() -> dict[str, str]:
    stored: dict[str, str] = json.loads(STORED.read_text(encoding="utf-8"))
    return stored
