"""The page of puzzles by touch: those without end, days of the calendar, the voyage, codes."""

from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.presenters.match.menu import menu_rows
from app.presenters.phrase import phrase
from app.presenters.solo.days import Look
from app.presenters.solo.stamps import NO_STAMP
from app.services.settings import Motion, TextSize
from app.session.alone import alone
from app.solo.codes import Code, code_text
from app.solo.days import seed_of
from app.solo.kinds import (
    CLOCK,
    COLLECT,
    DAILY_OF,
    DEAL,
    EXIT,
    REACH,
    ROLL,
    SERIES,
    TWO_LAYS,
    VOYAGE,
    Kind,
)
from app.solo.letters import checked, shown
from app.ui.solo.calendar_card import CalendarCard
from app.ui.solo.code_line import CodeLine
from app.ui.solo.day_cell import DayCell
from app.ui.solo.kind_key import KindKey
from app.ui.solo.pack_key import PackKey
from app.ui.solo.today_card import TodayCard
from tests.ui.solo.scenes import hub, opened, played, puzzle, race_on_home
from tests.ui.table import Table

TODAY = date(2026, 11, 19)


@pytest.fixture
def page(table: Table) -> Any:
    shell = table.app.shell
    shell.desk.today = lambda: TODAY
    shell.settings.change(motion=Motion.STILL)
    shell.navigator.go("puzzles")
    table.frames(4)
    table.make_ahead()
    table.frames(2)
    return shell.navigator.page


def all_of(root: Widget, kind: type[Widget]) -> Iterator[Any]:
    yield from (each for each in root.walk() if isinstance(each, kind))


def release(table: Table, key: Any) -> None:
    """As a tap does, wherever it has been scrolled to; then whatever is to be made is made."""
    key.dispatch("on_release")
    made(table)


def made(table: Table) -> None:
    """Whatever is to be made."""
    for _ in range(3000):
        table.frames()
        if not table.app.shell.desk.is_busy:
            break
    table.frames(2)


def asked(table: Table) -> tuple[Kind, int]:
    found = alone(table.app.shell.navigator.page.table.match)
    assert found is not None
    return found.code.kind, found.code.seed


def key_of(page: Any, kind: Kind, is_timed: bool = False) -> Any:
    wanted = kind, is_timed
    keys = all_of(page, KindKey)
    return next(key for key in keys if (key.card.kind, key.card.is_timed) == wanted)


@pytest.mark.parametrize("turns", [1, 3])
def test_a_puzzle_of_so_many_turns_is_one_touch_away(table: Table, page: Any, turns: int) -> None:
    release(table, page.ids.turns.children[-turns])
    assert asked(table)[0] == REACH[turns - 1]


@pytest.mark.parametrize("kind", [EXIT, TWO_LAYS, ROLL, CLOCK, DEAL], ids=lambda kind: kind.name)
def test_so_is_one_of_another_kind(table: Table, page: Any, kind: Kind) -> None:
    release(table, key_of(page, kind))
    assert asked(table)[0] == kind


def test_gos_series_is_played_with_or_without_its_time(table: Table, page: Any) -> None:
    release(table, key_of(page, SERIES))
    assert not table.app.shell.navigator.page.table.terms.counts_time
    table.app.shell.navigator.back()
    table.frames(3)
    release(table, key_of(page, SERIES, is_timed=True))
    assert table.app.shell.navigator.page.table.terms.counts_time


@pytest.mark.parametrize("grade", [2, 4])
def test_how_hard_it_is_to_be_is_chosen_and_remembered(table: Table, page: Any, grade: int) -> None:
    as_it_comes, *keys = page.ids.grades.children[::-1]
    key = keys[grade - 1]
    assert as_it_comes.step.is_chosen
    key.dispatch("on_release")
    assert [each.step.is_chosen for each in page.ids.grades.children] == [
        each is key for each in page.ids.grades.children
    ]
    release(table, key_of(page, COLLECT))
    assert table.app.shell.navigator.page.table.match.table["grade"] == grade
    table.app.shell.navigator.home()
    table.app.shell.navigator.go("puzzles")
    table.frames(3)
    assert page.grade == grade
    as_it_comes.dispatch("on_release")
    assert [each for each in page.ids.grades.children if each.step.is_chosen] == [as_it_comes]
    assert page.grade == 0


def test_how_hard_it_is_to_be_stays_folded_until_it_is_asked_for(table: Table, page: Any) -> None:
    row, key = page.ids.hard, page.ids.grades.children[0]
    page.ids.scroller.scroll_to(row, animate=False)
    table.frames(3)
    assert row.value == "as it comes"
    assert not key.parent.parent.height
    table.tap_on(row)
    table.frames(3)
    page.ids.scroller.scroll_to(key, animate=False)
    table.frames(3)
    table.tap_on(key)
    assert key.step.is_chosen
    assert row.value == "very hard"


def test_a_pack_that_is_tapped_brings_its_map_into_sight(table: Table, page: Any) -> None:
    table.resize(360, 640)
    table.frames(8)
    scroller, way = page.ids.scroller, page.ids.voyage.ids.map
    page.ids.scroller.scroll_to(page.ids.hard, animate=False)
    table.frames(3)
    page.ids.voyage.ids.packs.children[0].dispatch("on_release")
    table.frames(3)
    top, bottom = (way.to_window(0, edge)[1] for edge in (way.top, way.y))
    edges = [scroller.to_window(0, edge)[1] for edge in (scroller.y, scroller.top)]
    table.resize(412, 916)
    assert edges[0] <= bottom < top <= edges[1] + 1


def test_on_a_small_phone_todays_and_the_whole_voyage_are_in_sight_first(
    table: Table, page: Any
) -> None:
    """The signs of packs lay below the fold: a child did not find what to do."""
    table.resize(360, 640)
    table.frames(8)
    voyage = page.ids.voyage
    found = voyage.to_window(0, voyage.y)[1], voyage.abreast
    names = [key.is_named for key in all_of(voyage, PackKey)]
    table.resize(412, 916)
    assert found[0] >= 0
    assert found[1] == 6
    assert not any(names)


@pytest.mark.parametrize("width", [320, 360, 412, 800])
def test_every_sign_of_a_pack_has_room_for_a_finger(table: Table, page: Any, width: int) -> None:
    table.resize(width, 800)
    table.frames(8)
    least = min(min(key.size) for key in all_of(page.ids.voyage, PackKey))
    table.resize(412, 916)
    assert least >= dp(48)


def test_columns_come_to_rest_with_something_begun_and_the_largest_text(table: Table) -> None:
    """Each frame sized the pictures by how high columns had been: they lay over each other."""
    table.app.shell.settings.change(text_size=TextSize.LARGEST)
    table.resize(800, 1280)
    race_on_home(table)
    ids = hub(table).ids
    table.frames(4)
    assert ids.left_paper.is_there
    assert abs(ids.left.height - ids.right.height) < 3
    assert ids.voyage.top <= ids.left_paper.y
    heights = ids.left.height, ids.right.height, ids.last.height
    table.frames()
    assert heights == (ids.left.height, ids.right.height, ids.last.height)


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280)], ids=str)
def test_on_a_tablet_both_columns_end_together_and_more_lies_below(
    table: Table, page: Any, size: tuple[int, int]
) -> None:
    """Scrolled down, the left half of a lying tablet was empty."""
    table.resize(*size)
    table.frames(8)
    ids = page.ids
    left, right, last = ids.left, ids.right, ids.last
    column = ids.scroller.children[0]
    heights, found = (column.height, ids.scroller.height), (left.height, right.height)
    ways = ids.go.to_window(*ids.go.pos)[0], ids.races.to_window(*ids.races.pos)[0]
    table.resize(412, 916)
    assert abs(found[0] - found[1]) < 3
    assert ways[0] < size[0] / 2 < ways[1]
    assert last.height < max(found)
    assert heights[0] > heights[1] * 0.9


def test_a_puzzle_that_was_left_off_is_the_next_thing_to_go_on_with(
    table: Table, page: Any
) -> None:
    assert not page.ids.left_paper.is_there
    board = played(table, EXIT, 1)
    before = board.table.match
    table.app.shell.navigator.home()
    table.app.shell.navigator.go("puzzles")
    table.frames(3)
    [card] = all_of(page.ids.left_off, TodayCard)
    release(table, card)
    assert table.app.shell.navigator.page.table.match is before


def cell_of(page: Any, day: date) -> Any:
    return next(cell for cell in all_of(page, DayCell) if cell.model.day == day)


def calendar(table: Table, page: Any) -> Any:
    page.ids.days.dispatch("on_release")
    table.frames(3)
    return table.app.shell.navigator.sheet


def test_a_day_of_the_calendar_opens_its_puzzles(table: Table, page: Any) -> None:
    monday = date(2026, 11, 16)
    table.tap_on(cell_of(calendar(table, page), monday))
    sheet = table.app.shell.navigator.sheet
    assert sheet is not None
    release(table, next(all_of(sheet, TodayCard)))
    assert asked(table) == (DAILY_OF["shift"], seed_of(monday))


def test_one_sign_marks_what_still_counts_for_the_row_and_other_days_are_quiet(
    table: Table, page: Any
) -> None:
    """Days that nobody had touched had stamps of rubber."""
    [card] = all_of(calendar(table, page), CalendarCard)
    cells = [each for each in card.ids.days.children if isinstance(each, DayCell)]
    open_days = {cell for cell in cells if cell.model.look is Look.OPEN}
    assert open_days == {cell for cell in cells if cell.icon}
    assert {cell.icon for cell in open_days} == {card.ids.row.icon}
    assert all(cell.is_bare for cell in cells if not cell.icon and cell.model.stamp == NO_STAMP)
    legends = card.ids.legend.children
    assert [each.icon for each in legends if each.icon] == [card.ids.row.icon]


def test_days_to_come_cannot_be_opened_and_other_months_can_be_seen(
    table: Table, page: Any
) -> None:
    sheet = calendar(table, page)
    table.tap_on(cell_of(sheet, date(2026, 11, 20)))
    assert table.app.shell.navigator.sheet is sheet
    [card] = all_of(sheet, CalendarCard)
    card.move(-1)
    assert next(all_of(sheet, DayCell)).model.day == date(2026, 10, 1)


def test_the_names_of_all_packs_are_as_large_as_each_other(table: Table) -> None:
    table.resize(412, 916)
    voyage = hub(table).ids.voyage
    table.frames(3)
    names = [key.ids.name for key in all_of(voyage, PackKey)]
    assert all(name.is_there for name in names)
    assert len({name.font_size for name in names}) == 1


def way_place(page: Any, number: int) -> tuple[float, float]:
    way = page.ids.voyage.ids.map
    found: tuple[float, float] = way.to_window(*way.at(way.way.stations[number]))
    return found


def test_on_the_way_of_a_pack_any_station_is_one_touch_away(table: Table, page: Any) -> None:
    page.ids.scroller.scroll_to(page.ids.voyage, animate=False)
    table.frames(3)
    stations = page.ids.voyage.way.stations
    assert [station.number for station in stations if station.is_next] == [1]
    table.wait(1)
    table.tap(*way_place(page, 0))
    made(table)
    assert asked(table) == (VOYAGE, 0)
    for text in puzzle(VOYAGE, 0).line:
        board = table.app.shell.navigator.page
        board.play(board.table.match.game.decode(text))
        table.frames(3)
    assert table.app.shell.desk.records.voyage == {0: 3}
    table.app.shell.navigator.back()
    table.frames(3)
    stations = page.ids.voyage.way.stations
    assert [station.number for station in stations if station.is_next] == [2]
    assert stations[0].stars == 3
    table.wait(1)
    table.tap(*way_place(page, 7))
    made(table)
    assert asked(table) == (VOYAGE, 7)


def test_every_pack_is_one_touch_away_by_its_sign(table: Table, page: Any) -> None:
    card = page.ids.voyage
    keys = card.ids.packs.children[::-1]
    assert len({key.pack.icon for key in keys}) == 12
    assert len({tuple(key.fill) for key in keys}) == 1, "orange is what was won"
    for number in (11, 0):
        keys[number].dispatch("on_release")
        assert card.way.number == number + 1
        assert [key.pack.is_shown for key in keys].index(True) == number


def test_the_keys_of_packs_stay_those_they_are(page: Any) -> None:
    """Whatever becomes of the tree they hang in: a finger may be on one."""
    card = page.ids.voyage
    keys = card.ids.packs.children[::-1]
    card.ids.packs.clear_widgets()
    card.show()
    assert [key.pack.number for key in keys] == list(range(1, 13))
    assert [key.pack.is_shown for key in keys].index(True) == 0


def test_the_voyage_goes_on_by_a_sign_that_needs_no_words(table: Table, page: Any) -> None:
    card = page.ids.voyage
    card.ids.packs.children[-3].dispatch("on_release")
    assert card.ids.play.icon == "play"
    page.ids.scroller.scroll_to(card.ids.play, animate=False)
    table.frames(3)
    table.tap_on(card.ids.play)
    made(table)
    assert asked(table) == (VOYAGE, 40)


def written(table: Table, page: Any, text: str) -> CodeLine:
    """In the line for codes."""
    page.ids.code.dispatch("on_release")
    sheet = table.app.shell.navigator.sheet
    line: CodeLine = next(all_of(sheet, CodeLine))
    line.ids.field.text = text
    table.frames(2)
    return line


@pytest.mark.parametrize(
    "rival",
    [Code(REACH[1], 77, 3, "Mia"), Code(CLOCK, 77, 9, "Mia"), Code(DEAL, 77, 12), Code(ROLL, 7, 5)],
    ids=lambda code: code.kind.name,
)
def test_a_code_opens_its_puzzle_with_the_result_to_beat(
    table: Table, page: Any, rival: Code
) -> None:
    line = written(table, page, f"look at this: {code_text(rival)}!")
    release(table, line.ids.play)
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
    line = written(table, page, text)
    line.ids.play.dispatch("on_release")
    assert line.trouble == trouble
    assert table.app.shell.navigator.page is page
    line.ids.field.text = text + "X"
    assert not line.trouble


def test_a_puzzles_menu_says_that_the_puzzle_is_kept(table: Table, page: Any) -> None:
    board = played(table, EXIT, 1)
    rows = menu_rows(board.table)
    assert rows[-1].words == phrase("menu.leave.puzzle")


def test_a_code_of_a_puzzle_under_way_goes_on_with_it(table: Table, page: Any) -> None:
    board = played(table, REACH[1], 1)
    before = board.table.match
    table.app.shell.navigator.home()
    table.app.shell.navigator.go("puzzles")
    table.frames(3)
    line = written(table, page, code_text(Code(REACH[1], 5)))
    release(table, line.ids.play)
    assert table.app.shell.navigator.page.table.match is before
    assert opened(table, REACH[1]).table.match is not before


def test_in_a_low_window_the_calendar_opens_at_today(table: Table) -> None:
    table.resize(640, 360)
    hub(table)
    table.app.shell.navigator.page.show_days()
    table.wait(0.2)
    table.frames(3)
    sheet: Any = table.app.shell.navigator.sheet
    today, scroller = sheet.content.today, sheet.ids.scroller
    _, low = today.to_window(*today.pos)
    _, edge = scroller.to_window(*scroller.pos)
    assert edge - 1 <= low
    assert low + today.height <= edge + scroller.height + 1
    assert "2026" in sheet.title, "the head, which stays, names the month"
    assert scroller.viewport_size[1] <= scroller.height + 1, "six weeks are seen at once"
