"""A hundred matches opened, played a little and left: nothing is more than before."""

import gc
import os
import threading
import weakref
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.event import EventDispatcher
from kivy.graphics.texture import Texture
from kivy.uix.widget import Widget

from app.presenters.faces import face_of
from app.services.settings import Motion
from app.ui.kit.memory import LINGERS, QUIET, SOON
from app.ui.shell.pages import page_of
from tests.ui import scenes
from tests.ui.table import SteadyTable, Table

ROUNDS, FIRST = 34, 6
"""How often each game is opened, and how often before anything is counted."""
STEPS, RESTING = 3, 120
MANY = 20


def opened(table: Table, game: str, number: int) -> None:
    """A match by another table each time, a few steps by its page, looked back at, left."""
    counts = face_of(game).offer.counts
    draft = scenes.draft_of(game, counts[number % len(counts)])
    match = scenes.begun_with(table, draft, number % scenes.ENOUGH)
    table.app.shell.navigator.go(page_of(match.start))
    table.frames(2)
    page = table.app.shell.navigator.page
    for _ in range(STEPS):
        scenes.open_curtain(table)
        played(page)
        table.frames()
    if number % 3 == 0 and page.table.match.moves:
        page.look_back()
        table.frames()
    scenes.at_home(table)
    table.frames(2)


def played(page: Any) -> None:
    """A move as the page plays it, where the game has turns."""
    match = page.table.match
    if match.start.game != "go" and page.table.is_in_hand and not page.table.is_over:
        page.play(next(iter(match.game.legal_moves(match.state))))


def alive(table: Table) -> Counter[str]:
    """What a match could leave behind, once home has readied all that it does."""
    table.app.shell.navigator.page._ahead.stop()
    table.make_ahead()
    table.frames(RESTING)
    gc.unfreeze()
    gc.collect()
    found = Counter(
        kind.__name__
        for kind in (Widget, Texture)
        for one in gc.get_objects()
        if issubclass(type(one), kind)
    )
    shell = table.app.shell
    for owner in (table.app, table.app.theme, table.app.words, Window, shell.navigator):
        found[f"observers of {type(owner).__name__}"] += observers(owner)
    found["watchers of settings"] = len(shell.settings._watchers)
    # Kivy looks after a sound until it has been heard, in real time.
    found["events"] = sum("Sound" not in repr(event) for event in Clock.get_events())
    found["threads"] = threading.active_count()
    found["files"] = len(os.listdir("/proc/self/fd"))
    return found


def observers(owner: EventDispatcher) -> int:
    """Kivy ties some properties together when they are first asked for."""
    names = [*owner.properties(), *owner.events()]
    for name in owner.properties():
        getattr(owner, name)
    return sum(len(owner.get_property_observers(name)) for name in names)


def test_a_hundred_matches_leave_nothing_behind(tmp_path: Path) -> None:
    table = SteadyTable(tmp_path, lambda: 7)
    table.resize(360, 640)
    table.app.shell.settings.change(motion=Motion.STILL)
    for number in range(FIRST):
        for game in scenes.playable():
            opened(table, game, number)
    before = alive(table)
    for number in range(FIRST, ROUNDS):
        for game in scenes.playable():
            opened(table, game, number)
    after = alive(table)
    table.close()
    assert dict(after - before) == {}


@pytest.mark.parametrize("name", ["licences", "colors"])
def test_a_page_that_does_not_stay_is_freed(table: Table, name: str) -> None:
    navigator = table.app.shell.navigator
    navigator.go("settings")
    navigator.go(name)
    table.frames(3)
    page = weakref.ref(navigator.page)
    navigator.go("rules")
    table.frames(3)
    assert page() is not None
    navigator.back()
    navigator.back()
    table.frames(3)
    table.wait(LINGERS)
    table.frames(3)
    table.wait(SOON)
    table.frames(3)
    table.wait(QUIET)
    table.frames(3)
    assert page() is None
    navigator.go(name)
    table.frames(3)
    assert navigator.page_name == name


@pytest.fixture
def only_when_asked() -> Iterator[None]:
    """Garbage is looked for by the app alone."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("only_when_asked")
def test_memory_is_looked_after_while_nothing_moves(table: Table) -> None:
    navigator = table.app.shell.navigator
    table.wait(LINGERS)
    table.wait(SOON)
    navigator.go("settings")
    navigator.go("licences")
    table.frames(3)
    page = weakref.ref(navigator.page)
    navigator.back()
    table.frames(3)
    for seconds in (LINGERS, SOON, SOON):
        navigator.page.canvas.ask_update()
        table.wait(seconds)
        assert page() is not None
    table.wait(SOON)
    assert page() is None


def test_what_stays_behind_is_counted(tmp_path: Path) -> None:
    table = SteadyTable(tmp_path, lambda: 7)
    table.app.shell.desk.close()  # what it makes ahead ends some time, and its event with it
    table.app.shell.navigator.page.left()  # what home readies does so, too
    before = alive(table)
    # more than may go meanwhile of what was there before
    left = [Widget(), *(Texture.create(size=(2, 2)) for _ in range(MANY))]
    table.app.theme.bind(is_dark=left.append)
    event = Clock.schedule_interval(left.append, 5)
    found = alive(table) - before
    event.cancel()
    table.close()
    assert set(found) == {"Widget", "Texture", "observers of Theme", "events"}
