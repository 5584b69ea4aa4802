"""The slow games at play: random games, and what must hold after every move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tests.data.samples import part_of

from . import connect_twin, deal, go_twin, shift_twin

State = dict[str, Any]
SHIFT_MOVES = 160
GO_MOVES = 120


def shift_tiles(state: State) -> Counter[Any]:
    """Every tile as its mark and its shape, in no matter which turn."""
    tiles = [tile for row in state["board"] for tile in row] + [state["spare"]]
    return Counter((tile["mark"], shape_of(tile["open"])) for tile in tiles)


def shape_of(sides: str) -> str:
    return "line" if sides in ("NS", "EW") else str(len(sides))


def fixed_tiles(state: State) -> list[Any]:
    cells = [column + row for column in "aceg" for row in "1357"]
    return [shift_twin.tile_at(state, cell) for cell in cells]


def walk_or_find(rng: Random, state: State, options: dict[str, Any]) -> str:
    """Any move, but a find or a win where one is seen, so that games get on."""
    moves = shift_twin.moves(state, options)
    if state["phase"] == "walk":
        left = len(state["seats"][state["turn"]]["cards"])
        for move in moves:
            after = shift_twin.play(state, move, options)
            if after["winners"] or len(after["seats"][state["turn"]]["cards"]) < left:
                return move
    return rng.choice(moves)


@pytest.mark.parametrize("seed", part_of(24, 5))
def test_shift_keeps_its_tiles_cards_and_pawns(seed: int) -> None:
    rng = Random(seed)
    seats = seed % 4 + 1
    options = deal.shift_options(rng, seats)
    state = first = deal.deal_shift(rng, seats, options)
    assert sum(shift_tiles(state).values()) == 50
    for _ in range(SHIFT_MOVES):
        if state["phase"] == "over":
            break
        before = state
        state = shift_twin.play(state, walk_or_find(rng, state, options), options)
        check_shift_step(before, state, options)
    assert shift_tiles(state) == shift_tiles(first)
    assert fixed_tiles(state) == fixed_tiles(first)
    for seat, dealt in zip(state["seats"], first["seats"], strict=True):
        assert sorted(seat["cards"] + seat["found"]) == sorted(dealt["cards"])


def check_shift_step(before: State, after: State, options: dict[str, Any]) -> None:
    assert after["pawns"].keys() == before["pawns"].keys()
    assert before["phase"] != after["phase"]
    assert before["turn"] == after["turn"] or before["phase"] == "walk"
    assert (after["phase"] == "over") == bool(after["winners"])
    found = [len(seat["found"]) for seat in after["seats"]]
    gains = sum(found) - sum(len(seat["found"]) for seat in before["seats"])
    assert gains in ((0, 1) if before["phase"] == "walk" else (0,))
    seat = after["seats"][after["turn"]]
    if shift_twin.are_cards_open(options) or not seat["cards"]:
        assert seat["current"] is None
    elif after["phase"] != "over":
        assert seat["current"] == seat["cards"][0]
    for seat in after["seats"]:
        assert seat["current"] in (None, *seat["cards"][:1])


@pytest.mark.parametrize("ending", ["home", "any_exit", "agreed_exit", "last_card"])
def test_shift_can_be_won_by_every_ending(ending: str) -> None:
    options = {"ending": ending, "cards": 1, "open_cards": True}
    wins = 0
    for seed in range(6):
        rng = Random(seed)
        state = deal.deal_shift(rng, 2, options)
        for _ in range(2 * SHIFT_MOVES):
            if state["phase"] != "over":
                state = shift_twin.play(state, walk_or_find(rng, state, options), options)
        wins += state["phase"] == "over"
        assert not state["winners"] or state["seats"][state["winners"][0]]["cards"] == []
    assert wins > 0


def go_move(rng: Random, state: State, options: dict[str, Any]) -> str:
    """Now and then a claim or another rare move; else a lay, or a lift when many lie."""
    moves = go_twin.moves(state, options, rng.randrange(len(state["seats"])))
    rare = [move for move in moves if " lay " not in move and move != "end"]
    lays = [move for move in moves if " lay " in move]
    return rng.choice(rare if rare and (not lays or rng.random() < 0.3) else lays or [""])


@pytest.mark.parametrize("seed", part_of(20, 3))
def test_go_boards_never_overlap_and_scores_add_up(seed: int) -> None:
    rng = Random(seed)
    seats = seed % 4 + 1
    state = deal.deal_go(rng, seats)
    for _ in range(GO_MOVES):
        move = go_move(rng, state, {})
        if state["phase"] == "over":
            break
        if move:
            before = state
            state = go_twin.play(state, move, {}, roll=deal.roll_dice(rng))
            check_go_step(before, state)
    assert state["round"] > 1


def check_go_step(before: State, after: State) -> None:
    for old, seat in zip(before["seats"], after["seats"], strict=True):
        cells = [cell for laid in seat["laid"] for cell in go_twin.covered(laid)]
        assert len(cells) == len(set(cells))
        assert go_twin.CENTRE not in cells
        assert set(cells) <= set(go_twin.CELLS)
        tiles = [laid["tile"] for laid in seat["laid"]]
        assert len(tiles) == len(set(tiles))
        assert seat["joker"] or "J" not in tiles
        assert 0 <= seat["space"] <= old["space"] + 6
        assert seat["space"] == old["space"] or after["phase"] in ("scored", "over")
    if after["phase"] == "scored" and len(after["seats"]) > 1:
        tiles = go_twin.COMPONENTS["score_tiles"][str(len(after["seats"]))]
        assert sorted(seat["claimed"] for seat in after["seats"]) == sorted(tiles)
    assert (None in after["solved"]) == (after["phase"] in ("look", "build"))


@pytest.mark.parametrize("seed", range(12))
def test_connect_ends_after_46_placements_with_every_tile_somewhere(seed: int) -> None:
    rng = Random(seed)
    seats = seed % 6 + 1
    options = {"one_kind": True} if seed % 3 == 0 else {}
    state = deal.deal_connect(rng, seats, options)
    placements = 0
    while state["phase"] != "over":
        placements += state["phase"] == "lay"
        moves = connect_twin.moves(state, options)
        assert moves == sorted(set(moves))
        state = connect_twin.play(state, rng.choice(moves), options)
        check_connect(state)
    assert placements == 46
    assert state["hands"] == [[]] * seats
    assert sum(len(taken) for taken in state["taken"]) + len(state["table"]) == 50


def check_connect(state: State) -> None:
    tiles = [tile["tile"] for tile in state["table"]] + state["pile"]
    tiles += [tile for pile in state["hands"] + state["taken"] for tile in pile]
    assert sorted(tiles) == list(range(1, 51))
    cells = [tile["at"] for tile in state["table"]]
    assert len(cells) == len(set(cells))
    assert connect_twin.hang_together([connect_twin.cell_of(at) for at in cells])
    assert (state["laid"] in cells) == (state["phase"] == "take")


MOVE_LISTS: list[tuple[Callable[[Random], State], Callable[[State], list[str]]]] = [
    (lambda rng: deal.deal_shift(rng, 3, {}), lambda state: shift_twin.moves(state, {})),
    (lambda rng: deal.deal_go(rng, 3), lambda state: go_twin.moves(state, {}, 1)),
    (lambda rng: deal.deal_connect(rng, 3, {}), lambda state: connect_twin.moves(state, {})),
]


@pytest.mark.parametrize(("dealt", "moves"), MOVE_LISTS, ids=["shift", "go", "connect"])
def test_moves_are_sorted_without_duplicates(
    dealt: Callable[[Random], State], moves: Callable[[State], list[str]]
) -> None:
    for seed in range(10):
        state = dealt(Random(seed))
        for phase in [state["phase"], "build"]:
            found = moves({**state, "phase": phase})
            assert all(one < other for one, other in pairwise(found))


@pytest.mark.parametrize("seed", range(40))
def test_s16_the_signed_tile_is_on_the_board_with_the_pilot_on_it(seed: int) -> None:
    state = deal.deal_shift(Random(seed), 2, {"dark_pilot": True})
    tile = shift_twin.tile_at(state, state["pawns"]["dark"])
    assert (tile["mark"], tile["fixed"], len(tile["open"])) == (None, False, 2)
