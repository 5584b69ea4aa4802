"""What is away takes no room, is not seen and not pressed, and comes back as it was."""

from collections.abc import Callable
from typing import Any

import pytest
from kivy.tests.common import UnitTestTouch

from app.ui.kit.gap import Gap
from app.ui.kit.icon_key import IconKey
from app.ui.kit.paper import Paper
from app.ui.kit.pile import Pile
from app.ui.kit.pill import Pill
from app.ui.kit.shown import Shown
from app.ui.kit.sign import Sign
from app.ui.kit.strip import Strip
from app.ui.kit.text import Text
from tests.ui.table import Table

KINDS: dict[str, Callable[[], Any]] = {
    "key": lambda: IconKey(),
    "pill": lambda: Pill(text="words"),
    "text": lambda: Text(text="words"),
    "sign": lambda: Sign(icon="home"),
    "gap": lambda: Gap(),
    "paper": lambda: filled(Paper()),
    "pile": lambda: filled(Pile()),
    "strip": lambda: filled(Strip()),
}


def filled(box: Any) -> Any:
    box.add_widget(IconKey())
    return box


def shown_on(table: Table, made: Any) -> Any:
    table.app.shell.navigator.page.add_widget(made)
    table.frames(2)
    return made


@pytest.mark.parametrize("kind", KINDS)
def test_away_it_has_no_room_and_is_not_seen(table: Table, kind: str) -> None:
    made: Shown = shown_on(table, KINDS[kind]())
    side = "width" if kind == "sign" else "height"
    before = getattr(made, side)
    assert before > 1
    made.is_there = False
    table.frames(2)
    assert (getattr(made, side), made.opacity) == (0, 0)
    made.is_there = True
    table.frames(2)
    assert (getattr(made, side), made.opacity) == (before, 1)


def test_unseen_it_keeps_its_place(table: Table) -> None:
    key = shown_on(table, IconKey(is_seen=False))
    assert (key.width, key.opacity) == (key.side, 0)


@pytest.mark.parametrize("away", ["is_there", "is_seen"])
def test_away_it_hears_no_touch(table: Table, away: str) -> None:
    strip = shown_on(table, filled(Strip()))
    touch = UnitTestTouch(*strip.children[0].center)
    assert strip.on_touch_down(touch)
    setattr(strip, away, False)
    assert not strip.on_touch_down(touch)


def test_what_cannot_be_pressed_is_faint_as_it_says(table: Table) -> None:
    key = shown_on(table, IconKey(faint=0.35, disabled=True))
    assert key.opacity == 0.35
    key.is_there = False
    assert key.opacity == 0
    key.is_there, key.disabled = True, False
    assert key.opacity == 1
