"""At Go's board every touch that means nothing says what does, and moves what is meant."""

from collections.abc import Callable

import pytest

from app.services.settings import Motion
from app.ui.go.go_page import GoPage
from tests.ui.go.go_fingers import begun, lay_by_drag, solution
from tests.ui.table import Table


def dice(page: GoPage) -> tuple[float, float]:
    return page.dice.center


def cell(page: GoPage) -> tuple[float, float]:
    return page.board.middle(0)


def key(name: str) -> Callable[[GoPage], tuple[float, float]]:
    return lambda page: page.sheet.ids[name].to_window(*page.sheet.ids[name].center)


@pytest.mark.parametrize(
    ("place", "words", "moves"),
    [
        (cell, "go.drag", "tray"),
        (key("turn"), "go.nudge.tap", "tray"),
        (key("flip"), "go.nudge.tap", "tray"),
        (key("undo"), "match.no_undo", ""),
        (dice, "go.all_four", "dice"),
    ],
)
def test_a_touch_that_means_nothing_says_what_does(
    table: Table, place: Callable[[GoPage], tuple[float, float]], words: str, moves: str
) -> None:
    page = begun(table)
    lay_by_drag(table, page.fingers, solution(page)[0])
    page.undo()
    while page.table.can_undo:
        page.undo()
    page.fingers.begin_roll()
    page.refresh()
    table.app.shell.settings.change(motion=Motion.NORMAL)
    meant = {"tray": page.sheet.ids.tray, "dice": page.dice}.get(moves)
    swayed = []
    if meant is not None:
        meant.bind(sway=lambda _, far: swayed.append(far))
    moved = page.table.match.moves
    table.tap(*place(page))
    assert page.hint == page.shell.words.catalogue.text(words)
    assert not page.is_refused
    assert page.table.match.moves == moved
    assert bool(swayed) is bool(moves)
