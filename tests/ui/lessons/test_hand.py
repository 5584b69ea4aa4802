"""The helping hand by the clock, and lessons after a kill: apps of their own."""

from pathlib import Path

from app.services.settings import Motion
from app.ui.lessons.lesson_help import HELPS, SOON
from app.ui.lessons.opening import go_on
from tests.ui.lessons.lesson_fingers import begun, gesture, hand_of, named, page_of, play
from tests.ui.shift.shift_fingers import cell_place
from tests.ui.table import SteadyTable, Table


def test_the_hand_shows_hides_at_a_touch_and_helps_after_four_seconds(tmp_path: Path) -> None:
    table = SteadyTable(tmp_path, lambda: 7)
    page = begun(table, named("shift.push"))
    table.wait(SOON)
    table.frames(3)
    assert hand_of(page).is_moving
    table.tap(*cell_place(page, 24))
    assert not hand_of(page)._hand.is_shown
    table.wait(HELPS - 1)
    assert not hand_of(page).is_moving
    table.wait(1.2)
    table.frames(2)
    assert hand_of(page).is_moving
    table.close()


def test_whoever_is_killed_is_back_at_that_lesson(tmp_path: Path) -> None:
    table = Table(tmp_path)
    table.app.shell.settings.change(motion=Motion.STILL)
    begun(table, named("shift.push"))
    play(table, page_of(table))
    page = begun(table, named("shift.turn"))
    gesture(table, page, page.table.match.game.decode("w1:ES"))
    table.close()
    table = Table(tmp_path)
    assert table.app.shell.lessons.is_done(named("shift.push"))
    go_on(table.app.shell, "shift")
    table.frames(3)
    assert page_of(table).lesson.lesson == named("shift.turn")
    table.close()
