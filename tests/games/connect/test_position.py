"""Connect as JSON (T4): what goes out comes in, what is wrong does not."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from app.core.errors import BadRequest
from app.core.game import Json
from app.core.rng import Rng
from app.games import connect
from app.games.connect.state import Phase
from app.games.connect.table import cell_text
from tests.games.connect.tables import position, state_of

ROW = "1 0 x0y0, 45 1 x1y0, 46 1 x2y0"
TAKING = f"{ROW}, 47 1 x3y0"


@pytest.mark.parametrize("seed", range(12))
def test_t4_every_state_of_a_game_comes_back(seed: int) -> None:
    rng = Rng(seed)
    options = {"one_kind": seed % 2 == 0, "open_hands": seed % 3 == 0}
    state = connect.new_game(connect.parsed_setup(seed % 6 + 1, options), seed)
    while moves := list(connect.legal_moves(state)):
        form = json.loads(json.dumps(connect.state_json(state)))
        assert connect.state_from_json(form, options, 0) == state
        state = connect.apply(state, moves[rng.below(len(moves))]).state
    assert connect.state_from_json(connect.state_json(state), options, 0) == state


def test_t4_lists_and_turns_stay_as_given() -> None:
    form = position("45 3 x0y0, 1 2 x0y1", [9, 7], [50, 3])
    form["pile"].reverse()
    assert connect.state_json(connect.state_from_json(form, {}, 0)) == form


def test_t4_the_last_tile_is_the_one_just_laid_unless_said() -> None:
    taking = state_of(TAKING, [2], [3, 4], phase="take")
    assert taking.laid is not None
    assert cell_text(taking.laid) == "x3y0"
    assert taking == state_of(TAKING, [2], [3, 4], phase="take", laid="x3y0")
    other = state_of(TAKING, [2], [3, 4], phase="take", laid="x0y0")
    assert connect.state_json(other)["laid"] == "x0y0"


def test_t4_options_come_from_outside() -> None:
    form = position(ROW, [2, 3])
    state = connect.state_from_json(form, {"one_kind": True}, 0)
    assert connect.options_of(state.setup)["one_kind"] is True
    with pytest.raises(BadRequest, match="bad_options"):
        connect.state_from_json(form, {"seats": 2}, 0)


Change = Callable[[Json], object]

LAY_CHANGES: dict[str, Change] = {
    "another game": lambda form: form.update(game="go"),
    "unknown key": lambda form: form.update(seed=7),
    "no table": lambda form: form.pop("table"),
    "an empty table": lambda form: form.update(table=[], pile=[*form["pile"], 1, 45, 46]),
    "a table of numbers": lambda form: form.update(table=[1, 45, 46]),
    "unknown tile": lambda form: form["table"][0].update(tile=51),
    "a tile twice": lambda form: form["table"][0].update(tile=45),
    "turned too far": lambda form: form["table"][0].update(turn=4),
    "turned by true": lambda form: form["table"][0].update(turn=True),
    "no cell": lambda form: form["table"][0].update(at="b3"),
    "a cell that is no text": lambda form: form["table"][0].update(at=0),
    "a cell too far away": lambda form: form["table"][0].update(at="x100y0"),
    "unknown key of a tile": lambda form: form["table"][0].update(free=True),
    "two tiles on a cell": lambda form: form["table"][0].update(at="x1y0"),
    "a gap": lambda form: form["table"][0].update(at="x-1y0"),
    "only a corner": lambda form: form["table"][0].update(at="x0y1"),
    "no hands": lambda form: form.update(hands=[], taken=[], pile=[*form["pile"], 2, 3, 4, 5]),
    "seven hands": lambda form: form.update(
        hands=[*form["hands"], *[[]] * 5], taken=[*form["taken"], *[[]] * 5]
    ),
    "a hand that is no list": lambda form: form.update(hands=[{"2": 3}, [4, 5]]),
    "a large hand": lambda form: form["hands"][0].append(form["pile"].pop()),
    "an empty hand at its turn": lambda form: form.update(
        hands=[[], [4, 5]], pile=[*form["pile"], 2, 3]
    ),
    "a tile in hand and pile": lambda form: form["pile"].append(2),
    "a tile missing": lambda form: form["pile"].pop(),
    "no pile": lambda form: form.pop("pile"),
    "a hidden pile": lambda form: form.update(pile=len(form["pile"])),
    "tiles as texts": lambda form: form.update(pile=[str(tile) for tile in form["pile"]]),
    "a tile that is true": lambda form: form.update(
        table=[{"tile": 13, "turn": 0, "at": "x0y0"}, *form["table"][1:]],
        pile=[True, *(tile for tile in form["pile"] if tile != 13)],
    ),
    "taken by too few": lambda form: form.update(taken=[[]]),
    "no such seat": lambda form: form.update(turn=2),
    "a seat that is true": lambda form: form.update(turn=True),
    "no such phase": lambda form: form.update(phase="draw"),
    "over too early": lambda form: form.update(phase="over", winners=[0, 1]),
    "winners too early": lambda form: form.update(winners=[0]),
    "winners of another kind": lambda form: form.update(winners=0),
    "laid before the lay": lambda form: form.update(laid="x0y0"),
}

TAKE_CHANGES: dict[str, Change] = {
    "laid on no tile": lambda form: form.update(laid="x4y0"),
    "laid where it holds two apart": lambda form: form.update(laid="x1y0"),
    "laid beside a wall": lambda form: form["table"][3].update(turn=0),
    "laid from a full hand": lambda form: form["hands"][0].append(form["pile"].pop()),
    "winners too early": lambda form: form.update(winners=[0, 1]),
    "laid on a bare table": lambda form: form.update(
        table=form["table"][3:], pile=[*form["pile"], 1, 45, 46]
    ),
}

OVER_CHANGES: dict[str, Change] = {
    "winners missing": lambda form: form.update(winners=[]),
    "winner with fewer": lambda form: form.update(winners=[1]),
    "winner that is false": lambda form: form.update(winners=[False]),
    "laid at the end": lambda form: form.update(laid="x3y0"),
    "still to lay": lambda form: form.update(phase="lay", winners=[]),
    "a tile in hand": lambda form: form["hands"][1].append(form["taken"][0].pop()),
    "a tile in the pile": lambda form: form["pile"].append(form["taken"][0].pop()),
}


def assert_refused(form: Json, change: Change) -> None:
    connect.state_from_json(form, {}, 0)
    change(form)
    with pytest.raises(BadRequest, match="bad_position"):
        connect.state_from_json(form, {}, 0)


@pytest.mark.parametrize("change", LAY_CHANGES.values(), ids=LAY_CHANGES)
def test_t4_a_wrong_position_before_a_lay_is_refused(change: Change) -> None:
    assert_refused(position(ROW, [2, 3], [4, 5]), change)


@pytest.mark.parametrize("change", TAKE_CHANGES.values(), ids=TAKE_CHANGES)
def test_t4_a_wrong_position_before_a_take_is_refused(change: Change) -> None:
    assert_refused(position(TAKING, [2], [4, 5], phase="take", laid="x3y0"), change)


@pytest.mark.parametrize("change", OVER_CHANGES.values(), ids=OVER_CHANGES)
def test_t4_a_wrong_position_at_the_end_is_refused(change: Change) -> None:
    over = position(TAKING, [], [], pile=[], phase="over", winners=[0])
    assert_refused(over, change)


def test_t4_a_lay_where_no_path_was_open_is_accepted() -> None:
    ring = "39 1 x0y0, 40 2 x1y0, 41 0 x0y1, 42 3 x1y1"
    assert state_of(f"{ring}, 1 0 x2y0", [2], phase="take").phase is Phase.TAKE


@pytest.mark.parametrize("seed", range(40))
def test_t4_what_is_accepted_after_random_changes_can_be_played_to_its_end(seed: int) -> None:
    """Values swapped at random inside a position: refused by code, or a game with an end."""
    rng = Rng(seed)
    for _ in range(25):
        form = position(TAKING, [2], [4, 5], pile=[7, 9], phase="take", laid="x3y0")
        for _ in range(1 + rng.below(2)):
            changed_at_random(form, rng)
        try:
            state = connect.state_from_json(form, {}, 0)
        except BadRequest:
            continue
        while moves := list(connect.legal_moves(state)):
            state = connect.apply(state, moves[rng.below(len(moves))]).state
        assert state.phase is Phase.OVER


def changed_at_random(form: Json, rng: Rng) -> None:
    values: list[Any] = [0, 1, 3, 47, None, "take", "lay", "x1y0", [], [7], True, -1, "x4y0", {}]
    key = sorted(form)[rng.below(len(form))]
    value = values[rng.below(len(values))]
    target: Any = form[key]
    if isinstance(target, list) and target and rng.below(2):
        place = rng.below(len(target))
        if isinstance(target[place], dict):
            target[place]["turn" if rng.below(2) else "at"] = value
        else:
            target[place] = value
    else:
        form[key] = value


def test_event_forms_use_names_of_cells() -> None:
    state = state_of(ROW, [47, 2], [3, 4])
    step = connect.apply(state, connect.decode("lay 47 1 x3y0"))
    assert [connect.event_json(event) for event in step.events] == [
        {"event": "TileLaid", "seat": 0, "tile": 47, "turn": 1, "cell": "x3y0"},
        {
            "event": "CreatureMatched",
            "seat": 0,
            "creature": "turtle",
            "way": ["x3y0", "x2y0", "x1y0", "x0y0"],
        },
    ]
    step = connect.apply(step.state, connect.decode("take x0y0"))
    assert [connect.event_json(event) for event in step.events] == [
        {"event": "TilesTaken", "seat": 0, "tiles": [1], "cells": ["x0y0"]},
        {"event": "TileDrawn", "seat": 0, "tile": 5, "left": 42, "is_open": False},
        {"event": "TurnPassed", "seat": 1},
    ]
