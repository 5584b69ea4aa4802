"""Every state of the app at rest costs nothing: no frame is drawn, nothing runs each frame.

And an app that showed them all is freed once it is closed.
"""

import gc
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from kivy.clock import Clock, ClockEvent
from kivy.core.window import Window
from kivy.uix.textinput import TextInput

from app.services.settings import Motion
from app.ui.go.go_match_page import GoMatchPage
from app.ui.lessons.lesson_help import HELPS
from app.ui.solo.puzzle_clock import PuzzleClock
from tests.ui.scenes import Scene, entered, playable, scenes
from tests.ui.table import SteadyTable, Table

FRAME, SETTLING, RESTING, READ = 1 / 12, 15, 12, 60
"""Seconds of a frame; frames, and the longest that a result rests for is 1.1 s; the most in which
something is read and goes."""


def each_frame() -> Iterator[str]:
    """What Kivy's own clock does at every frame from now on."""
    for event in Clock.get_events():
        if isinstance(event, ClockEvent) and event.loop and event.timeout <= 0:
            yield repr(event.get_callback())


HELD: list[float] = []
"""What Go's clocks show while they stand."""


@contextmanager
def between_two_seconds() -> Iterator[None]:
    """Where a clock counts them."""
    HELD.append(GoMatchPage.now())
    puzzle = PuzzleClock.now()
    with patch.object(PuzzleClock, "now", staticmethod(lambda: puzzle)):
        yield
    HELD.clear()


def held(runs: Callable[[], float]) -> Callable[[], float]:
    return lambda: HELD[0] if HELD else runs()


def wakes(table: Table, scene: Scene) -> list[str]:
    """What goes on in a scene that was left alone for a while."""
    scene.bring(table)
    table.app.shell.desk.close()  # puzzles made ahead draw nothing, and are made some time
    settle(table)
    table.wait(HELPS)  # a lesson's hand comes to whoever does nothing
    drawn: list[object] = []
    with between_two_seconds():
        table.frames(SETTLING)
        Window.bind(on_draw=drawn.append)
        table.frames(RESTING)
        Window.unbind(on_draw=drawn.append)
    found = [f"each frame: {name}" for name in each_frame()]
    return [*found, f"{len(drawn)} frames drawn"] if drawn else found


def settle(table: Table) -> None:
    """What is readied below the fold is there, and what was said for a while has been read."""
    table.frames(SETTLING)
    table.make_ahead()
    page = table.app.shell.navigator.page
    for _ in range(READ):
        table.frames()
        if not hasattr(page, "motion") or not page.motion.is_running:
            break


def forget_fields(table: Table) -> None:
    """Kivy holds the text field that was written in last, until the next one is."""
    field = TextInput()
    Window.add_widget(field)
    field.focus = True
    table.frames(2)
    field.focus = False
    Window.remove_widget(field)
    table.frames(2)


def test_what_is_left_alone_draws_nothing_and_is_freed(tmp_path: Path) -> None:
    """Closed behind a curtain at last.

    A rule in kv that reads `self.ids` would hold its widget for ever.
    """
    table = SteadyTable(tmp_path, lambda: 7, FRAME)
    GoMatchPage.now = staticmethod(held(GoMatchPage.now))  # pages take it as they are made
    table.app.shell.settings.change(motion=Motion.STILL)
    found = {scene.name: wakes(table, scene) for scene in scenes()}
    entered(table, playable()[0], is_open=False)
    assert table.app.shell.navigator.page.is_covered
    forget_fields(table)
    closed = weakref.ref(table.app)
    table.close()
    del table
    gc.unfreeze()
    gc.collect()
    assert {name: faults for name, faults in found.items() if faults} == {}
    assert closed() is None


def test_something_that_runs_each_frame_is_found(table: Table) -> None:
    before = list(each_frame())
    event = Clock.schedule_interval(table.picture, 0)
    assert len(list(each_frame())) == len(before) + 1
    event.cancel()
    assert list(each_frame()) == before
