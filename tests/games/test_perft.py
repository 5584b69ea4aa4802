"""The perft tables: fixed positions, and how many sequences of moves there are from each.

`make perft` counts them all, here those that are not too large. The slow twins count too: a table
made by the engine alone would only pin its mistakes.
"""

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from app.core.errors import BadRequest
from app.core.game import Game, Json
from app.core.perft import A_POSITION, MOST_WORK, perft
from app.games.registry import games
from tests.data.samples import IS_WHOLE, part_of
from tests.data.trials import trials_of
from tests.games.playout import first_state, start_of
from tools.perft import Line, tables

TABLES = tables()
SHIFT = TABLES["perft_shift"]
ALL = [(name, number) for name, lines in TABLES.items() for number in range(len(lines))]
CHEAP = 60_000 if IS_WHOLE else 20_000
"""Larger counts are left to `make perft`."""


def test_every_game_has_its_table() -> None:
    assert list(TABLES) == sorted(f"perft_{game.ID}" for game in games())
    assert len(SHIFT) >= 50


def test_the_shift_table_has_positions_of_all_sorts() -> None:
    forms = [line.position for line in SHIFT]
    assert {form["phase"] for form in forms} == {"shift", "walk"}
    assert {len(form["seats"]) for form in forms} == {1, 2, 3, 4}
    assert sum(form["barred"] is not None for form in forms) > len(forms) // 2
    assert any("dark" in form["pawns"] for form in forms)
    for key in ("ending", "peek", "open_cards", "private_open_cards", "dark_pilot"):
        assert len({line.options[key] for line in SHIFT if key in line.options}) > 1
    cards_left = [sum(len(seat["cards"]) for seat in form["seats"]) for form in forms]
    assert min(cards_left) == 0
    assert max(cards_left) == 24
    assert all(len(line.nodes) == 4 for line in SHIFT)


@pytest.mark.parametrize(("name", "number"), ALL)
def test_the_counts_come_out(name: str, number: int) -> None:
    line = TABLES[name][number]
    for depth, nodes in enumerate(line.nodes, 1):
        if nodes <= CHEAP:
            assert line.counted(depth) == nodes


def slowly_counted(line: Line, form: Json, depth: int) -> int:
    moves = slow_moves(line, form)
    if depth == 1:
        return len(moves)
    after = (trials_of(line.game.ID).twin.play(form, move, line.options) for move in moves)
    return sum(slowly_counted(line, state, depth - 1) for state in after)


def slow_moves(line: Line, form: Json) -> list[str]:
    twin = trials_of(line.game.ID).twin
    if not line.game.SIMULTANEOUS:
        return [move for move in twin.moves(form, line.options) if line.only in move]
    by_seat = (twin.moves(form, line.options, seat) for seat in range(len(form["seats"])))
    return sorted({move for moves in by_seat for move in moves if line.only in move})


@pytest.mark.parametrize(("name", "number"), ALL)
def test_the_slow_twin_counts_the_same(name: str, number: int) -> None:
    """Here one in three to depth 2, where that is not too much for it, and some to 3."""
    line = TABLES[name][number]
    assert slowly_counted(line, line.position, 1) == line.nodes[0]
    deep = line.nodes[1:3] if number in part_of(len(ALL), 3) else ()
    for depth, nodes in enumerate(deep, 2):
        if line.nodes[depth - 2] <= trials_of(line.game.ID).perft_nodes:
            assert slowly_counted(line, line.position, depth) == nodes


@pytest.mark.parametrize("game", games(), ids=lambda game: game.ID)
def test_perft_counts_nothing_done_as_one(game: Game) -> None:
    state = first_state(start_of(game.ID, 0))
    assert perft(game, state, 0) == 1


def test_a_count_too_large_is_given_up_after_a_number_of_positions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The bound is work, not time: the console stays answerable on any machine."""
    monkeypatch.setattr("app.core.perft.MOST_WORK", 500 * A_POSITION)
    game, state = SHIFT[0].game, SHIFT[0].state
    looked_at = 0

    class Counting:
        def __getattr__(self, name: str) -> object:
            nonlocal looked_at
            looked_at += name == "legal_moves"
            return getattr(game, name)

    counting: Any = Counting()
    with pytest.raises(BadRequest) as refused:
        perft(counting, state, 8)
    assert refused.value.code == "too_large"
    assert 200 < looked_at <= 500


def test_a_position_with_too_many_moves_is_given_up_before_they_are_all_looked_for() -> None:
    """In Go some have hundreds of thousands."""
    looked_for = count(1)

    class Endless:
        def legal_moves(self, _: object) -> Iterator[int]:
            return looked_for

    endless: Any = Endless()
    with pytest.raises(BadRequest) as refused:
        perft(endless, None, 1)
    assert refused.value.code == "too_large"
    assert next(looked_for) <= MOST_WORK


@pytest.mark.parametrize("spare", [0, 1])
def test_the_last_move_that_is_counted(monkeypatch: pytest.MonkeyPatch, spare: int) -> None:
    line = SHIFT[0]
    monkeypatch.setattr("app.core.perft.MOST_WORK", A_POSITION + line.nodes[0] - 1 + spare)
    try:
        counted = perft(line.game, line.state, 1)
    except BadRequest:
        counted = 0
    assert counted == (line.nodes[0] if spare else 0)
