"""Whole games of Shift played by touch alone, through curtains, in every edition and preset."""

from collections.abc import Callable
from typing import Any

import pytest

from app.bots.levels import Level
from app.core.game import Outcome
from app.games.shift.moves import Move
from app.presenters.shift.board_model import still_board
from app.ui.shift.shift_page import ShiftPage
from tests.ui.match.match_fingers import still
from tests.ui.shift.shift_fingers import (
    MOST_MOVES,
    begun,
    best_move,
    opened,
    play_by_drag,
    play_by_taps,
    settle,
)
from tests.ui.table import Table

SMALL = (320, 480)
"""Where sides and sizes are not the matter: pictures of few pixels are soon drawn."""

Play = Callable[[Table, ShiftPage, Move], None]

GAMES: dict[str, dict[str, Any]] = {
    "crew": {"edition": "crew", "cards": 2},
    "galaxy": {"edition": "galaxy", "cards": 2},
    "magic": {"edition": "magic", "cards": 2},
    "children": {"open_cards": True, "ending": "any_exit", "cards": 2},
    "own cards open": {"private_open_cards": True, "cards": 2, "ending": "last_card"},
    "pilot with open cards": {"edition": "galaxy", "open_cards": True, "cards": 3},
    "agreed exit": {"ending": "agreed_exit", "exit": "e5", "cards": 1},
}


def played_out(table: Table, page: ShiftPage, play: Play) -> None:
    """Each move that was meant is seen to be the one that was made."""
    while not isinstance(page.table.match.status, Outcome):
        played = len(page.table.match.moves)
        assert played < MOST_MOVES
        opened(table, page)
        settle(table, page)
        if page.table.is_in_hand:
            move = best_move(page.table.match)
            play(table, page, move)
            assert page.table.match.moves[played] == move


@pytest.mark.parametrize("name", ["crew", "galaxy", "magic", "children"])
def test_a_whole_game_by_drags_alone(table: Table, name: str) -> None:
    if name != "crew":
        table.resize(*SMALL)
    still(table)
    page = begun(table, **GAMES[name])
    played_out(table, page, play_by_drag)
    assert page.panel == "end"


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_by_taps_alone(table: Table, name: str) -> None:
    if name != "crew":
        table.resize(*SMALL)
    still(table)
    page = begun(table, **GAMES[name])
    played_out(table, page, play_by_taps)
    assert page.panel == "end"
    assert page.model.end.seats[0].has_won


def test_practice_alone_has_no_curtain(table: Table) -> None:
    table.resize(*SMALL)
    still(table)
    page = begun(table, seats=1, cards=2)
    assert not page.is_covered
    played_out(table, page, play_by_taps)
    assert page.panel == "end"


def test_bots_play_their_turns_between_those_of_a_person(table: Table) -> None:
    table.resize(*SMALL)
    still(table)
    page = begun(table, seats=3, bots={1: Level.EASY, 2: Level.MEDIUM}, cards=1, first=1)
    settle(table, page)
    assert not page.is_covered
    played_out(table, page, play_by_taps)
    assert page.panel == "end"


def test_rematch_deals_anew_for_the_same_table(table: Table) -> None:
    table.resize(*SMALL)
    still(table)
    page = begun(table, cards=1, open_cards=True)
    played_out(table, page, play_by_taps)
    before = page.table.match
    table.tap_on(page._panels["end"].ids.end_keys.ids.again)
    settle(table, page)
    after = page.table.match
    assert page.panel == "turn"
    assert after.moves == ()
    assert after.start.seed != before.start.seed
    assert after.start.options["first"] == after.state.turn
    assert after.state.turn != before.state_after(0).turn
    assert after.table["seats"] == before.table["seats"]


def test_looking_back_steps_plays_and_scrubs_without_touching_the_match(table: Table) -> None:
    still(table)
    page = begun(table, cards=1, open_cards=True)
    played_out(table, page, play_by_taps)
    state, count = page.table.match.state, len(page.table.match.moves)
    page.look_back()
    settle(table, page)
    table.tap_on(page.back_through.front.moments.ids.turns)
    settle(table, page)
    bar = page.back_through.bar
    x, y = bar.ids.scrub.to_window(bar.ids.scrub.x, bar.ids.scrub.center_y)
    table.tap(x + 1, y)
    assert page.board.model == still_board(page.table.known_after(0))
    table.tap_on(bar.ids.forward)
    settle(table, page)
    assert page.back_through.at.at == 1
    assert page.board.model == page.table.board_after(1)
    assert page.board.model.last.arrow is not None
    table.tap(bar.ids.scrub.to_window(bar.ids.scrub.right, 0)[0] - 1, y)
    table.tap_on(bar.ids.back)
    assert page.back_through.at.at == count - 1
    table.tap_on(bar.ids.play)
    settle(table, page)
    assert (page.back_through.at.at, page.back_through.at.is_playing) == (count, False)
    scrub = bar.ids.scrub
    x, y = scrub.to_window(*scrub.center)
    table.drag((x, y), (scrub.to_window(scrub.x, 0)[0] + 1, y))
    assert page.back_through.at.at == 0
    assert page.goes_back(), "to the great moments"
    assert page.goes_back(), "to the end"
    assert page.table.match.state == state
    assert page.panel == "end"
