"""A mouse that rests on a key without words is told what it does."""

import pytest
from kivy.core.window import Window

from app.ui.kit.icon_key import IconKey
from app.ui.kit.tips import RESTS
from tests.ui.shell.shell_walk import named
from tests.ui.table import Table


@pytest.fixture
def back(table: Table) -> IconKey:
    table.app.shell.settings.change(motion="still", language="en")
    table.app.shell.navigator.go("settings")
    table.frames(3)
    return named(table, "Back")


def rest(table: Table, x: float, y: float) -> str:
    Window.mouse_pos = x, y
    table.frames()
    assert table.app._tips.said == ""
    table.wait(RESTS)
    table.wait(RESTS)
    return table.app._tips.said


def test_it_is_said_where_the_mouse_rests_and_gone_where_it_moves(
    table: Table, back: IconKey
) -> None:
    assert rest(table, *back.to_window(*back.center)) == "Back"
    assert table.app._tips._tip.is_shown
    assert rest(table, 200, 300) == ""
    assert not table.app._tips._tip.is_shown


def test_a_finger_takes_it_away(table: Table, back: IconKey) -> None:
    assert rest(table, *back.to_window(*back.center)) == "Back"
    table.tap(2, 2)
    assert not table.app._tips._tip.is_shown


def test_it_lies_within_the_window(table: Table, back: IconKey) -> None:
    rest(table, *back.to_window(*back.center))
    (x, y), (width, height) = table.app._tips._box.pos, table.app._tips._box.size
    assert x >= 0
    assert x + width <= Window.width
    assert 0 <= y < y + height <= back.to_window(back.x, back.y)[1]
