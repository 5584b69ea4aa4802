"""With movements off the game keeps its beat: what is read or taken back lasts as long as ever."""

from app.bots.levels import Level
from app.presenters.shift.board_model import Finger
from app.ui.shift.shift_page import ShiftPage
from tests.ui.match.match_fingers import still
from tests.ui.shift.movements import find
from tests.ui.shift.shift_fingers import begun, opened, settle
from tests.ui.table import FRAME, SteadyTable

MOST = 600
"""Frames."""


def test_after_a_walk_the_result_rests_and_undo_lives(steady: SteadyTable) -> None:
    still(steady)
    page = begun(steady, first=0)
    opened(steady, page)
    page.play(page.table.push(Finger(), 4))
    settle(steady, page)
    page.play(page.table.staying(Finger()))
    frames = 0
    while page.turn_end.is_resting:
        assert page.turn_end.can_undo
        assert not page.is_covered
        steady.frames()
        frames += 1
    assert 0.55 < frames * FRAME < 0.8
    assert page.is_covered
    assert page.curtain.widget.lift == 0, "it moves no more than anything else"


def test_a_find_is_read(steady: SteadyTable) -> None:
    still(steady)
    page, _ = find(steady)
    words = page.ids.praise
    frames = 0
    while words.opacity == 1 and frames < MOST:
        assert words.text.startswith("Found")
        assert page.flyer.is_carrying
        steady.frames()
        frames += 1
    assert 0.75 < frames * FRAME < 1.0
    assert not page.flyer.is_carrying
    assert page.turn_end.is_resting


def test_bots_can_be_followed(steady: SteadyTable) -> None:
    still(steady)
    page = begun(steady, bots={1: Level.EASY}, first=1)
    at = [_frames_until(steady, page, number) * FRAME for number in (1, 2)]
    assert 0.25 < at[0] < 0.6, "some frames passed as the page came"
    assert 0.2 < at[1] < 0.6


def test_faster_hurries_them_all_the_same(steady: SteadyTable) -> None:
    still(steady)
    page = begun(steady, bots={1: Level.EASY}, first=1)
    page.bots.is_hurried = True
    steady.frames(3)
    page.motion.finish()
    assert _frames_until(steady, page, 2) * FRAME < 0.3


def _frames_until(table: SteadyTable, page: ShiftPage, moves: int) -> int:
    for number in range(MOST):
        if len(page.table.match.moves) >= moves:
            return number
        table.frames()
    raise AssertionError("the bot does not move")
