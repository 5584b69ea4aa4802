"""Hints at Shift's table, in time: where to walk stays shown until somebody walks."""

from dataclasses import replace

import pytest
from kivy.core.window import Window

from app.games.shift.maze import ARROWS
from app.presenters.match.guide import Step
from app.presenters.shift.board_model import Finger, Sliding
from app.ui.shift.shift_page import ShiftPage
from tests.ui.shift.shift_fingers import begun, cell_place, entered, settle
from tests.ui.shift.test_grammar import away, pushed
from tests.ui.table import SteadyTable


@pytest.fixture
def page(steady: SteadyTable) -> ShiftPage:
    page = begun(steady, open_cards=True, first=0)
    steady.settle()
    return page


def asked(steady: SteadyTable, page: ShiftPage, step: Step) -> None:
    """So far, and all of it seen."""
    while page.hints.guide.step < step:
        steady.tap_on(page.sheet.ids.side)
        settle(steady, page)


@pytest.mark.parametrize("step", [Step.MOVE, Step.WHY, Step.DONE])
def test_where_to_walk_is_shown_until_somebody_walks(
    steady: SteadyTable, page: ShiftPage, step: Step
) -> None:
    asked(steady, page, step)
    goal = page.hints.guide.hint.moves[1].cell
    steady.tap_on(page.sheet.ids.main)
    settle(steady, page)
    assert len(page.table.match.moves) == 1
    assert page.board.model.shown.path[-1] == goal
    assert page.deeds.finger.aim == goal, "and the strong key walks there"
    assert page.sheet.ids.side.disabled, "staying is dead for a moment, as after any push"
    steady.wait(1)
    steady.tap(*cell_place(page, away(page)))
    assert page.board.model.shown.path[-1] == goal
    steady.tap_on(page.sheet.ids.main)
    settle(steady, page)
    assert page.board.model.shown.path == ()


def test_the_bulb_leads_through_a_hint_for_the_walk_and_is_no_other_key(
    steady: SteadyTable, page: ShiftPage
) -> None:
    pushed(steady, page)
    steady.frames(2)
    bulb = page.sheet.ids.bulb
    at = bulb.to_window(*bulb.center)
    for step in (Step.LOOK, Step.MOVE, Step.WHY, Step.DONE, Step.DONE):
        steady.tap(*at)
        settle(steady, page)
        assert page.hints.guide.step is step
    assert len(page.table.match.moves) == 1, "a restless finger comes to nothing else"
    assert page.sheet.ids.side.text == page.shell.words.catalogue.text("shift.stay")


def test_where_nobody_wants_hints_there_is_no_bulb(steady: SteadyTable, page: ShiftPage) -> None:
    page = begun(steady, first=0)
    page = entered(steady)
    page.play(page.table.push(Finger(), 4))
    settle(steady, page)
    assert not page.sheet.ids.bulb.is_there


def test_pushing_right_after_why_pushes(steady: SteadyTable, page: ShiftPage) -> None:
    """The line still comes to where it is shown: a key that looks lit acts."""
    asked(steady, page, Step.MOVE)
    steady.tap_on(page.sheet.ids.side)
    assert page.motion.is_running
    assert not page.sheet.ids.main.disabled
    steady.tap_at_once(*page.sheet.ids.main.to_window(*page.sheet.ids.main.center))
    assert len(page.table.match.moves) == 1


def test_no_tile_lies_cut_by_the_edge_of_the_screen(steady: SteadyTable, page: ShiftPage) -> None:
    """What the push of a hint would bring out is gone once it is out."""
    board = page.board
    before, tiles = board.model, board._moving._tiles._layer
    for arrow in range(len(ARROWS)):
        board.model = replace(before, sliding=Sliding(arrow, before.tiles[1]))
        board.slide = 0.9
        moving = tiles._count
        board.slide = 1.0
        x, y = board.to_window(*board.geometry.behind(arrow))
        half = board.geometry.cell / 2
        is_seen = half <= x <= Window.width - half and half <= y <= Window.height - half
        assert (tiles._count == moving) is is_seen
