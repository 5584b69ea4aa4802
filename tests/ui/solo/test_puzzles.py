"""The page of puzzles by touch: those without end, days of the calendar, the voyage, codes."""

from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest
from kivy.uix.widget import Widget

from app.services.settings import Motion
from app.session.alone import alone
from app.solo.codes import Code, code_text
from app.solo.days import seed_of
from app.solo.kinds import DAILY_OF, EXIT, REACH, VOYAGE, Kind
from app.solo.letters import checked, shown
from app.ui.solo.day_cell import DayCell
from app.ui.solo.kind_row import KindRow
from app.ui.solo.pack_key import PackKey
from app.ui.solo.today_card import TodayCard
from app.ui.solo.turns_key import TurnsKey
from tests.ui.solo.scenes import opened, played, puzzle
from tests.ui.table import Table

TODAY = date(2026, 11, 19)


@pytest.fixture
def page(table: Table) -> Any:
    shell = table.app.shell
    shell.desk.today = lambda: TODAY
    shell.settings.change(motion=Motion.STILL)
    shell.navigator.go("puzzles")
    table.frames(4)
    return shell.navigator.page


def all_of(root: Widget, kind: type[Widget]) -> Iterator[Any]:
    yield from (each for each in root.walk() if isinstance(each, kind))


def release(table: Table, key: Any) -> None:
    """As a tap does, wherever it has been scrolled to; then whatever is to be made is made."""
    key.dispatch("on_release")
    for _ in range(3000):
        table.frames()
        if not table.app.shell.desk.is_busy:
            break
    table.frames(2)


def asked(table: Table) -> tuple[Kind, int]:
    found = alone(table.app.shell.navigator.page.table.match)
    assert found is not None
    return found.code.kind, found.code.seed


@pytest.mark.parametrize("turns", [1, 3])
def test_a_puzzle_of_so_many_turns_is_one_touch_away(table: Table, page: Any, turns: int) -> None:
    key = next(key for key in all_of(page, TurnsKey) if key.row.short == str(turns))
    release(table, key)
    assert asked(table)[0] == REACH[turns - 1]


def test_so_is_one_of_another_kind(table: Table, page: Any) -> None:
    release(table, next(row for row in all_of(page, KindRow) if row.row.kind == EXIT))
    assert asked(table)[0] == EXIT


def cell_of(page: Any, day: date) -> Any:
    return next(cell for cell in all_of(page, DayCell) if cell.model.day == day)


def test_a_day_of_the_calendar_opens_its_puzzles(table: Table, page: Any) -> None:
    monday = date(2026, 11, 16)
    page.ids.scroller.scroll_to(page.ids.calendar, animate=False)
    table.frames(2)
    table.tap_on(cell_of(page, monday))
    sheet = table.app.shell.navigator.sheet
    assert sheet is not None
    release(table, next(all_of(sheet, TodayCard)))
    assert asked(table) == (DAILY_OF["shift"], seed_of(monday))


def test_days_to_come_cannot_be_opened_and_other_months_can_be_seen(
    table: Table, page: Any
) -> None:
    page.ids.scroller.scroll_to(page.ids.calendar, animate=False)
    table.frames(2)
    table.tap_on(cell_of(page, date(2026, 11, 20)))
    assert table.app.shell.navigator.sheet is None
    page.ids.calendar.move(-1)
    assert next(all_of(page, DayCell)).model.day == date(2026, 10, 1)


def test_a_pack_goes_on_at_its_first_stop_without_stars(table: Table, page: Any) -> None:
    release(table, next(all_of(page, PackKey)))
    assert asked(table) == (VOYAGE, 0)
    for text in puzzle(VOYAGE, 0).line:
        page = table.app.shell.navigator.page
        page.play(page.table.match.game.decode(text))
        table.frames(3)
    assert table.app.shell.desk.records.voyage == {0: 3}
    table.app.shell.navigator.back()
    table.frames(3)
    release(table, next(all_of(table.app.shell.navigator.page, PackKey)))
    assert asked(table) == (VOYAGE, 1)


def test_a_code_opens_its_puzzle_with_the_result_to_beat(table: Table, page: Any) -> None:
    rival = Code(REACH[1], 77, 3, "Mia")
    page.ids.code.ids.field.text = f"look at this: {code_text(rival)}!"
    release(table, page.ids.code.ids.play)
    found = alone(table.app.shell.navigator.page.table.match)
    assert found is not None
    assert found.code == rival


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ("E32E-H14H", "bad_code"),
        ("nonsense here", "bad_code"),
        (shown(checked((31, 1, 5))), "newer_code"),
    ],
)
def test_what_is_wrong_with_a_code_is_said(
    table: Table, page: Any, text: str, trouble: str
) -> None:
    page.ids.code.ids.field.text = text
    table.frames(2)
    page.ids.code.ids.play.dispatch("on_release")
    assert page.ids.code.trouble == trouble
    assert table.app.shell.navigator.page is page
    page.ids.code.ids.field.text = text + "X"
    assert not page.ids.code.trouble


def test_a_code_of_a_puzzle_under_way_goes_on_with_it(table: Table, page: Any) -> None:
    board = played(table, REACH[1], 1)
    before = board.table.match
    table.app.shell.navigator.home()
    table.app.shell.navigator.go("puzzles")
    table.frames(3)
    page.ids.code.ids.field.text = code_text(Code(REACH[1], 5))
    release(table, page.ids.code.ids.play)
    assert table.app.shell.navigator.page.table.match is before
    assert opened(table, REACH[1]).table.match is not before
