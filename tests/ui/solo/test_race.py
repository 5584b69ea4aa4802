"""Races by touch: against the clock, in the fewest turns, somebody beside, paused, killed."""

import shutil
from pathlib import Path
from typing import Any

import pytest
from kivy.metrics import dp

from app.core.thinking import finished
from app.games.shift.in_order import line_in_order, soon_in_order
from app.presenters.phrase import counted, phrase
from app.services.settings import Motion
from app.solo.codes import Code, code_text, parsed_code
from app.solo.kinds import CLOCK, DEAL, Kind
from app.solo.shift.races import line_through
from app.ui.solo.opening import Opening
from app.ui.solo.puzzle_clock import PuzzleClock
from app.ui.solo.station_mark import StationMark
from tests.ui.shift.shift_fingers import play_by_taps, settle
from tests.ui.solo.scenes import SEED, puzzle, race_over
from tests.ui.table import SteadyTable, Table


class Time:
    """It passes when it is told to."""

    now = 100.0

    def pass_by(self, table: Table, seconds: float) -> None:
        self.now += seconds
        table.wait(1)
        table.frames(2)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time()
    monkeypatch.setattr(PuzzleClock, "now", staticmethod(lambda: time.now))
    return time


@pytest.fixture(autouse=True)
def still(table: Table) -> None:
    table.app.shell.settings.change(motion=Motion.STILL)


def begun(table: Table, kind: Kind, rival: Code | None = None) -> Any:
    page = waiting(table, kind, rival)
    table.tap_on(page.start.panel.ids.start)
    settle(table, page)
    return page


def waiting(table: Table, kind: Kind, rival: Code | None = None) -> Any:
    """The board is seen, the race not begun."""
    shell = table.app.shell
    shell.desk.stock.put(puzzle(kind))
    Opening(shell, kind, SEED).against(rival or Code(kind, SEED)).begin()
    table.frames(3)
    return shell.navigator.page


def line_of(page: Any) -> list[Any]:
    shortest = line_in_order if page.table.asked.code.kind == DEAL else line_through
    return finished(shortest(page.table.match.state))


def find(table: Table, page: Any, time: Time, seconds: float, count: int = 1) -> None:
    """By the shortest way, each in so many seconds."""
    for _ in range(count):
        wanted = page.table.race.found + 1
        time.now += seconds
        for move in line_of(page):
            play_by_taps(table, page, move)
            if page.table.race.found == wanted:
                break


def test_against_the_clock_finds_count_by_taps_until_the_time_is_up(
    table: Table, time: Time
) -> None:
    page = begun(table, CLOCK)
    find(table, page, time, 10)
    find(table, page, time, 12.5)
    assert page.table.race.moments == (10_000, 22_500)
    assert page.strip.aim.words == counted("race.found", 2)
    assert page.strip.aim.clock == "2:38"
    time.pass_by(table, 160)
    assert page.panel == "end"
    assert page.end.outcome.sign == "trophy"
    assert page.end.outcome.headline == counted("race.result", 2)
    assert [str(way.then) for way in page.end.outcome.ways] == ["0:10", "0:22"]
    assert page.strip.aim.clock == "0:00"
    records = table.app.shell.desk.records
    assert records.races == {code_text(Code(CLOCK, SEED)): (10_000, 22_500)}
    assert not page.table.is_in_hand
    table.app.shell.navigator.home()
    Opening(table.app.shell, CLOCK, SEED).open()
    table.frames(3)
    assert page.panel == "end"
    assert table.app.shell.desk.records == records


def test_no_time_runs_and_nothing_moves_before_whoever_looks_begins(
    table: Table, time: Time
) -> None:
    page = waiting(table, CLOCK, Code(CLOCK, SEED, 4, "Mia"))
    time.pass_by(table, 60)
    table.tap_on(page.board)
    assert (page.table.race.now, page.table.match.moves) == (0, ())
    assert page.start.panel.get_parent_window()
    assert not page.sheet.get_parent_window()
    assert "Mia" in str(page.start.panel.ready.stakes[0].label)
    table.tap_on(page.start.panel.ids.start)
    settle(table, page)
    assert page.sheet.get_parent_window()
    assert not page.start.panel.get_parent_window()
    time.pass_by(table, 5)
    assert page.table.race.now == 5_000


def test_before_a_race_begins_its_menu_covers_nothing(table: Table, time: Time) -> None:
    page = waiting(table, CLOCK)
    table.tap_on(page.ids.menu)
    assert table.app.shell.navigator.sheet
    assert not page.is_covered


def test_whoever_comes_back_to_a_race_that_was_not_begun_is_asked_again(
    table: Table, time: Time
) -> None:
    page = waiting(table, DEAL)
    table.app.shell.navigator.home()
    table.frames(2)
    Opening(table.app.shell, DEAL, SEED).open()
    table.frames(3)
    assert page.start.panel.get_parent_window()
    table.app.shell.navigator.home()
    page = begun(table, DEAL)
    find(table, page, time, 1)
    table.app.shell.navigator.home()
    table.frames(2)
    Opening(table.app.shell, DEAL, SEED).open()
    table.frames(3)
    assert page.sheet.get_parent_window()


def test_a_race_that_found_nothing_says_what_to_do_and_shows_who_was_raced(
    table: Table, time: Time
) -> None:
    page = begun(table, CLOCK, Code(CLOCK, SEED, 3, "Mia"))
    time.pass_by(table, 180)
    outcome = page.end.outcome
    assert outcome.headline == phrase("race.none")
    assert not outcome.is_joyful
    assert [seat.result.number for seat in outcome.ran] == [3, 0]
    assert outcome.strong.words == phrase("race.again")
    assert outcome.sign == "timer-outline"
    assert not page.send_key.is_there
    table.tap_on(page.end.ids.strong)
    assert page.start.panel.get_parent_window()
    assert page.table.asked.code == Code(CLOCK, SEED, 3, "Mia")


def test_the_time_stands_still_behind_the_pause_and_nothing_is_seen(
    table: Table, time: Time
) -> None:
    page = begun(table, CLOCK)
    time.pass_by(table, 30)
    table.app.on_pause()
    assert page.is_covered
    time.pass_by(table, 1000)
    assert page.table.race.now == 30_000
    table.app.on_resume()
    table.frames(2)
    assert page.is_covered
    table.tap_on(page.curtain.widget.ids.key)
    settle(table, page)
    assert not page.is_covered
    time.pass_by(table, 5)
    assert page.table.race.now == 35_000


def test_the_menu_pauses_too_and_another_page_stops_the_clock(table: Table, time: Time) -> None:
    page = begun(table, CLOCK)
    time.pass_by(table, 5)
    table.tap_on(page.ids.menu)
    assert page.is_covered
    table.app.shell.navigator.close_sheet()
    table.tap_on(page.curtain.widget.ids.leave)
    assert table.app.shell.navigator.page_name == "home"
    time.pass_by(table, 50)
    Opening(table.app.shell, CLOCK, SEED).open()
    table.frames(3)
    assert page.is_covered
    assert page.table.race.now == 5_000


def test_whoever_has_enough_ends_it_from_the_pause(table: Table, time: Time) -> None:
    page = begun(table, CLOCK)
    find(table, page, time, 20)
    page.puzzle.pause()
    table.frames(2)
    table.tap_on(page.curtain.widget.ids.end)
    settle(table, page)
    assert page.panel == "end"
    assert page.end.outcome.sign == "trophy"
    assert page.end.outcome.headline == counted("race.result", 1)


def test_the_next_race_is_one_touch_away_and_so_is_the_same_again(table: Table, time: Time) -> None:
    page = begun(table, CLOCK)
    find(table, page, time, 20)
    time.pass_by(table, 200)
    table.tap_on(page.end.ids.strong)
    table.tap_on(page.start.panel.ids.start)
    settle(table, page)
    assert page.table.asked.code == Code(CLOCK, SEED)
    assert page.panel == "turn"
    assert page.table.race.now == 0
    assert page.strip.aim.track.has_other  # the race before runs along
    time.pass_by(table, 20)
    assert page.strip.aim.track.other == 1
    time.pass_by(table, 200)
    while table.app.shell.desk.is_busy:
        table.frames()
    table.tap_on(page.end.ids.worded_other)
    assert page.table.asked.code.kind == CLOCK
    assert page.table.asked.code.seed != SEED


def test_a_friends_race_runs_along_and_is_beaten(table: Table, time: Time) -> None:
    page = begun(table, CLOCK, Code(CLOCK, SEED, 2, "Mia"))
    assert page.strip.aim.track.other == 0
    find(table, page, time, 8, count=3)
    assert page.strip.aim.track.rival == phrase("race.rival", name="Mia", number=0)
    time.pass_by(table, 180)
    assert page.strip.aim.track.other == 2
    assert [seat.name for seat in page.end.outcome.ran] == [phrase("race.you"), "Mia"]
    assert page.end.outcome.ways[0].mark.value == "ahead"


def test_a_deal_is_played_to_its_end_for_stars(table: Table, time: Time) -> None:
    page = begun(table, DEAL)
    for move in line_of(page):
        play_by_taps(table, page, move)
    assert page.panel == "end"
    assert page.end.outcome.won == 3
    assert len(page.end.outcome.ways) == 6
    assert table.app.shell.desk.records.tallies[DEAL.letter].solved == 1
    assert len(table.app.shell.desk.records.races[code_text(Code(DEAL, SEED))]) == 6


def targets(page: Any) -> list[int]:
    return list(page.table.match.state_after(0).hands[0].cards)


def marks(place: Any) -> list[StationMark]:
    found = [mark for mark in place.walk() if isinstance(mark, StationMark)]
    return sorted(found, key=lambda mark: mark.to_window(*mark.pos)[0])


def drawn(found: list[StationMark]) -> list[str]:
    return [mark.station.figure.sprites[0].name for mark in found]


def test_all_targets_of_a_deal_are_seen_in_order_before_it_and_in_its_menu(
    table: Table, time: Time
) -> None:
    page = waiting(table, DEAL)
    names = [f"mark/m{card}" for card in targets(page)]
    assert drawn(marks(page.start.panel)) == names
    table.tap_on(page.start.panel.ids.start)
    settle(table, page)
    while page.table.race.found < 2:
        line = finished(soon_in_order(page.table.match.state)) or []
        play_by_taps(table, page, line[0])
        settle(table, page)
    page.menu.open()
    table.frames(3)
    shown = marks(table.app.shell.navigator.sheet)
    assert drawn(shown) == names
    assert [mark.station.is_found for mark in shown] == [True] * 2 + [False] * 4
    assert all(mark.children[1].text for mark in shown), "each is named to whoever listens"


def test_against_the_clock_no_target_is_seen_before_it_is_due(table: Table, time: Time) -> None:
    page = begun(table, CLOCK)
    page.menu.open()
    table.frames(3)
    assert marks(table.app.shell.navigator.sheet) == marks(page.start.panel) == []


def test_in_a_deal_undo_is_free_and_a_hint_costs_a_star(table: Table, time: Time) -> None:
    page = begun(table, DEAL)
    find(table, page, time, 1)
    while page.table.can_undo:
        page.undo()
        settle(table, page)
    assert page.table.race.moments == ()
    assert page.strip.aim.stars == 3
    for _ in range(2):
        page.hints.next()
        settle(table, page)
    assert page.strip.aim.stars == 2


def test_what_is_shared_opens_the_same_race_with_the_result_to_beat(
    table: Table, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[str] = []
    monkeypatch.setattr("app.ui.solo.share_form.share", lambda _, text, __: sent.append(text))
    page = begun(table, CLOCK)
    find(table, page, time, 9, count=2)
    time.pass_by(table, 180)
    table.tap_on(page.send_key)
    table.frames(3)
    sheet: Any = table.app.shell.navigator.sheet
    table.tap_on(sheet.content.ids.send)
    code = parsed_code(sent[0].splitlines()[-1])
    assert (code.kind, code.seed, code.result) == (CLOCK, SEED, 2)


def test_killed_after_any_step_the_race_is_back_exactly_there(tmp_path: Path, time: Time) -> None:
    """What a kill leaves is the disk as it was at that moment."""
    table = Table(tmp_path / "played")
    page = begun(table, CLOCK, Code(CLOCK, SEED, 7, "Mia"))
    stood: list[Any] = []
    for number, move in enumerate(line_of(page)[:6]):
        time.now += 4
        page.play(move)
        stood.append(stand(page))
        shutil.copytree(tmp_path / "played", tmp_path / str(number))
        settle(table, page)
    table.close()
    for number, expected in enumerate(stood):
        table = Table(tmp_path / str(number))
        Opening(table.app.shell, CLOCK, SEED).open()
        table.frames(3)
        page = table.app.shell.navigator.page
        assert page.is_covered
        assert stand(page) == expected
        assert page.table.ghost.name == "Mia"
        table.close()


def stand(page: Any) -> tuple[object, ...]:
    race = page.table.race
    return race.moments, race.now, page.table.match.moves


def test_a_second_that_ran_is_kept(tmp_path: Path, time: Time) -> None:
    table = SteadyTable(tmp_path / "played", lambda: SEED)
    table.app.shell.settings.change(motion=Motion.STILL)
    begun(table, CLOCK)
    for _ in range(5):
        time.pass_by(table, 1)
    shutil.copytree(tmp_path / "played", tmp_path / "killed")
    table.close()
    table = SteadyTable(tmp_path / "killed", lambda: SEED)
    Opening(table.app.shell, CLOCK, SEED).open()
    table.frames(3)
    assert table.app.shell.navigator.page.table.race.now == 5_000
    table.close()


def test_back_pauses_a_race_first_and_a_second_time_leads_away(table: Table, time: Time) -> None:
    page = begun(table, CLOCK)
    time.pass_by(table, 5)
    navigator = table.app.shell.navigator
    navigator.back()
    assert page.is_covered
    time.pass_by(table, 1000)
    assert page.table.race.now == 5_000
    navigator.back()
    table.frames(2)
    assert navigator.page is not page


def test_what_was_found_stands_in_columns_on_every_screen(table: Table) -> None:
    """In a tablet's panel words stood one below the other."""
    page = race_over(table, CLOCK)
    for width, height, columns in ((360, 640, 3), (412, 916, 3), (1280, 800, 3), (916, 412, 3)):
        table.resize(width, height)
        table.frames(3)
        rows = page.end.ids.ways.children
        assert page.end.columns == columns
        assert min(row.ids.words.width for row in rows) >= dp(44)
    scroller = page.end.ids.scroller
    assert scroller.viewport_size[1] <= scroller.height
