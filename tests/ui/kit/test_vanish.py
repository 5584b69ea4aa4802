"""Widgets of opacity 0 cost nothing to draw, and come back where they were among the others."""

from itertools import permutations

import pytest
from kivy.graphics import Color, Rectangle
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from app.ui.kit.vanish import vanish_when_clear

ORDERS = [*permutations(range(3))]
Family = tuple[FloatLayout, list[Widget]]


@pytest.fixture
def family() -> Family:
    """A layout with something drawn below its children, and something above."""
    parent = FloatLayout()
    with parent.canvas:
        Rectangle()
    with parent.canvas.after:
        Color()
    children = [Widget() for _ in range(3)]
    for child in children:
        parent.add_widget(child)
    return parent, children


def drawn(parent: FloatLayout) -> list[object]:
    return list(parent.canvas.children)


def test_what_is_clear_is_not_drawn(family: Family) -> None:
    parent, (_, child, _) = family
    vanish_when_clear(parent)
    child.opacity = 0
    assert child.canvas not in drawn(parent)
    assert child.parent is parent


def test_what_was_clear_before_is_not_drawn_either(family: Family) -> None:
    parent, (child, *_) = family
    child.opacity = 0
    vanish_when_clear(parent)
    assert child.canvas not in drawn(parent)


@pytest.mark.parametrize("hidden", ORDERS, ids=str)
@pytest.mark.parametrize("shown", ORDERS, ids=str)
def test_all_come_back_in_their_order(
    family: Family, hidden: tuple[int, ...], shown: tuple[int, ...]
) -> None:
    parent, children = family
    before = drawn(parent)
    vanish_when_clear(parent)
    for number in hidden:
        children[number].opacity = 0
    for number in shown:
        children[number].opacity = 1
    assert drawn(parent) == before


def test_a_little_opacity_is_drawn(family: Family) -> None:
    parent, (child, *_) = family
    vanish_when_clear(parent)
    child.opacity = 0
    child.opacity = 0.1
    assert child.canvas in drawn(parent)


def test_what_moved_to_another_parent_meanwhile_is_drawn_there_once(family: Family) -> None:
    parent, (child, *_) = family
    vanish_when_clear(parent)
    child.opacity = 0
    parent.remove_widget(child)
    other = FloatLayout()
    other.add_widget(child)
    child.opacity = 1
    assert drawn(other).count(child.canvas) == 1
    assert child.canvas not in drawn(parent)
