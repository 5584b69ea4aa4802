"""What rules import has one meaning everywhere: `kv_files` shares all names among all files."""

from collections import defaultdict
from pathlib import Path

RULES = Path(__file__).parents[3] / "kv"


def test_no_two_rules_import_different_things_by_one_name() -> None:
    found: dict[str, set[str]] = defaultdict(set)
    for path in RULES.rglob("*.kv"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith("#:import "):
                _, name, thing = line.split()
                found[name].add(thing)
    assert {name: things for name, things in found.items() if len(things) > 1} == {}
    assert len(found) > 20
