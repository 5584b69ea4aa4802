"""What is readied while home rests: small pieces, and none while a finger is down or it moves."""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from types import FrameType

import pytest
from kivy.tests.common import UnitTestTouch

from app.ui.kit import premade
from app.ui.kit.ahead import QUIET, SLICE, Ahead
from tests.ui.table import SteadyTable

MOST_CALLS = 13_000
"""Of Python functions in a piece, modules that it imports included; a first touch took 150,000."""
RESTING = round(30 * (QUIET + 1))
LONG = 10 * RESTING
"""Frames: what went before may still draw a few."""


@pytest.fixture
def home(tmp_path: Path) -> Iterator[SteadyTable]:
    table = SteadyTable(tmp_path, lambda: 7)
    table.app.shell.desk.close()
    yield table
    table.close()


def ahead_of(table: SteadyTable, pieces: list[Callable[[], object]]) -> Ahead:
    table.app.shell.navigator.page._ahead.stop()
    table.frames(3)
    ahead = Ahead(pieces)
    ahead._clock = count(0, SLICE / 2).__next__  # a piece or two a slice, however busy the machine
    ahead.begin()
    return ahead


def rested(table: SteadyTable, ahead: Ahead) -> bool:
    """Whether all is done once the page has rested long enough."""
    for _ in range(LONG):
        if not ahead.is_done:
            table.frames()
    return ahead.is_done


def calls(done: Callable[[], object]) -> int:
    found = 0

    def look(_: FrameType, event: str, __: object) -> None:
        nonlocal found
        found += event == "call"

    sys.setprofile(look)
    try:
        done()
    finally:
        sys.setprofile(None)
    return found


def test_each_piece_that_home_readies_is_small(home: SteadyTable) -> None:
    ahead = home.app.shell.navigator.page._ahead
    ahead.stop()
    counts = []
    while not ahead.is_done:
        counts.append(calls(ahead.do_next))
    assert len(counts) > 500
    large = [(number, count) for number, count in enumerate(counts) if count > MOST_CALLS]
    assert large == []


def test_it_begins_once_nothing_was_touched_for_a_while(home: SteadyTable) -> None:
    done: list[int] = []
    ahead = ahead_of(home, [partial(done.append, number) for number in range(3)])
    home.frames(round(30 * QUIET) - 3)
    assert done == []
    assert rested(home, ahead)
    assert done == [0, 1, 2]


def test_a_finger_stops_it_at_once_for_as_long_as_it_stays(home: SteadyTable) -> None:
    done: list[int] = []
    ahead = ahead_of(home, [partial(done.append, number) for number in range(100_000)])
    home.frames(LONG)
    so_far = len(done)
    assert so_far
    touch = UnitTestTouch(2, 2)
    touch.touch_down()
    home.frames(2 * RESTING)
    assert len(done) == so_far
    touch.touch_up()
    home.frames(2)
    assert len(done) == so_far
    home.frames(LONG)
    assert len(done) > so_far
    ahead.stop()


def test_what_moves_stops_it(home: SteadyTable) -> None:
    done: list[int] = []
    ahead = ahead_of(home, [partial(done.append, number) for number in range(3)])
    for _ in range(RESTING):
        home.app.shell.navigator.canvas.ask_update()
        home.frames()
    assert done == []
    assert rested(home, ahead)


def test_pages_take_what_was_made_for_them_and_draw_the_same(home: SteadyTable) -> None:
    navigator = home.app.shell.navigator
    navigator.go("settings")
    home.frames(5)
    late = shape(home)
    navigator.home()
    navigator.forget("settings")
    ahead, kinds = navigator.page._ahead, premade._seen_to
    ahead.stop()
    kinds.clear()
    while not ahead.is_done:
        ahead.do_next()
    ready = sum(map(len, premade._ready.values()))
    navigator.go("settings")
    home.frames(5)
    assert sum(map(len, premade._ready.values())) < ready
    assert shape(home) == late


def test_short_of_memory_it_is_let_go_and_pages_come_all_the_same(home: SteadyTable) -> None:
    ahead = home.app.shell.navigator.page._ahead
    ahead.stop()
    while not ahead.is_done:
        ahead.do_next()
    home.app._on_memory_warning()
    assert not premade._ready
    home.app.shell.navigator.go("puzzles")
    home.frames(5)
    assert home.app.shell.navigator.page_name == "puzzles"


def shape(table: SteadyTable) -> list[tuple[object, ...]]:
    page = table.app.shell.navigator.page
    return [(type(one).__name__, *one.pos, *one.size) for one in page.walk()]
