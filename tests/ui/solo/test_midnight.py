"""Pages that show today's puzzles stay open over midnight, or come back on another day."""

from datetime import date, timedelta
from typing import Any

import pytest

from app.services.settings import Motion
from app.solo.days import seed_of
from tests.ui.table import Table

DAY = date(2026, 11, 19)
NEXT = DAY + timedelta(1)
both = pytest.mark.parametrize("name", ["home", "puzzles"])


def shown(table: Table, name: str) -> Any:
    shell = table.app.shell
    shell.settings.change(motion=Motion.STILL, language="en")
    shell.desk.today = lambda: DAY
    shell.navigator.home()
    if name == "puzzles":
        shell.navigator.go(name)
    else:
        shell.navigator.page.entered()
    table.frames(3)
    page = shell.navigator.page
    assert seeds(page) == {seed_of(DAY)}
    shell.desk.today = lambda: NEXT
    return page


def seeds(page: Any) -> set[int]:
    return {card.card.seed for card in page.ids.today.ids.cards.children}


@both
def test_midnight_passes(table: Table, name: str) -> None:
    page = shown(table, name)
    table.wait(25)
    table.frames(2)
    assert seeds(page) == {seed_of(NEXT)}


@both
def test_the_app_comes_back_on_another_day(table: Table, name: str) -> None:
    page = shown(table, name)
    table.app.on_pause()
    table.app.on_resume()
    table.frames(2)
    assert seeds(page) == {seed_of(NEXT)}


@both
def test_out_of_sight_nothing_looks(table: Table, name: str) -> None:
    page = shown(table, name)
    table.app.shell.navigator.go("settings")
    table.wait(25)
    table.frames(2)
    assert seeds(page) == {seed_of(DAY)}
    table.app.shell.navigator.back()
    table.frames(2)
    assert seeds(page) == {seed_of(NEXT)}
