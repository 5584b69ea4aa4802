"""The perft table of Go: lays on boards of all sorts."""

import json

from app.core.game import Json
from tests.ground.tree import ROOT

LINES: list[Json] = json.loads((ROOT / "tests/data/perft_go.json").read_text())["positions"]


def test_positions_of_all_sorts() -> None:
    forms = [line["position"] for line in LINES]
    seats = [seat for form in forms for seat in form["seats"]]
    assert len(forms) >= 50
    assert {len(form["seats"]) for form in forms} == {1, 2, 3, 4}
    assert {len(seat["laid"]) for seat in seats} >= set(range(2, 7)) | {0}
    assert any({"tile": "J"}.items() <= tile.items() for seat in seats for tile in seat["laid"])
    assert {seat["joker"] for seat in seats} == {True, False}
    assert any(seat["claimed"] for seat in seats)
    assert LINES[0]["nodes"][0] == 6 * 144
