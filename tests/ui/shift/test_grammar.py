"""One grammar: the first touch shows, the second or the strong key does, letting go does at once.

And what means nothing now says so; a child's restless fingers never give a turn away.
"""

from collections.abc import Callable

import pytest
from kivy.tests.common import UnitTestTouch
from kivy.uix.widget import Widget

from app.bots.levels import Level
from app.games.shift.maze import ARROWS, CELLS
from app.presenters.match.turns_at_table import HINTING, NEVER
from app.presenters.phrase import phrase
from app.presenters.shift.board_model import NOWHERE, Finger
from app.presenters.shift.handling import can_reach, walk_of
from app.ui.match.restless import QUICK
from app.ui.shift.shift_page import ShiftPage
from tests.ui.shift.shift_fingers import (
    EARLY,
    arrow_place,
    begun,
    cell_place,
    place,
    settle,
)
from tests.ui.table import SteadyTable, Table

RESTLESS = 6
"""Frames between a child's taps: a fifth of a second."""


@pytest.fixture
def page(steady: SteadyTable) -> ShiftPage:
    page = begun(steady, open_cards=True, first=0)
    steady.settle()
    return page


def pushed(table: Table, page: ShiftPage, arrow: int | None = None) -> None:
    """So that there is somewhere to go."""
    if arrow is None:
        arrow = max(range(len(ARROWS)), key=lambda each: _reach(page, each))
    page.play(page.table.push(Finger(), arrow))
    settle(table, page)
    table.wait(EARLY)


def _reach(page: ShiftPage, arrow: int) -> int:
    return (page.table.board(Finger(arrow=arrow)).reach or 0).bit_count()


def away(page: ShiftPage) -> int:
    """A cell to walk to, without a target."""
    own = page.table.staying(Finger()).cell
    tiles = page.board.model.tiles
    reached = [cell for cell in CELLS if can_reach(page.table.known, Finger(), cell)]
    return next(cell for cell in reached if cell != own and not tiles[cell].target)


def said(page: ShiftPage, key: str) -> str:
    return page.shell.words.catalogue.text(key)


def on(widget: Widget) -> tuple[float, float]:
    found: tuple[float, float] = widget.to_window(*widget.center)
    return found


# Walking


def test_the_first_tap_shows_the_way_and_the_second_one_walks(
    steady: SteadyTable, page: ShiftPage
) -> None:
    pushed(steady, page)
    cell = away(page)
    assert page.sheet.ids.main.disabled
    steady.tap(*cell_place(page, cell))
    assert (page.board.model.trail[-1], len(page.table.match.moves)) == (cell, 1)
    assert page.sheet.ids.main.text == said(page, "shift.walk_here")
    steady.wait(1)
    steady.tap(*cell_place(page, cell))
    assert page.table.match.moves[-1] == walk_of(page.table.known, Finger(), cell)


def test_the_strong_key_names_the_target_and_walks(steady: SteadyTable, page: ShiftPage) -> None:
    pushed(steady, page)
    tiles, own = page.board.model.tiles, page.table.staying(Finger()).cell
    reached = [
        cell for cell in CELLS if can_reach(page.table.known, Finger(), cell) and cell != own
    ]
    cell = next(cell for cell in reached if tiles[cell].target)
    steady.tap(*cell_place(page, cell))
    target = said(page, f"target.crew.m{tiles[cell].target}")
    assert page.sheet.ids.main.text == f"Walk to the {target[0].lower()}{target[1:]}"
    steady.tap(*on(page.sheet.ids.main))
    assert len(page.table.match.moves) == 2


def test_a_pawn_that_is_drawn_walks_where_it_is_let_go(
    steady: SteadyTable, page: ShiftPage
) -> None:
    pushed(steady, page)
    own, cell = page.table.staying(Finger()).cell, away(page)
    touch = UnitTestTouch(*cell_place(page, own))
    touch.touch_down()
    touch.touch_move(*cell_place(page, cell))
    steady.frames()
    assert page.flyer.is_carrying
    assert page.board.model.trail[-1] == cell
    touch.touch_up()
    settle(steady, page)
    assert page.table.match.moves[-1] == walk_of(page.table.known, Finger(), cell)


def test_a_pawn_let_go_where_no_path_leads_is_back_and_says_why(
    steady: SteadyTable, page: ShiftPage
) -> None:
    pushed(steady, page)
    outside = next(cell for cell in CELLS if not can_reach(page.table.known, Finger(), cell))
    own = page.table.staying(Finger()).cell
    steady.drag(cell_place(page, own), cell_place(page, outside))
    assert page.hint == said(page, "shift.refusal.not_reachable")
    settle(steady, page)
    assert len(page.table.match.moves) == 1
    assert not page.flyer.is_carrying
    assert own in [pawn.cell for pawn in page.board.model.pawns]
    assert page.deeds.finger.lifts is False


def test_with_one_tap_walks_a_tap_walks(steady: SteadyTable, page: ShiftPage) -> None:
    steady.app.shell.settings.change(one_tap_walks=True)
    pushed(steady, page)
    cell = away(page)
    steady.tap(*cell_place(page, cell))
    assert page.table.match.moves[-1] == walk_of(page.table.known, Finger(), cell)


def test_staying_is_dead_for_a_moment_after_a_push(steady: SteadyTable, page: ShiftPage) -> None:
    steady.tap(*arrow_place(page, 1))
    main = on(page.sheet.ids.main)
    steady.tap(*main)
    page.motion.finish()
    steady.frames()
    side = page.sheet.ids.side
    assert not side.collide_point(*side.to_widget(*main))
    assert side.disabled
    steady.tap(*on(side))
    assert page.hint == said(page, "shift.nudge.look")
    steady.wait(EARLY)
    steady.frames(2)
    assert not side.disabled
    steady.tap(*on(side))
    assert page.model.asks
    steady.tap(*on(side))
    assert page.model.asks
    assert len(page.table.match.moves) == 1, "a second tap so soon means what was there before"
    steady.wait(EARLY)
    steady.frames(2)
    steady.tap(*on(side))
    assert len(page.table.match.moves) == 2


def test_staying_with_a_target_in_reach_is_asked_even_of_those_who_tap_once(
    steady: SteadyTable,
) -> None:
    page = begun(steady, seed=9, open_cards=True, first=0)
    steady.settle()
    steady.app.shell.settings.change(one_tap_walks=True)
    near = [each for each in range(12) if page.table.marks(Finger(arrow=each)).is_near]
    far = [each for each in range(12) if each not in near and _reach(page, each) > 1]
    pushed(steady, page, near[0])
    steady.frames(2)
    steady.tap(*on(page.sheet.ids.side))
    assert page.model.asks
    page.undo()
    settle(steady, page)
    pushed(steady, page, far[0])
    steady.frames(2)
    steady.tap(*on(page.sheet.ids.side))
    assert len(page.table.match.moves) == 2


def test_who_has_no_way_out_stays_by_the_key_at_the_side(steady: SteadyTable) -> None:
    page = begun(steady, seed=3, open_cards=True, first=0)
    steady.settle()
    stuck = next(each for each in range(12) if _reach(page, each) == 1)
    page.deeds.tap_arrow(stuck)
    page.deeds.push_in()
    page.motion.finish()
    steady.frames()
    main, side = page.sheet.ids.main, page.sheet.ids.side
    assert page.hint == said(page, "shift.hint.stuck")
    assert (side.text, side.disabled, main.disabled) == (said(page, "shift.stay"), True, True)
    steady.wait(EARLY)
    steady.frames(2)
    assert (side.kind, main.disabled) == ("strong", True)
    steady.tap(*on(main))
    assert page.hint == said(page, "shift.hint.stuck")
    steady.tap(*on(side))
    assert len(page.table.match.moves) == 1
    steady.tap(*on(main))
    assert len(page.table.match.moves) == 2


# Pushing


def test_a_swipe_along_a_line_takes_the_spare_along(steady: SteadyTable, page: ShiftPage) -> None:
    column = 1 + 7 * 3
    x, y = cell_place(page, column)
    cell = page.board.geometry.cell
    touch = UnitTestTouch(x, y)
    touch.touch_down()
    touch.touch_move(x, y - 0.4 * cell)
    steady.frames()
    assert page.board.slide == pytest.approx(0.4, abs=0.01)
    assert page.board.model.glow
    touch.touch_move(x, y - 0.7 * cell)
    touch.touch_up()
    settle(steady, page)
    assert [move.arrow for move in page.table.match.moves] == [0]


def test_a_swipe_from_an_arrow_inwards_pushes(steady: SteadyTable, page: ShiftPage) -> None:
    steady.drag(arrow_place(page, 1), cell_place(page, ARROWS[1].entry))
    settle(steady, page)
    assert [move.arrow for move in page.table.match.moves] == [1]


def test_a_swipe_that_comes_back_pushes_nothing(steady: SteadyTable, page: ShiftPage) -> None:
    x, y = cell_place(page, 1 + 7 * 3)
    steady.drag((x, y), (x, y - 50), (x, y - 4))
    settle(steady, page)
    assert page.table.match.moves == ()
    assert page.deeds.finger == Finger()


@pytest.mark.parametrize("hangs", [True, False])
def test_a_tile_that_a_pause_or_a_turned_device_puts_back_is_said_to_be_back(
    steady: SteadyTable, hangs: bool
) -> None:
    page = begun(steady, bots={1: Level.EASY}, first=0)
    steady.settle()
    if hangs:
        steady.tap(*arrow_place(page, 1))
        assert page.deeds.finger.arrow == 1
        steady.app.on_pause()
        steady.frames(2)
        assert page.is_covered
        steady.app.on_resume()
    else:
        touch = UnitTestTouch(*place(page, *page.tray.spot))
        touch.touch_down()
        touch.touch_move(*cell_place(page, 24))
        steady.frames(2)
        assert page.deeds.finger.carries
        steady.resize(640, 360)
    steady.frames(2)
    assert page.deeds.finger.arrow is None
    assert not page.board.model.glow
    assert page.hint == said(page, "shift.tile_back")
    steady.tap(*arrow_place(page, 1))
    assert page.deeds.finger.arrow == 1
    assert page.hint != said(page, "shift.tile_back")


def test_a_line_that_stays_says_so(steady: SteadyTable, page: ShiftPage) -> None:
    x, y = cell_place(page, 2 + 7 * 2)
    steady.drag((x, y), (x, y - 60))
    assert page.hint == said(page, "shift.nudge.fixed")
    settle(steady, page)
    assert page.table.match.moves == ()


# Each answers at once


def test_what_a_finger_lies_on_answers_at_once(steady: SteadyTable, page: ShiftPage) -> None:
    spare, chips = page.tray.ids.place, page.ids.seats
    at = place(page, *page.tray.spot)
    arrow = arrow_place(page, 1)
    answers: dict[tuple[float, float], Callable[[], bool]] = {
        at: lambda: spare.is_pressed,
        arrow: lambda: page.deeds.finger.pressed == 1,
        on(page.sheet.card): lambda: page.sheet.card.state == "down",
        on(chips.children[0]): lambda: chips.children[0].is_pressed,
    }
    for spot, answers_now in answers.items():
        assert not answers_now()
        touch = UnitTestTouch(*spot)
        touch.touch_down()
        assert answers_now(), spot
        touch.touch_up()
        steady.wait(0.1)
        assert not answers_now(), spot
        steady.app.shell.navigator.close_sheet()
        page.deeds.take(Finger())
        steady.settle()


# What means nothing now


@pytest.mark.parametrize(
    ("touched", "key", "meant"),
    [
        ("cell", "shift.refusal.wrong_phase", "spare"),
        ("pawn", "shift.refusal.wrong_phase", "spare"),
        ("walk_step", "shift.refusal.wrong_phase", "spare"),
        ("main", "shift.nudge.hang", "board"),
        ("side", "shift.nudge.in_tray", "spare"),
        ("undo", "match.no_undo", "spare"),
    ],
)
def test_while_shifting_what_means_nothing_says_what_does_and_that_wiggles(
    steady: SteadyTable, page: ShiftPage, touched: str, key: str, meant: str
) -> None:
    page.table.match.table[HINTING] = NEVER  # else the key at the side leads to a hint
    page.refresh()
    steady.tap(*_spot(page, touched))
    assert page.hint == said(page, key)
    assert not page.is_refused
    assert wiggles(page) == [meant]
    assert page.table.match.moves == ()


def test_a_spare_let_go_in_the_middle_says_where_it_goes_and_the_arrows_wiggle(
    steady: SteadyTable, page: ShiftPage
) -> None:
    steady.drag(place(page, *page.tray.spot), cell_place(page, 24))
    assert page.hint == said(page, "shift.nudge.hang")
    assert not page.is_refused
    assert wiggles(page) == ["board"]
    settle(steady, page)
    assert page.deeds.finger == Finger(turns=page.deeds.finger.turns)
    assert page.table.match.moves == ()
    steady.drag(place(page, *page.tray.spot), place(page, page.tray.spot[0], 1))
    assert page.hint != said(page, "shift.nudge.hang"), "who lays it back means that"


@pytest.mark.parametrize("touched", ["cell", "pawn", "walk_step"])
def test_while_a_tile_hangs_what_means_nothing_says_how_it_goes_in(
    steady: SteadyTable, page: ShiftPage, touched: str
) -> None:
    steady.tap(*arrow_place(page, 1))
    steady.tap(*_spot(page, touched))
    assert page.hint == said(page, "shift.hint.hanging_on")
    assert page.table.match.moves == ()


@pytest.mark.parametrize(
    ("touched", "key"),
    [
        ("tray", "shift.nudge.pushed"),
        ("arrow", "shift.nudge.pushed"),
        ("shift_step", "shift.nudge.pushed"),
        ("turn_key", "shift.nudge.pushed"),
        ("main", "shift.hint.walk"),
    ],
)
def test_while_walking_what_means_nothing_says_what_does(
    steady: SteadyTable, page: ShiftPage, touched: str, key: str
) -> None:
    pushed(steady, page)
    steady.tap(*_spot(page, touched))
    assert page.notices.now == phrase(key)
    assert wiggles(page) == ["board"]
    assert len(page.table.match.moves) == 1


def wiggles(page: ShiftPage) -> list[str]:
    """Where something sways, arrows or a pawn of the board, or the spare."""
    moves = {"board": page.board._sway, "spare": page.tray.ids.place._motion}
    return [name for name, motion in moves.items() if motion.is_running]


def _spot(page: ShiftPage, touched: str) -> tuple[float, float]:
    ids = page.sheet.ids
    steps = ids.steps.children
    widgets = {"main": ids.main, "side": ids.side, "turn_key": page.tray.ids.right}
    widgets |= {"undo": page.ids.undo, "walk_step": steps[0], "shift_step": steps[1]}
    places = {"cell": cell_place(page, 24), "arrow": arrow_place(page, 1)}
    places |= {"pawn": cell_place(page, page.board.model.pawns[0].cell)}
    places |= {"tray": place(page, *page.tray.spot)}
    return on(widgets[touched]) if touched in widgets else places[touched]


# A restless finger (test_child.py has a child's run)


def test_a_restless_double_tap_on_a_cell_only_shows(steady: SteadyTable, page: ShiftPage) -> None:
    pushed(steady, page)
    for _ in range(3):
        steady.tap(*cell_place(page, away(page)))
        steady.frames(2)
    assert len(page.table.match.moves) == 1
    assert page.deeds.finger.aim != NOWHERE


def with_one_near(table: Table) -> ShiftPage:
    """The tile hangs where it brings the one target into reach."""
    for seed in range(20):
        page = begun(table, seed=seed, first=0, open_cards=True, cards=1)
        table.settle()
        near = [each for each in range(12) if page.table.marks(Finger(arrow=each)).near]
        if near:
            page.deeds.tap_arrow(near[0])
            return page
    raise AssertionError("no such board")


def test_the_strong_key_offers_what_is_in_reach_and_no_restless_tap_takes_it(
    steady: SteadyTable,
) -> None:
    """Where it said to push in a moment ago."""
    page = with_one_near(steady)
    steady.wait(1)
    main = page.sheet.ids.main
    for _ in range(8):
        steady.tap_at_once(*on(main))
        steady.frames(RESTLESS)
    assert len(page.table.match.moves) == 1
    steady.wait(EARLY)
    assert not main.disabled
    assert main.text.startswith("Walk to the ")
    steady.tap(*on(main))
    assert len(page.table.match.moves) == 2


def test_a_restless_triple_tap_on_an_arrow_only_shows(steady: SteadyTable, page: ShiftPage) -> None:
    for _ in range(3):
        steady.tap(*arrow_place(page, 1))
        steady.frames(2)
    assert page.table.match.moves == ()
    assert page.deeds.finger.arrow == 1
    steady.wait(QUICK)
    steady.tap(*arrow_place(page, 1))
    assert len(page.table.match.moves) == 1


@pytest.mark.parametrize("frames", [6, 9])
def test_who_taps_on_and_on_pushes_in_the_end_and_walks_nowhere(
    steady: SteadyTable, page: ShiftPage, frames: int
) -> None:
    for _ in range(20):
        steady.tap_at_once(*arrow_place(page, 1))
        steady.frames(frames - 3)
    assert len(page.table.match.moves) == 1
    assert page.table.seat == 0


def test_who_taps_on_and_on_walks_in_the_end(steady: SteadyTable, page: ShiftPage) -> None:
    pushed(steady, page)
    cell = away(page)
    taps = 0
    while len(page.table.match.moves) == 1:
        steady.tap_at_once(*cell_place(page, cell))
        steady.frames(RESTLESS - 3)
        taps += 1
        assert taps < 8
    assert taps > 3


def test_who_taps_on_and_on_at_the_own_pawn_stays_nowhere(
    steady: SteadyTable, page: ShiftPage
) -> None:
    pushed(steady, page)
    own = page.table.staying(Finger()).cell
    for _ in range(20):
        steady.tap_at_once(*cell_place(page, own))
        steady.frames(RESTLESS - 3)
    assert len(page.table.match.moves) == 1
