"""The dark pilot (S16): a fifth pawn that belongs to nobody."""

from typing import Any

import pytest

from app.core.game import Turn
from app.games import shift
from app.games.shift.events import PawnWalked, TargetFound
from app.games.shift.maze import CELL_NAMED
from app.games.shift.rules import walkers
from app.games.shift.state import Hand, State
from tests.games.shift.boards import (
    game_on,
    listed,
    maze_of,
    pawns_of,
    played,
    step,
    walking_on,
    why_not,
)

ROOM = ("╶─┬┐", "", "╶─╴")
"""Red's way a1 - b1 - c1 - d1 and the pilot's a3 - b3 - c3."""
PAWNS = {"red": "a1", "blue": "a7", "dark": "a3"}
OPEN = {"open_cards": True}
DARK, PLAIN = 3, 1


def facing(card: int, *others: int, **fields: Any) -> State:
    """Red's walk with this card on top; m3 (dark) is on b3, m1 on b1."""
    maze = maze_of(*ROOM, **{"m3": "b3", "m1": "b1"} | fields.pop("targets", {}))
    usual: dict[str, Any] = {"pawns": PAWNS, "cards": {"red": [card, *others]}}
    return walking_on(maze, **usual | fields)


@pytest.mark.parametrize("card", [3, 8, 14, 20])
def test_s16_with_a_dark_card_on_top_the_seat_walks_the_pilot(card: int) -> None:
    state = facing(card)
    assert listed(state) == ["*a3", "*b3", "*c3"]
    assert why_not(state, "b1") == "not_your_pawn"
    assert pawns_of(played(state, "*c3")) == PAWNS | {"dark": "c3"}


@pytest.mark.parametrize("card", [card for card in range(1, 25) if card not in (3, 8, 14, 20)])
def test_s16_with_any_other_card_it_walks_its_own_pawn(card: int) -> None:
    state = facing(card)
    assert listed(state) == ["a1", "b1", "c1", "d1"]
    assert why_not(state, "*b3") == "not_your_pawn"


def test_s16_the_pilot_finds_the_dark_card() -> None:
    done = step(facing(DARK, PLAIN), "*b3")
    assert done.state.hands[0] == Hand((PLAIN,), (DARK,))
    assert done.events[0] == PawnWalked(0, "dark", (CELL_NAMED["a3"], CELL_NAMED["b3"]))
    assert done.events[1] == TargetFound(0, DARK, 1)


def test_s16_by_the_same_rules() -> None:
    """Staying finds, passing over does not, reach counts, one card a turn."""
    on_target = PAWNS | {"dark": "b3"}
    assert played(facing(DARK, pawns=on_target), "*b3").hands[0].found == (DARK,)
    assert played(facing(DARK), "*c3").hands[0].found == ()
    assert why_not(facing(DARK), "*a1") == "not_reachable"
    both = facing(DARK, 8, targets={"m8": "c3"})
    assert played(both, "*b3").hands[0] == Hand((8,), (DARK,))


def test_s16_every_seat_walks_the_same_pilot() -> None:
    state = facing(DARK, PLAIN, cards={"red": [DARK], "blue": [8]}, targets={"m8": "c3"})
    state = played(state, "*b3", "e3:NE")
    assert listed(state) == ["*a3", "*b3", "*c3"]
    assert played(state, "*c3").hands[1].found == (8,)


def test_s16_the_own_pawn_passes_by_the_targets_of_dark_cards() -> None:
    """The dark card's target under the own pawn finds nothing: another card is on top."""
    state = facing(PLAIN, DARK, targets={"m3": "c1"})
    assert played(state, "c1").hands[0] == Hand((PLAIN, DARK))


def test_s16_open_cards_the_seat_chooses_a_pawn_each_turn() -> None:
    state = facing(DARK, PLAIN, options=OPEN)
    assert walkers(state) == (False, True)
    assert listed(state) == ["a1", "b1", "c1", "d1", "*a3", "*b3", "*c3"]
    assert played(state, "b1").hands[0] == Hand((DARK,), (PLAIN,))
    assert played(state, "*b3").hands[0] == Hand((PLAIN,), (DARK,))


@pytest.mark.parametrize("option", ["open_cards", "private_open_cards"])
def test_s16_open_cards_each_pawn_finds_only_its_own_kind(option: str) -> None:
    targets = {"m3": "b1", "m1": "b3"}
    state = facing(DARK, PLAIN, options={option: True}, targets=targets)
    assert played(state, "b1").hands[0] == Hand((DARK, PLAIN))
    assert played(state, "*b3").hands[0] == Hand((DARK, PLAIN))


@pytest.mark.parametrize("options", [{}, OPEN])
def test_s16_the_ending_is_done_with_the_own_pawn(options: dict[str, object]) -> None:
    pawns = PAWNS | {"red": "c1", "dark": "b1"}
    state = facing(DARK, options=options, cards={"red": []}, found={"red": [DARK]}, pawns=pawns)
    assert played(state, "a1").winners == (0,)
    if options:
        assert shift.status(played(state, "*a1")) == Turn((1,), "shift")
    else:
        assert why_not(state, "*a1") == "not_your_pawn"


def test_s16_the_last_card_may_be_the_pilots_find() -> None:
    state = facing(DARK, options={"ending": "last_card"})
    assert played(state, "*b3").winners == (0,)


def test_s16_the_pilot_finding_the_last_card_on_its_finders_home_does_not_win() -> None:
    pawns = {"red": "c1", "blue": "a7", "dark": "b1"}
    state = facing(DARK, targets={"m3": "a1"}, pawns=pawns)
    after = played(state, "*a1")
    assert after.hands[0] == Hand((), (DARK,))
    assert after.winners == ()


def test_s16_the_pilot_rides_on_its_tile_and_out_and_in() -> None:
    state = game_on(maze_of(*ROOM), pawns=PAWNS | {"dark": "b3"})
    assert pawns_of(played(state, "n1:NE"))["dark"] == "b4"
    state = game_on(maze_of(*ROOM), pawns=PAWNS | {"dark": "b7"})
    assert pawns_of(played(state, "n1:NE"))["dark"] == "b1"


def test_s16_without_the_option_the_signs_mean_nothing() -> None:
    state = walking_on(
        maze_of(*ROOM, m3="b1"), pawns={"red": "a1", "blue": "a7"}, cards={"red": [DARK, PLAIN]}
    )
    assert listed(state) == ["a1", "b1", "c1", "d1"]
    assert why_not(state, "*a1") == "not_your_pawn"
    assert played(state, "b1").hands[0] == Hand((PLAIN,), (DARK,))
    opened = walking_on(maze_of(*ROOM, m3="b1"), options=OPEN, cards={"red": [PLAIN, DARK]})
    assert played(opened, "b1").hands[0] == Hand((PLAIN,), (DARK,))
