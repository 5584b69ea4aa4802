"""Shift's board as it is drawn: what lies where, what the preview and the walk show."""

import pytest

from app.games.shift.maze import ARROWS, CELLS, cells_of, pushed, reachable
from app.games.shift.moves import PushIn, WalkTo
from app.games.shift.rules import legal_moves, pawn_cell, reach, reach_after
from app.presenters.shift.board_model import (
    NOWHERE,
    ArrowLook,
    Finger,
    board_in_hand,
    still_board,
    without_pawn,
)
from app.presenters.shift.handling import walk_of
from tests.presenters.shift.matches import table_of

ARROW = 4


def test_the_board_shows_every_tile_and_pawn() -> None:
    known = table_of(4).known
    board = still_board(known)
    assert len(board.tiles) == len(CELLS)
    assert {tile.target for tile in board.tiles} >= set(range(1, 13))
    assert [(pawn.pawn, pawn.cell) for pawn in board.pawns] == list(
        zip(("red", "yellow", "green", "blue"), known.pawns, strict=True)
    )


def test_s6_the_barred_arrow_is_visibly_barred() -> None:
    table = table_of()
    table.match.play(PushIn(ARROW, table.known.maze.spare))
    looks = still_board(table.known).arrows
    barred = ARROWS[ARROW].opposite
    assert [n for n, look in enumerate(looks) if look is ArrowLook.BARRED] == [barred]


@pytest.mark.parametrize("turns", range(4))
def test_the_preview_shows_the_reach_after_the_push(turns: int) -> None:
    table = table_of()
    board = table.board(Finger(turns, ARROW))
    push = table.push(Finger(turns), ARROW)
    assert board.reach == reach_after(table.known, push)
    assert board.sliding is not None
    assert board.sliding.arrow == ARROW


def test_the_preview_is_what_the_push_then_gives() -> None:
    table = table_of()
    finger = Finger(1, ARROW)
    before = table.board(finger)
    table.match.play(table.push(finger, ARROW))
    assert table.board(Finger()).reach == before.reach


def test_s6_at_the_barred_arrow_nothing_hangs() -> None:
    table = table_of(1)
    table.match.play(PushIn(ARROW, table.known.maze.spare))
    table.match.play(WalkTo(pawn_cell(table.known, False)))
    assert table.board(Finger(0, ARROWS[ARROW].opposite)).sliding is None


def test_the_walk_shows_its_reach_and_the_way_to_the_finger() -> None:
    table = table_of()
    table.match.play(PushIn(0, table.known.maze.spare))
    known = table.known
    far = max(cells_of(reach(known)))
    board = board_in_hand(known, Finger(aim=far))
    assert board.reach == reachable(known.maze.planes, 1 << pawn_cell(known, False))
    assert board.trail[0] == pawn_cell(known, False)
    assert board.trail[-1] == far == board.goal


def test_an_aim_out_of_reach_shows_no_way() -> None:
    table = table_of()
    table.match.play(PushIn(0, table.known.maze.spare))
    outside = next(cell for cell in CELLS if not reach(table.known) >> cell & 1)
    board = board_in_hand(table.known, Finger(aim=outside))
    assert board.trail == ()
    assert board.goal == NOWHERE


def test_s16_the_pilot_stands_on_the_board() -> None:
    pawns = {pawn.pawn for pawn in still_board(table_of(edition="galaxy").known).pawns}
    assert pawns == {"red", "yellow", "dark"}


def test_s16_with_open_cards_the_finger_chooses_the_pawn() -> None:
    table = table_of(edition="galaxy", open_cards=True)
    table.match.play(PushIn(0, table.known.maze.spare))
    assert table.board(Finger()).walker == "red"
    assert table.board(Finger(with_pilot=True)).walker == "dark"
    assert walk_of(table.known, Finger(with_pilot=True), 3).with_pilot


def test_s15_the_agreed_exit_is_marked() -> None:
    assert still_board(table_of(ending="agreed_exit", exit="e5").known).goal == 4 * 7 + 4
    assert still_board(table_of().known).goal == NOWHERE


def test_a_pawn_can_be_taken_up() -> None:
    board = still_board(table_of().known)
    assert [pawn.pawn for pawn in without_pawn(board, "red").pawns] == ["yellow"]


def test_an_equal_position_gives_an_equal_board() -> None:
    table = table_of()
    assert table.board(Finger()) == table.board(Finger())


def test_the_pushed_tile_is_turned_as_the_finger_turned_it() -> None:
    table = table_of()
    push = table.push(Finger(1), ARROW)
    assert push in list(legal_moves(table.known))
    assert pushed(table.known.maze, ARROW, push.openings) != table.known.maze


def test_an_arrow_under_the_finger_is_pressed_unless_it_is_barred() -> None:
    table = table_of(1)
    assert table.board(Finger(pressed=ARROW)).arrows[ARROW] is ArrowLook.PRESSED
    table.match.play(PushIn(ARROW, table.known.maze.spare))
    table.match.play(WalkTo(pawn_cell(table.known, False)))
    barred = ARROWS[ARROW].opposite
    assert table.board(Finger(pressed=barred)).arrows[barred] is ArrowLook.BARRED
