"""Movements of Shift: they end at a tap, can be left out, and create nothing while they last."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from kivy.core.text import LabelBase
from kivy.core.window import Window
from kivy.graphics import Canvas, Instruction, InstructionGroup
from kivy.uix.widget import Widget

from app.presenters.match.seats import Side
from app.presenters.shift.board_model import still_board
from app.services.settings import Motion
from app.ui.shift.shift_page import ShiftPage
from app.ui.shift.shift_walking import EARLY
from tests.ui.match.match_fingers import still
from tests.ui.shift.movements import Shown, push_by_swipe, push_by_taps
from tests.ui.shift.shift_fingers import (
    arrow_place,
    begun,
    best_move,
    cell_place,
    opened,
    place,
    play_by_taps,
    settle,
)
from tests.ui.table import SteadyTable, Table

MOST_INSTRUCTIONS = 66


def instructions(group: Instruction) -> int:
    children = group.children if isinstance(group, Canvas | InstructionGroup) else []
    return 1 + sum(instructions(child) for child in children)


@contextmanager
def counted(owner: Any, name: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[None]]:
    calls: list[None] = []
    real: Callable[..., Any] = getattr(owner, name)

    def counting(*args: Any, **kwargs: Any) -> Any:
        calls.append(None)
        return real(*args, **kwargs)

    with monkeypatch.context() as patch:
        patch.setattr(owner, name, counting)
        yield calls


def moving(table: Table) -> ShiftPage:
    """A page whose line is just sliding in."""
    table.app.shell.settings.change(motion=Motion.SLOW)
    page = begun(table, open_cards=True, first=0)
    page.play(page.table.push(page.deeds.finger, 4))
    table.frames(2)
    assert page.motion.is_running
    return page


def test_a_tap_finishes_what_moves(table: Table) -> None:
    page = moving(table)
    after = still_board(page.table.known)
    table.tap(*cell_place(page, 24))
    assert not page.motion.is_running
    assert page.board.model.tiles == after.tiles
    assert len(page.table.match.moves) == 1


def test_the_table_turns_to_the_next_side_before_all_eyes(table: Table) -> None:
    table.app.shell.settings.change(motion=Motion.SLOW)
    page = begun(table, open_cards=True, first=0, sides=(Side.BOTTOM, Side.LEFT))
    turned = page.ids.turned
    page.play(page.table.push(page.deeds.finger, 4))
    page.motion.finish()
    page.play(page.table.staying(page.deeds.finger))
    while not turned.lead:
        assert page.motion.is_running
        page.motion.finish()
    assert (turned.quarters, turned.lead) == (1, 90)
    page.motion.finish()
    assert turned.rotation % 360 == pytest.approx(270)
    assert turned.size == [page.height, page.width]


def test_a_tile_that_turns_takes_the_next_tap(table: Table) -> None:
    table.app.shell.settings.change(motion=Motion.SLOW)
    page = begun(table, open_cards=True, first=0)
    for turns in (1, 2, 3):
        table.tap(*place(page, *page.tray.spot))
        assert page.deeds.finger.turns == turns
    assert not page.motion.is_running


@pytest.mark.parametrize("push", [push_by_taps, push_by_swipe])
@pytest.mark.parametrize("size", [(412, 915), (800, 1280)], ids=str)
def test_a_line_slides_under_ones_own_push_and_the_tray_waits_for_the_tile(
    steady: SteadyTable, push: Callable[[Table], Shown], size: tuple[int, int]
) -> None:
    steady.resize(*size)
    page, _ = push(steady)
    slid = fell = 0
    while page.motion.is_running:
        slid += page.board.model.sliding is not None
        fell += page.flyer.is_carrying
        assert page.tray.is_out
        assert not page.model.can_stay
        steady.frames()
    assert slid
    assert fell
    assert not page.tray.is_out
    assert page.model.is_walk
    assert page.deeds.finger.is_early
    steady.wait(EARLY)
    steady.frames(2)
    assert page.model.can_stay


def test_nothing_is_created_nor_written_while_things_move(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = moving(table)
    with (
        counted(Widget, "__init__", monkeypatch) as widgets,
        counted(LabelBase, "render", monkeypatch) as texts,
    ):
        frames = 0
        while page.motion.is_running and frames < 40:
            table.frames()
            frames += 1
    assert frames == 40
    assert (widgets, texts) == ([], [])


def test_the_board_is_drawn_in_few_instructions(table: Table) -> None:
    still(table)
    page = begun(table, seats=4, open_cards=True, edition="galaxy")
    page.deeds.tap_arrow(4)
    table.frames(2)
    assert instructions(page.board.canvas) <= MOST_INSTRUCTIONS


def test_an_idle_table_draws_nothing(table: Table) -> None:
    still(table)
    settle(table, begun(table, open_cards=True))
    table.frames(10)
    drawn: list[object] = []
    Window.bind(on_draw=drawn.append)
    table.frames(30)
    Window.unbind(on_draw=drawn.append)
    assert drawn == []


def test_without_movements_the_same_game_is_played(table: Table) -> None:
    table.resize(320, 480)
    records = []
    for motion in (Motion.STILL, Motion.FAST):
        table.app.shell.settings.change(motion=motion)
        page = begun(table, cards=1)
        for _ in range(6):
            opened(table, page)
            if page.table.is_over:
                break
            play_by_taps(table, page, best_move(page.table.match))
        records.append(page.table.match.record().moves)
        table.app.shell.navigator.home()
    assert records[0] == records[1]


def test_leaving_in_the_middle_of_a_movement_loses_nothing(table: Table) -> None:
    page = moving(table)
    moves = page.table.match.moves
    table.app.shell.navigator.home()
    table.frames(3)
    table.app.shell.navigator.go("shift")
    table.frames(3)
    assert page.table.match.moves == moves
    assert page.model.can_stay


def test_resizing_in_the_middle_of_a_movement_loses_nothing(table: Table) -> None:
    page = moving(table)
    state = page.table.match.state
    table.resize(800, 1280)
    assert page.table.match.state == state
    assert not page.motion.is_running
    table.resize(412, 915)


def test_what_is_in_reach_fades_in_and_swallows_no_touch(tmp_path: Path) -> None:
    table = SteadyTable(tmp_path, lambda: 7, frame=1 / 60)
    page = begun(table, open_cards=True, first=0)
    table.app.shell.settings.change(motion=Motion.NORMAL)
    page.deeds.tap_arrow(4)
    shown = [reach_shown(page)]
    for _ in range(8):
        table.frames()
        shown.append(reach_shown(page))
    assert shown == sorted(shown)
    assert (shown[0], shown[-1]) == (0, 1)
    assert len(set(shown)) > 4
    page.deeds.tap_arrow(5)
    table.frames()
    table.tap(*arrow_place(page, 5))
    assert len(page.table.match.moves) == 1
    table.close()


def test_without_movements_it_is_there_at_once(table: Table) -> None:
    still(table)
    page = begun(table, open_cards=True, first=0)
    page.deeds.tap_arrow(4)
    assert reach_shown(page) == 1


def reach_shown(page: ShiftPage) -> float:
    shown: float = page.board._still._reach.tint.a
    return shown
