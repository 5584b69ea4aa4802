"""The perft table of Go: lays on boards of all sorts, counted by the slow twin."""

import json

import pytest

from app.core.game import Json
from tests.ground.tree import ROOT
from tests.twins import go_twin

LINES: list[Json] = json.loads((ROOT / "tests/data/perft_go.json").read_text())["positions"]
CHEAP = 150
"""First lays up to which the twin counts the second ones as well."""


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


@pytest.mark.parametrize("line", LINES, ids=range(len(LINES)))
def test_the_slow_twin_counts_so(line: Json) -> None:
    depths = 2 if line["nodes"][0] <= CHEAP else 1
    form, options = line["position"], line["options"]
    counts = [slowly_counted(form, options, depth + 1) for depth in range(depths)]
    assert counts == line["nodes"][:depths]


def slowly_counted(form: Json, options: Json, depth: int) -> int:
    """The seats build each for itself, so each one's lays are asked for on their own."""
    lays = [
        move
        for seat, own in enumerate(form["seats"])
        if own["claimed"] is None
        for move in go_twin.moves(form, options, seat)
        if " lay " in move
    ]
    if depth == 1:
        return len(lays)
    after = (go_twin.play(form, move, options) for move in lays)
    return sum(slowly_counted(state, options, depth - 1) for state in after)
