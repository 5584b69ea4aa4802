"""Undo among bots: back over what they answered to the person's own last choice, kept at once."""

from typing import Any

import pytest

from app.bots.levels import Level
from app.games.shift.rules import reach
from app.presenters.shift.table_model import Deed
from tests.ui.connect import connect_fingers
from tests.ui.match.match_fingers import still
from tests.ui.shift import shift_fingers
from tests.ui.table import Table

BOTS = {1: Level.EASY, 2: Level.EASY}


def answered(table: Table, game: str, **options: object) -> Any:
    """The person has made a turn, and so has each bot."""
    still(table)
    fingers = shift_fingers if game == "shift" else connect_fingers
    first = {"first": 0} if game == "connect" else {}
    page: Any = fingers.begun(table, 3, bots=BOTS, **first, **options)
    table.settle()
    match = page.table.match
    while page.table.seat != 0:
        table.frames()
    page.begun_at = len(match.moves)
    while page.table.seat == 0 and page.table.is_in_hand:
        page.play(next(iter(match.game.legal_moves(match.state))))
        fingers.settle(table, page)
        if len(match.moves) > page.begun_at and page.table.mover(len(match.moves) - 1):
            break
    for _ in range(2000):
        if page.table.seat == 0 and not page.motion.is_running:
            break
        table.frames()
        page.motion.finish()
    assert len(match.moves) - page.begun_at >= 6
    return page


@pytest.mark.parametrize("game", ["shift", "connect"])
def test_undo_takes_the_answers_back_with_the_own_move(table: Table, game: str) -> None:
    page = answered(table, game)
    match, begun_at = page.table.match, page.begun_at
    assert page.model.can_undo
    table.tap_on(page.ids.undo)
    assert page.table.is_in_hand
    assert page.hint == "Your last move and the answer are taken back"
    assert begun_at <= len(match.moves) <= begun_at + 1
    assert {page.table.mover(move) for move in range(begun_at, len(match.moves))} <= {0}
    while len(match.moves) > begun_at:
        table.tap_on(page.ids.undo)
        page.motion.finish()
    assert page.table.seat == 0
    page.play(next(iter(match.game.legal_moves(match.state))))
    assert len(match.moves) > begun_at


def test_what_was_taken_back_is_kept_in_one_step(table: Table) -> None:
    page = answered(table, "shift")
    match, kept = page.table.match, list[str]()
    match._keeper = kept.append
    page.undo()
    assert len(kept) == 1
    assert match.record().undone == 5


def test_a_table_that_takes_nothing_back_does_not_do_so_among_bots(table: Table) -> None:
    page = answered(table, "shift")
    page.table.sit(type(page.table.seating)(page.table.seats, has_undo=False))
    page.refresh()
    assert not page.model.can_undo
    moves = page.table.match.moves
    page.undo()
    assert page.table.match.moves == moves


def test_undo_puts_the_tile_back_that_hangs_at_an_arrow(table: Table) -> None:
    still(table)
    page = shift_fingers.begun(table, 2, bots={1: Level.EASY})
    table.settle()
    while page.table.seat != 0:
        table.frames()
    finger, why_not = page.deeds.finger, page.table.why_not
    arrow = next(n for n in range(12) if why_not(page.table.push(finger, n)) is None)
    page.deeds.tap_arrow(arrow)
    assert page.deeds.finger.arrow == arrow
    table.tap_on(page.ids.undo)
    page.motion.finish()
    assert page.deeds.finger.arrow is None
    assert page.hint != "There is nothing to take back"


def test_undo_puts_the_tile_back_that_hangs_over_a_spot(table: Table) -> None:
    still(table)
    page = connect_fingers.begun(table, 2, bots={1: Level.EASY}, first=0)
    table.settle()
    table.tap(*page.tray.spot(0))
    table.tap(*connect_fingers.touched_cell(page, *connect_fingers.spot_of(page)))
    assert page.deeds.finger.cell is not None
    table.tap_on(page.ids.undo)
    assert page.deeds.finger.cell is None
    assert page.table.match.moves == ()


def test_who_does_not_stay_keeps_the_walk_that_was_chosen(table: Table) -> None:
    still(table)
    page = shift_fingers.begun(table, 1, seed=3)
    table.settle()
    page.play(max(page.table.match.game.legal_moves(page.table.match.state), key=_reached(page)))
    shift_fingers.settle(table, page)
    table.wait(1.0)
    own = page.table.staying(page.deeds.finger).cell
    cells = page.board.model.reach or 0
    cell = next(c for c in range(49) if cells >> c & 1 and c != own)
    page.deeds.walking.tap_cell(cell, is_second=False)
    page.deeds.walking.stay()
    assert page.model.asks
    page.deeds.do(Deed.LOOK_ON)
    assert not page.model.asks
    assert page.deeds.finger.aim == cell


def _reached(page: Any) -> Any:
    """How far the pawn gets after this push."""

    def reached(move: Any) -> int:
        state = page.table.match.game.apply(page.table.match.state, move).state
        return int(reach(state).bit_count())

    return reached
