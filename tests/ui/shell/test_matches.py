"""The page of games, by touch: to play on, to look back at, to erase."""

import pytest

from app.core.thinking import finished
from app.session.alone import KEY
from app.session.record import Start
from app.session.saves import SaveFailed, Trouble
from app.session.tasks import begun
from app.session.unplayed import left
from app.solo.kinds import CLOCK
from app.solo.making import made
from app.ui.shell.gate_form import GateForm
from app.ui.shell.match_row import MatchRow
from app.ui.shell.matches_page import MatchesPage
from tests.ui import scenes
from tests.ui.shell.records_scenes import sheet_of
from tests.ui.shell.shell_walk import named, press, texts, wait
from tests.ui.table import Table

SEATS = [{"name": "Mia", "color": "red"}, {"name": "Noor", "color": "green"}]


@pytest.fixture
def home(table: Table) -> Table:
    table.app.shell.settings.change(motion="still", language="en")
    return table


def begin(table: Table, edition: str = "crew") -> str:
    start = Start("shift", 1, 2, 7, {"edition": edition, "first": 0})
    shelf = table.app.shell.shelf
    return shelf.slot_of(scenes.moved(shelf.begin(start, {"people": 2, "seats": SEATS}, 2)))


def end(table: Table) -> None:
    scenes.play_to_end(scenes.begun(table, scenes.draft_of("connect")))


def opened(table: Table) -> MatchesPage:
    table.app.shell.navigator.home()
    table.frames(2)
    press(table, "My games", lambda: table.app.shell.navigator.page_name == "matches")
    page: MatchesPage = table.app.shell.navigator.page
    return page


def tidied(table: Table) -> MatchesPage:
    """Keys that erase come with the one above."""
    page = opened(table)
    press(table, "Tidy up", lambda: page.is_tidied)
    return page


def rows(page: MatchesPage, place: str) -> list[MatchRow]:
    return list(reversed(page.ids[place].children))


def test_all_that_go_on_are_listed_and_each_goes_on(home: Table) -> None:
    slots = [begin(home, edition) for edition in ("crew", "galaxy", "magic", "crew")]
    page, navigator = opened(home), home.app.shell.navigator
    assert "UNDER WAY" in texts(home)
    assert {row.row.slot for row in rows(page, "running")} == set(slots)
    wait(home, lambda: all(row.row.figure.sprites for row in rows(page, "running")))
    press(home, "Galaxy, Turn 1, Mia to walk", lambda: navigator.page_name == "shift")
    assert home.app.shell.shelf.slot_of(navigator.page.table.match) == slots[1]


def test_on_a_tablet_two_lie_beside_each_other_and_are_as_high(home: Table) -> None:
    shelf = home.app.shell.shelf
    alone = Start("shift", 1, 1, 7, {"edition": "crew", "first": 0})
    scenes.moved(shelf.begin(alone, {"people": 1, "seats": SEATS[:1]}, 1))
    begin(home)
    home.resize(1280, 800)
    page = opened(home)
    home.frames(3)
    places = [(row.y, row.height) for row in rows(page, "running")]
    least = [row.minimum_height for row in rows(page, "running")]
    home.resize(412, 916)
    assert places[0] == places[1]
    assert least[0] != least[1], "though one has more to say"


def test_home_leads_to_all_where_it_does_not_show_them(home: Table) -> None:
    for _ in range(5):
        begin(home)
    home.app.shell.navigator.page.entered()
    home.frames(4)
    press(home, "All 5 running games", lambda: home.app.shell.navigator.page_name == "matches")


def begin_race(table: Table) -> None:
    """Left with 1:55 on its clock."""
    race = begun(table.app.shell.shelf, finished(made(CLOCK, 3)), {}, {}, None)
    race.table[KEY]["clock"] = 65_000
    race.keep()


def test_a_race_that_home_counts_is_listed_and_goes_on(home: Table) -> None:
    """Home showed it, and a minute later it was nowhere; it takes no place of a match."""
    begin_race(home)
    for _ in range(3):
        begin(home)
    navigator = home.app.shell.navigator
    navigator.page.entered()
    home.frames(4)
    press(home, "All 4 running games", lambda: navigator.page_name == "matches")
    assert "UNDER WAY" in texts(home)
    assert rows(navigator.page, "running")[-1].row.when
    shown = rows(navigator.page, "running")[-1].name
    press(home, shown, lambda: navigator.page_name == "shift_puzzle")
    assert shown == "Three minutes, 0 found \N{EN DASH} paused, 1:55 left"


def test_a_race_goes_with_all_that_are_erased(home: Table) -> None:
    begin_race(home)
    page = opened(home)
    page._ask_of_all()
    home.frames(3)
    press(home, "Erase the one under way", lambda: page.is_empty)
    assert not left(home.app.shell.shelf)


def test_a_match_that_ended_is_looked_back_at(home: Table) -> None:
    end(home)
    begin(home)
    page, navigator = opened(home), home.app.shell.navigator
    [row] = rows(page, "past")
    press(home, row.name, lambda: navigator.page_name == "connect")
    assert navigator.page.panel == "end"
    press(home, "Look back", lambda: navigator.page.is_looking_back)
    navigator.back()
    navigator.back()
    assert navigator.page_name == "matches"


def test_a_match_that_ended_is_seen_as_it_was_left(home: Table) -> None:
    begin(home)
    end(home)
    page = opened(home)
    [row] = rows(page, "past")
    said = row.row.line
    wait(home, lambda: not page.has_to_look)
    assert row.row.figure.sprites
    assert row.row.line == said


def test_rows_whose_match_is_at_hand_come_whole(home: Table) -> None:
    """Their boards popped in one by one, and a longer line moved all below it."""
    for _ in range(3):
        begin(home)
    page = opened(home)
    assert not page.has_to_look
    assert all(row.row.figure.sprites for row in rows(page, "running"))


def test_a_board_that_had_to_be_read_comes_over_its_picture(home: Table) -> None:
    home.app.shell.settings.change(motion="normal")
    begin(home)
    end(home)
    home.app.shell.shelf._open.clear()
    page = opened(home)
    [row] = rows(page, "past")
    seen = {row.drawn}

    def is_whole() -> bool:
        seen.add(round(row.drawn, 1))
        return not page.has_to_look and row.drawn == 1

    wait(home, is_whole)
    assert row.row.figure.sprites
    assert len(seen) > 2, "it came little by little"


def test_rows_have_keys_that_erase_only_while_one_tidies_up(home: Table) -> None:
    begin(home)
    page = opened(home)
    assert not rows(page, "running")[0].can_erase
    press(home, "Tidy up", lambda: rows(page, "running")[0].can_erase)
    press(home, "Done", lambda: not rows(page, "running")[0].can_erase)
    press(home, "Tidy up", lambda: page.is_tidied)
    assert not opened(home).is_tidied


def test_a_match_goes_only_after_a_question(home: Table) -> None:
    begin(home)
    page, navigator = tidied(home), home.app.shell.navigator
    press(home, "Erase", lambda: navigator.sheet)
    assert any(text.startswith("Crew, Mia, Noor: 1 turn, Today, ") for text in texts(home))
    assert named(home, "Keep them").kind == "strong"
    press(home, "Keep them", lambda: navigator.sheet is None)
    assert len(rows(page, "running")) == 1
    press(home, "Erase", lambda: navigator.sheet)
    press(home, "Erase", lambda: navigator.sheet is None)
    assert rows(page, "running") == []
    assert home.app.shell.shelf.running() == ()
    assert "Your games are kept here: play on, look back, or erase them." in texts(home)


def pass_gate(table: Table) -> None:
    """Before all are erased a grown-up is asked for."""
    press(table, "Erase games", lambda: table.app.shell.navigator.sheet)
    form = sheet_of(table)
    assert isinstance(form, GateForm)
    for digit in str(form.gate.first * form.gate.second):
        press(table, digit)
    wait(table, lambda: sheet_of(table) is not form)


def test_those_that_ended_go_together_and_those_under_way_stay(home: Table) -> None:
    begin(home)
    for _ in range(2):
        end(home)
    page, navigator = tidied(home), home.app.shell.navigator
    pass_gate(home)
    press(home, "Erase the 2 that ended", lambda: navigator.sheet is None)
    assert (len(rows(page, "running")), rows(page, "past")) == (1, [])


def test_all_go_together(home: Table) -> None:
    begin(home)
    end(home)
    tidied(home)
    navigator = home.app.shell.navigator
    pass_gate(home)
    press(home, "Erase all 2, those under way too", lambda: navigator.sheet is None)
    assert home.app.shell.shelf.running() == home.app.shell.shelf.past() == ()
    assert not named(home, "Erase games").is_there


def test_what_the_disk_keeps_stays_in_the_list_and_it_says_so(
    home: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(_: str) -> None:
        raise SaveFailed(Trouble.READ_ONLY)

    begin(home)
    page, navigator = tidied(home), home.app.shell.navigator
    monkeypatch.setattr(home.app.shell.shelf, "erase", refused)
    press(home, "Erase", lambda: navigator.sheet)
    press(home, "Erase", lambda: navigator.sheet is None)
    assert len(rows(page, "running")) == 1
    assert "The device did not let this go. Nothing else was lost." in texts(home)


def test_further_rows_come_as_somebody_scrolls_to_them(home: Table) -> None:
    for _ in range(11):
        end(home)
    page = opened(home)
    assert len(rows(page, "past")) == 8
    page.ids.scroller.scroll_y = 0
    wait(home, lambda: len(rows(page, "past")) == 11)
    assert page.past == []


def test_a_new_deal_at_the_same_table_leaves_the_one_before(home: Table) -> None:
    end(home)
    page, navigator = opened(home), home.app.shell.navigator
    press(home, rows(page, "past")[0].name, lambda: navigator.page_name == "connect")
    press(home, "Play again", lambda: not navigator.page.table.is_over)
    shelf = home.app.shell.shelf
    assert (len(shelf.running()), len(shelf.past())) == (1, 1)
    navigator.go("settings")
    navigator.back()
    assert not navigator.page.table.is_over


def test_where_nothing_was_played_a_key_leads_to_the_games(home: Table) -> None:
    page = opened(home)
    assert page.is_empty
    home.tap_on(page.ids.begin)
    home.frames(3)
    assert home.app.shell.navigator.page_name == "home"


def test_with_a_game_that_key_is_gone(home: Table) -> None:
    begin(home)
    page = opened(home)
    assert page.ids.begin.disabled
    assert page.ids.begin.height == 0
