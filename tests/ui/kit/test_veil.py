"""A page that comes is not faint itself: its curtain would let be seen what it hides."""

import pytest
from kivy.core.window import Window
from kivy.graphics import Color

from tests.ui.table import Table


def veil(table: Table) -> list[Color]:
    """What lies over the page."""
    drawn = table.app.shell.navigator.canvas.after.children
    return [part for group in drawn for part in group.children if isinstance(part, Color)]


def test_the_colour_of_the_window_lies_over_a_page_that_comes_and_goes(table: Table) -> None:
    navigator = table.app.shell.navigator
    navigator.go("settings")
    assert navigator.page.opacity == 1
    (color,) = veil(table)
    assert color.rgba == pytest.approx(list(Window.clearcolor))
    table.frames()
    table.wait(navigator.slide_seconds / 2)
    assert navigator.page.opacity == 1
    assert 0 < color.a < 1
    table.wait(navigator.slide_seconds)
    table.frames()
    assert veil(table) == []


def test_a_page_that_comes_before_the_other_was_there_has_one_veil(table: Table) -> None:
    navigator = table.app.shell.navigator
    navigator.go("settings")
    table.frames(2)
    navigator.go("colors")
    assert len(veil(table)) == 1
    table.frames()
    table.wait(2 * navigator.slide_seconds)
    table.frames()
    assert veil(table) == []


def test_with_movements_off_there_is_none(table: Table) -> None:
    navigator = table.app.shell.navigator
    navigator.slide_seconds = 0.0
    navigator.go("settings")
    assert veil(table) == []
