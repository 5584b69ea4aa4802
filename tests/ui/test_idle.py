"""Every state of the app at rest costs nothing: no frame is drawn, nothing runs each frame."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from kivy.clock import Clock, ClockEvent
from kivy.core.window import Window

from app.services.settings import Motion
from app.ui.go.go_match_page import GoMatchPage
from tests.ui.scenes import Scene, scenes
from tests.ui.table import SteadyTable, Table

SETTLING, RESTING = 75, 20
"""Frames; the longest that a result rests for is 1.1 s."""


def each_frame() -> Iterator[str]:
    """What Kivy's own clock does at every frame from now on."""
    for event in Clock.get_events():
        if isinstance(event, ClockEvent) and event.loop and event.timeout <= 0:
            yield repr(event.get_callback())


def wakes(table: Table, scene: Scene) -> list[str]:
    """What goes on in a scene that was left alone for a while."""
    scene.bring(table)
    table.app.shell.desk.close()  # puzzles made ahead draw nothing, and are made some time
    table.frames(SETTLING)
    drawn: list[object] = []
    Window.bind(on_draw=drawn.append)
    table.frames(RESTING)
    Window.unbind(on_draw=drawn.append)
    found = [f"each frame: {name}" for name in each_frame()]
    return [*found, f"{len(drawn)} frames drawn"] if drawn else found


def test_what_is_left_alone_draws_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two seconds, where a clock counts them."""
    table = SteadyTable(tmp_path, lambda: 7)
    monkeypatch.setattr(GoMatchPage, "now", staticmethod(lambda: 0.0))
    table.app.shell.settings.change(motion=Motion.STILL)
    found = {scene.name: wakes(table, scene) for scene in scenes()}
    table.close()
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_something_that_runs_each_frame_is_found(table: Table) -> None:
    before = list(each_frame())
    event = Clock.schedule_interval(table.picture, 0)
    assert len(list(each_frame())) == len(before) + 1
    event.cancel()
    assert list(each_frame()) == before
