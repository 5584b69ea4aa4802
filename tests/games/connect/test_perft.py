"""The perft table of Connect: positions of all sorts, counted by the engine and the slow twin."""

import json
from typing import Any

import pytest

from app.core.game import Json
from app.core.perft import perft
from app.games import connect
from tests.ground.tree import ROOT
from tests.twins import connect_twin

LINES: list[Json] = json.loads((ROOT / "tests/data/perft_connect.json").read_text())["positions"]
CHEAP = 200
"""Sequences of two moves up to which the twin counts those of three as well."""

every_line = pytest.mark.parametrize("line", LINES, ids=range(len(LINES)))


def test_positions_of_all_sorts() -> None:
    forms = [line["position"] for line in LINES]
    assert len(forms) >= 30
    assert {form["phase"] for form in forms} == {"lay", "take"}
    assert {len(form["hands"]) for form in forms} == set(range(1, 7))
    assert {len(form["table"]) for form in forms} >= {1, 4, 50}
    assert any(not form["pile"] for form in forms)
    for option in ("one_kind", "open_hands"):
        assert {line["options"].get(option, False) for line in LINES} == {True, False}


@every_line
def test_the_engine_counts_so(line: Json) -> None:
    state = connect.state_from_json(line["position"], line["options"], 0)
    assert [perft(connect, state, depth) for depth in (1, 2, 3)] == line["nodes"]


@every_line
def test_the_slow_twin_counts_so(line: Json) -> None:
    depths = 3 if line["nodes"][1] <= CHEAP else 2
    counts = [slowly_counted(line["position"], line["options"], n + 1) for n in range(depths)]
    assert counts == line["nodes"][:depths]


def slowly_counted(form: Json, options: Json, depth: int) -> int:
    moves: list[Any] = connect_twin.moves(form, options)
    if depth == 1:
        return len(moves)
    after = (connect_twin.play(form, move, options) for move in moves)
    return sum(slowly_counted(state, options, depth - 1) for state in after)
