"""What a push looks and sounds like, from the finger to where all lies, and taken back."""

import pytest
from kivy.tests.common import UnitTestTouch

from app.presenters.shift.board_model import Finger
from app.ui.shift.shift_page import ShiftPage
from tests.ui.shift.shift_fingers import (
    arrow_place,
    begun,
    cell_place,
    opened,
    place,
    settle,
    tap_twice,
)
from tests.ui.table import SteadyTable

NEAR = 9
"""A seed with pushes that bring a target into reach."""


class Heard:
    def __init__(self) -> None:
        self.names = list[str]()

    def play(self, name: str) -> None:
        self.names.append(name)


def test_what_comes_into_reach_chimes_once(steady: SteadyTable) -> None:
    page = begun(steady, seed=NEAR, first=0)
    opened(steady, page)
    heard = page.motions._sounds = Heard()
    near = next(n for n in range(12) if page.table.marks(Finger(arrow=n)).is_near)
    steady.tap(*arrow_place(page, near))
    assert heard.names.count("chime") == 1
    steady.wait(1)
    steady.tap(*arrow_place(page, near))
    while page.motion.is_running:
        assert page.board.model.marks.is_near
        steady.frames()
    steady.frames(5)
    assert len(page.table.match.moves) == 1
    assert heard.names.count("chime") == 1


def test_s16_a_push_taken_back_comes_out_as_it_went_in(steady: SteadyTable) -> None:
    page = begun(steady, open_cards=True, first=0)
    steady.settle()
    steady.tap(*place(page, *page.tray.spot))
    turned = page.deeds.finger.turns
    assert turned == 1
    tap_twice(steady, page, 4)
    settle(steady, page)
    page.undo()
    seen = []
    while page.motion.is_running:
        seen.append(page.board.slide)
        steady.frames()
    assert max(seen) > 0.9
    assert any(0.2 < slide < 0.8 for slide in seen)
    assert (page.deeds.finger.turns, page.table.match.moves) == (turned, ())


def test_s17_what_would_be_in_reach_stays_shown_as_the_line_is_let_go(
    steady: SteadyTable,
) -> None:
    page = begun(steady, open_cards=True, first=0)
    steady.settle()
    x, y = cell_place(page, 1 + 7 * 3)
    cell = page.board.geometry.cell
    touch = UnitTestTouch(x, y)
    touch.touch_down()
    for share in (0.4, 0.8):
        touch.touch_move(x, y - share * cell)
        steady.frames(6)
    held = page.hint
    assert page.board.model.reach is not None
    touch.touch_up()
    assert page.motion.is_running
    while page.motion.is_running:
        assert page.board.model.reach is not None
        assert page.hint != held
        steady.frames()
    assert page.board.model.reach is not None


@pytest.mark.parametrize("size", [(412, 915), (640, 360), (1280, 800)], ids=str)
def test_s18_the_fallen_tile_comes_as_large_as_it_will_lie(
    steady: SteadyTable, size: tuple[int, int]
) -> None:
    steady.resize(*size)
    page = begun(steady, open_cards=True, first=0)
    steady.settle()
    page.play(page.table.push(Finger(), 4))
    falls = page.motion._queue[-1]
    settle(steady, page)
    assert falls.start is not None
    falls.start()
    falls.update(0.999)
    assert scale_of(page) == pytest.approx(page.tray.cell / page.board.geometry.cell, rel=0.01)


def scale_of(page: ShiftPage) -> float:
    """Of what is in the air."""
    return float(page.flyer._wide)
