"""Whoever turns the phone while an end or scores are read finds what would have been there."""

from collections.abc import Iterator

import pytest
from kivy.uix.widget import Widget

from app.services.settings import Motion, TextSize
from tests.ui.scenes import Scene, scenes
from tests.ui.table import Table

OWN = ("go_", "puzzle_go", "series")
TOLD = ("_end", "_end_won", "_over", "_score", "_scores", "_solved", "_missed")
Spot = tuple[str, tuple[int, ...]]
"""What it is, and where, in pixels."""


@pytest.mark.parametrize(
    ("before", "after", "text"),
    [
        ((360, 640), (640, 360), TextSize.NORMAL),
        pytest.param((640, 360), (320, 568), TextSize.LARGEST, marks=pytest.mark.long),
    ],
    ids=str,
)
def test_every_end_turned_lies_as_it_does_fresh(
    table: Table, before: tuple[int, int], after: tuple[int, int], text: TextSize
) -> None:
    table.app.shell.settings.change(motion=Motion.STILL, text_size=text)
    found = {scene.name: differing(table, scene, before, after) for scene in told()}
    assert {name: spots for name, spots in found.items() if spots} == {}


def told() -> list[Scene]:
    return [
        scene
        for scene in scenes()
        if scene.name.startswith(OWN) and scene.name.rstrip("_24").endswith(TOLD)
    ]


def differing(
    table: Table, scene: Scene, before: tuple[int, int], after: tuple[int, int]
) -> list[Spot]:
    """What lies elsewhere than where it is brought to the size at once."""
    table.resize(*before)
    scene.bring(table)
    page = type(table.app.shell.navigator.page)
    table.resize(*after)
    table.frames(3)
    turned = spots(table)
    scene.bring(table)
    table.frames(3)
    if type(table.app.shell.navigator.page) is not page:
        return []  # there is no room for it
    return sorted(set(turned) ^ set(spots(table)))[:8]


def spots(table: Table) -> list[Spot]:
    return list(_below(table.app.shell.navigator.page))


def _below(widget: Widget) -> Iterator[Spot]:
    if not widget.opacity or min(widget.size) < 1:
        return
    where = (*widget.to_window(*widget.pos), *widget.size)
    yield type(widget).__name__, tuple(round(part) for part in where)
    for child in widget.children:
        yield from _below(child)
