"""The perft table of Connect: positions of all sorts."""

import json

from app.core.game import Json
from tests.ground.tree import ROOT

LINES: list[Json] = json.loads((ROOT / "tests/data/perft_connect.json").read_text())["positions"]


def test_positions_of_all_sorts() -> None:
    forms = [line["position"] for line in LINES]
    assert len(forms) >= 30
    assert {form["phase"] for form in forms} == {"lay", "take"}
    assert {len(form["hands"]) for form in forms} == set(range(1, 7))
    assert {len(form["table"]) for form in forms} >= {1, 4, 50}
    assert any(not form["pile"] for form in forms)
    for option in ("one_kind", "open_hands"):
        assert {line["options"].get(option, False) for line in LINES} == {True, False}
