"""Puzzles of Go by touch: today's roll, a series of five with and without its time, killed."""

import shutil
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from app.presenters.go.board_model import board_after, joined_count
from app.presenters.match.menu import Deed
from app.presenters.phrase import phrase
from app.presenters.solo.outcome import Mark
from app.services.settings import Motion
from app.session.helped import note_helped
from app.session.series import best_time
from app.solo.codes import Code
from app.solo.days import seed_of
from app.solo.kinds import DAILY_OF, ROLL, SERIES, Kind
from app.ui.go.go_match_page import GoMatchPage
from app.ui.kit.words import said
from app.ui.solo.opening import Opening
from tests.ui.go.go_fingers import asked_for_a_solution, lay_by_drag, question, settle
from tests.ui.solo.scenes import SEED, gone, puzzle, rolled
from tests.ui.table import Table

TODAY = date(2026, 11, 19)
DAILY = DAILY_OF["go"]


@pytest.fixture(autouse=True)
def day(table: Table) -> None:
    table.app.shell.desk.today = lambda: TODAY
    table.app.shell.settings.change(motion=Motion.STILL)


def lays_of(page: Any, kind: Kind) -> list[Any]:
    return [page.table.match.game.decode(text) for text in puzzle(kind).line if " lay " in text]


def test_a_roll_is_solved_by_dragging_tiles_and_counts_once(table: Table) -> None:
    page = rolled(table, ROLL)
    table.wait(1)  # what comes to lie under a finger takes no touch at first
    for move in lays_of(page, ROLL):
        lay_by_drag(table, page.fingers, move.laid)
        settle(table, page)
    assert page.panel == "end"
    assert page.end.outcome.won == 3
    assert page.end.outcome.ways[0].mark.value == "fewest"
    records = table.app.shell.desk.records
    assert records.tallies[ROLL.letter].solved == 1
    table.app.shell.navigator.home()
    Opening(table.app.shell, ROLL, SEED).open()
    settle(table, page)
    assert page.panel == "end"
    assert table.app.shell.desk.records == records


def test_a_roll_that_hints_solved_is_no_feat_and_has_one_time(table: Table) -> None:
    page = rolled(table, ROLL)
    note_helped(page.table.match)
    page.table.kept.count_hint()
    for move in lays_of(page, ROLL):
        page.do([move])
        settle(table, page)
    page.table.asked.keep_clock(64_000)
    page.after.show()
    settle(table, page)
    [way] = page.end.outcome.ways
    assert way.mark is Mark.HINT
    assert way.time == "1:04"
    assert "1:04" in str(page.end.outcome.facts)


def test_why_shows_the_fewest_tiles_one_by_one_and_a_roll_how_it_was_built(table: Table) -> None:
    page = gone(table, SERIES)
    assert page.end.is_crowned
    assert page.ids.share.is_there
    table.tap_on(page.end.ids.why)
    settle(table, page)
    assert page.is_looking_back
    assert page.back_through.at.count == page.table.asked.par
    page.back_through.done()
    table.frames(2)
    first = page.end.ids.ways.children[-1]
    table.tap_on(first)
    settle(table, page)
    assert first.is_chosen
    assert page.panel == "end"
    assert page.board.model == board_after(page.table.match, first.way.moves[1])
    assert joined_count(page.board.model) == len(page.board.model.roll)
    assert page.end.outcome.won == 3


def test_todays_roll_stands_beside_the_others_and_is_one_touch_away(table: Table) -> None:
    shell = table.app.shell
    shell.desk.stock.put(puzzle(DAILY, seed_of(TODAY)))
    shell.navigator.home()
    table.frames(2)
    cards = shell.navigator.page.ids.today.ids.cards.children[::-1]
    assert [card.card.kind.game for card in cards] == ["shift", "go", "connect"]
    table.tap_on(cards[1])
    page = shell.navigator.page
    settle(table, page)
    assert page.table.asked.code == Code(DAILY, seed_of(TODAY))
    assert page.is_open()
    for text in puzzle(DAILY, seed_of(TODAY)).line:
        if " lay " in text:
            page.do([page.table.match.game.decode(text)])
            settle(table, page)
    assert shell.desk.records.days["go"] == {TODAY: TODAY}


def test_a_series_goes_on_from_roll_to_roll_to_its_own_end(table: Table) -> None:
    page = gone(table, SERIES, 2)
    assert page.strip.aim.pips == (True, True, False, False, False)
    assert page.panel == "turn"
    page = gone(table, SERIES)
    assert page.panel == "end"
    assert len(page.end.outcome.ways) == 5
    assert page.end.outcome.won == 3
    assert table.app.shell.desk.records.tallies[SERIES.letter].solved == 1


def test_only_with_its_time_a_series_has_a_clock_a_pause_and_a_best_time(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [50.0]
    monkeypatch.setattr(GoMatchPage, "now", staticmethod(lambda: now[0]))
    page = rolled(table, SERIES, is_timed=False)
    assert not page.strip.aim.clock
    assert not page.table.is_secret
    page = rolled(table, SERIES)
    assert page.strip.aim.clock
    now[0] += 61
    table.app.on_pause()
    assert page.is_covered
    assert page.curtain.widget.model.name == "1:01"
    now[0] += 1000
    table.frames(3)
    table.tap_on(page.curtain.widget.ids.key)
    settle(table, page)
    for move in lays_of(page, SERIES):
        page.do([move])
        settle(table, page)
    assert page.end.outcome.facts[0] == phrase("solo.time.best", time="1:01")
    grade = page.table.match.table["grade"]
    assert best_time(table.app.shell.desk.records, grade) == 61_000


@pytest.mark.parametrize("kind", [ROLL, SERIES])
def test_the_time_of_a_solved_puzzle_stands_whatever_its_page_shows_then(
    table: Table, kind: Kind, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [50.0]
    monkeypatch.setattr(GoMatchPage, "now", staticmethod(lambda: now[0]))
    page = rolled(table, kind)
    now[0] += 18
    for move in lays_of(page, kind):
        page.do([move])
        settle(table, page)
    shown = page.end.outcome.facts
    assert (page.panel, page.table.asked.clock) == ("end", 18_000)
    page.end.dispatch("on_why")
    for _ in range(2):
        now[0] += 20
        table.wait(2)
        table.app.on_pause()
        table.app.on_resume()
    page.back_through.done()
    table.app.shell.navigator.home()
    Opening(table.app.shell, kind, SEED).open()
    settle(table, page)
    assert (page.panel, page.table.asked.clock) == ("end", 18_000)
    assert page.end.outcome.facts == shown


def test_a_hint_costs_a_star_and_is_kept_at_once(table: Table) -> None:
    page = rolled(table, ROLL)
    for _ in range(2):
        page.hints.next()
        settle(table, page)
    assert page.table.asked.hints == 1
    kept = table.app.shell.shelf._saves.load("puzzle-go-roll")
    assert kept is not None
    assert b'"hints": 1' in kept.body or b'"hints":1' in kept.body


def test_given_up_it_shows_a_way_and_wins_nothing(table: Table) -> None:
    page = rolled(table, ROLL)
    asked_for_a_solution(table, page)
    assert page.panel == "end"
    assert page.end.outcome.won == 0
    assert page.solo.shown_solution
    assert list(page.dice.joined) == [], "what is ticked was joined by who played"
    assert not page.ids.share.is_there
    assert ROLL.letter not in table.app.shell.desk.records.tallies
    table.tap_on(page.end.ids.other)
    settle(table, page)
    assert page.is_open()
    assert page.table.asked.code == Code(ROLL, SEED)


def test_a_series_is_not_given_up_by_a_slip(table: Table) -> None:
    page = gone(table, SERIES, 1)
    table.tap_on(page.ids.menu)
    page.menu.do(Deed.SOLUTION)
    table.frames(2)
    table.tap_on(question(table).ids.keep)
    settle(table, page)
    assert page.panel == "turn"
    asked_for_a_solution(table, page)
    assert page.panel == "end"
    assert SERIES.letter not in table.app.shell.desk.records.tallies


def test_the_strip_tells_the_aim_the_tiles_and_the_stars_left(table: Table) -> None:
    page = rolled(table, ROLL)
    assert page.strip.aim.pips == (False,) * page.table.asked.par
    assert page.strip.aim.stars == 3
    page.do(lays_of(page, ROLL)[:1])
    assert page.strip.aim.used == 1
    page.table.kept.count_hint()
    page.refresh()
    assert page.strip.aim.stars == 2


def test_a_slim_phone_says_what_to_do_until_a_tile_is_chosen(table: Table) -> None:
    page = rolled(table, ROLL)
    table.resize(360, 640)
    table.frames(3)
    ids = page.sheet.ids
    words = said(table.app.shell.words.catalogue, phrase("solo.aim.join"))
    assert ids.look.is_there
    assert ids.look.text == words
    page.do(lays_of(page, ROLL)[:1])
    settle(table, page)
    assert not ids.look.is_there, "the keys are needed now"
    assert page.sheet.can_undo


def test_the_next_roll_is_one_touch_away(table: Table) -> None:
    page = gone(table, ROLL)
    while table.app.shell.desk.is_busy:
        table.frames()
    table.tap_on(page.end.ids.strong)
    settle(table, page)
    assert page.panel == "turn"
    assert page.table.asked.code.seed != SEED


def test_killed_after_any_tile_the_series_is_back_there(tmp_path: Path) -> None:
    """What a kill leaves is the disk as it was at that moment."""
    table = Table(tmp_path / "played")
    table.app.shell.settings.change(motion=Motion.STILL)
    page = rolled(table, SERIES)
    stood: list[tuple[object, ...]] = []
    for number, move in enumerate(lays_of(page, SERIES)[:8]):
        page.do([move])
        shutil.copytree(tmp_path / "played", tmp_path / str(number))
        stood.append((page.table.solved_rolls, page.table.roll, len(page.table.own().laid)))
        settle(table, page)
    table.close()
    for number, stand in enumerate(stood):
        table = Table(tmp_path / str(number))
        table.app.shell.settings.change(motion=Motion.STILL)
        Opening(table.app.shell, SERIES, SEED).open()
        table.frames(3)
        page = table.app.shell.navigator.page
        assert page.is_covered
        assert page.table.terms.counts_time
        assert (page.table.solved_rolls, page.table.roll, len(page.table.own().laid)) == stand
        table.close()
