"""What to practise, on the page of records: one touch begins a puzzle of that kind."""

from dataclasses import replace
from typing import Any

import pytest

from app.core.thinking import finished
from app.presenters.go.kept import Mode
from app.services.settings import Motion
from app.session.alone import alone
from app.session.practice import themes_in
from app.solo.kinds import ONE_LAY, REACH, Kind
from tests.ui import scenes
from tests.ui.table import Table

MANY = 400
THEMES = {"rides_out": (9, 6), "turned_pair": (9, 5), "six_tiles": (9, 4)}


def records_page(table: Table, **themes: tuple[int, int]) -> Any:
    table.app.shell.settings.change(motion=Motion.STILL)
    people = table.app.shell.people
    person = people.player("")
    people.keep(person, replace(people.records(person), themes=themes))
    table.app.shell.navigator.go("records")
    table.frames(4)
    return table.app.shell.navigator.page


def rows_of(page: Any) -> list[Any]:
    """With the first of them in sight."""
    rows: list[Any] = page.ids.practice.ids.rows.children[::-1]
    page.ids.scroller.scroll_to(rows[-1], animate=False)
    return rows


def test_without_a_weakness_there_is_no_card(table: Table) -> None:
    card = records_page(table).ids.practice
    assert not card.is_there
    assert card.height == 0


@pytest.mark.parametrize(
    ("number", "kind"), [(0, REACH[1]), (1, ONE_LAY)], ids=["shift", "connect"]
)
def test_a_touch_begins_a_puzzle_of_that_kind(table: Table, number: int, kind: Kind) -> None:
    page = records_page(table, **THEMES)
    table.tap_on(rows_of(page)[number])
    for _ in range(MANY):
        table.frames()
        if not table.app.shell.desk.is_busy:
            break
    table.frames(3)
    asked = alone(table.app.shell.navigator.page.table.match)
    assert asked is not None
    assert asked.code.kind == kind
    made = table.app.shell.desk.stock.puzzle(kind, asked.code.seed)
    assert made is not None
    assert list(THEMES)[number] in finished(themes_in(made))


def test_a_touch_begins_a_roll_that_is_as_hard(table: Table) -> None:
    page = records_page(table, **THEMES)
    table.tap_on(rows_of(page)[2])
    table.frames(3)
    go: Any = table.app.shell.navigator.page
    assert go.table.kept.mode is Mode.PUZZLE


def test_home_looks_at_what_ended_while_it_rests(table: Table) -> None:
    table.app.shell.settings.change(motion=Motion.STILL)
    scenes.play_to_end(
        scenes.begun(table, scenes.draft_of("connect", 2, **scenes.short("connect")))
    )
    scenes.at_home(table)
    home: Any = table.app.shell.navigator.page
    for piece in home._study():
        piece()
    people = table.app.shell.people
    assert any(people.records(number).themes for number in people.numbers)
