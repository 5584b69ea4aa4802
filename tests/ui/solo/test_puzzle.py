"""A puzzle of Shift by touch: from home in two touches, hints, the result, the next one at once."""

from datetime import date
from typing import Any

import pytest
from kivy.metrics import dp, sp
from kivy.uix.widget import Widget

from app.core.thinking import finished
from app.games.shift.notation import decode
from app.presenters.match.guide import Step
from app.presenters.match.menu import Deed, menu_rows
from app.presenters.phrase import phrase
from app.presenters.solo.onward import PAGES
from app.services.settings import Motion
from app.session.alone import alone
from app.solo.days import seed_of
from app.solo.kinds import CLOCK, DAILY_OF, DEAL, ONE_LAY, REACH, Kind
from app.ui.kit.words import said
from app.ui.shell.home_page import HomePage
from app.ui.solo.opening import Opening
from app.ui.solo.puzzle_clock import PuzzleClock
from app.ui.solo.puzzle_end import PuzzleEnd
from app.ui.solo.shift_puzzle_page import ShiftPuzzlePage
from tests.ui.shell.shell_walk import press
from tests.ui.shift.shift_fingers import play_by_drag, play_by_taps, settle
from tests.ui.solo.scenes import opened, played, puzzle, race_over
from tests.ui.table import Table

TODAY = date(2026, 11, 19)
DAILY = DAILY_OF["shift"]
FAR = REACH[2], 77
"""Nobody has made it ahead."""


@pytest.fixture(autouse=True)
def day(table: Table) -> None:
    """The device's day, and puzzles that are made when they are wished for."""
    table.app.shell.desk.today = lambda: TODAY
    table.app.shell.settings.change(motion=Motion.STILL)


def page_of(table: Table) -> ShiftPuzzlePage:
    page: ShiftPuzzlePage = table.app.shell.navigator.page
    return page


def end_of(page: ShiftPuzzlePage) -> PuzzleEnd:
    end: PuzzleEnd = page._panels["end"]
    return end


def today_cards(table: Table) -> list[Widget]:
    home: HomePage = table.app.shell.navigator.page
    cards: list[Widget] = home.ids.today.ids.cards.children[::-1]
    return cards


def made(table: Table) -> None:
    """All that is to be made ahead is made."""
    for _ in range(2000):
        table.frames()
        if not table.app.shell.desk.is_busy:
            return
    raise AssertionError("it never ends")


def home(table: Table) -> None:
    table.app.shell.navigator.home()
    table.frames(2)


def test_from_home_to_the_first_move_it_is_two_touches(table: Table) -> None:
    home(table)
    made(table)
    table.tap_on(today_cards(table)[0])
    page = page_of(table)
    asked = alone(page.table.match)
    assert asked is not None
    assert (asked.code.kind, asked.code.seed) == (DAILY, seed_of(TODAY))
    assert page.listens
    play_by_drag(table, page, decode(puzzle(DAILY, seed_of(TODAY)).line[0]))
    assert len(page.table.match.moves) == 1


def test_a_puzzle_that_is_not_made_yet_comes_as_soon_as_it_is(table: Table) -> None:
    home(table)
    Opening(table.app.shell, *FAR).open()
    assert table.app.shell.navigator.sheet is not None
    made(table)
    table.frames(2)
    assert table.app.shell.navigator.sheet is None
    assert page_of(table).listens


def test_whoever_closes_the_sheet_while_it_is_made_stays_where_they_are(table: Table) -> None:
    home(table)
    Opening(table.app.shell, *FAR).open()
    table.app.shell.navigator.close_sheet()
    made(table)
    assert table.app.shell.navigator.page_name == "home"


def test_solved_by_taps_it_shows_stars_the_way_and_counts_once(table: Table) -> None:
    page = opened(table, REACH[1])
    for text in puzzle(REACH[1]).line:
        play_by_taps(table, page, decode(text))
    assert page.panel == "end"
    outcome = end_of(page).outcome
    assert outcome.won == 3
    assert len(outcome.ways) == 2
    assert all(way.mark.value == "best" for way in outcome.ways)
    records = table.app.shell.desk.records
    assert records.tallies[REACH[1].letter].solved == 1
    home(table)
    table.app.shell.navigator.go(PAGES["shift"], match="puzzle-shift-reach-2")
    settle(table, page)
    assert page.panel == "end"
    assert table.app.shell.desk.records == records


def test_a_solved_puzzle_opened_again_after_records_were_erased_counts_for_nobody(
    table: Table,
) -> None:
    page = opened(table, REACH[1])
    for text in puzzle(REACH[1]).line:
        page.play(decode(text))
        settle(table, page)
    home(table)
    table.app.shell.people.erase_all()
    table.app.shell.navigator.go(PAGES["shift"], match="puzzle-shift-reach-2")
    settle(table, page)
    assert page.panel == "end"
    assert table.app.shell.desk.records.is_empty
    home(table)
    page = opened(table, REACH[1])
    for text in puzzle(REACH[1]).line:
        page.play(decode(text))
        settle(table, page)
    assert table.app.shell.desk.records.tallies[REACH[1].letter].solved == 1, "solved anew it does"


def test_undo_is_free_all_the_way_back(table: Table) -> None:
    page = opened(table, REACH[1])
    push, walk, *_ = map(decode, puzzle(REACH[1]).line)
    stay = page.table.staying(page.deeds.finger)
    play_by_taps(table, page, push)
    page.play(page.table.staying(page.deeds.finger))
    settle(table, page)
    assert page.strip.aim.used == 1
    page.undo()
    page.undo()
    assert page.strip.aim.used == 0
    assert page.strip.aim.stars == 3
    assert not page.table.can_undo
    assert stay is not walk


def test_a_hint_says_that_its_move_costs_a_star_before_it_does(table: Table) -> None:
    page = opened(table, REACH[1])
    assert not page.strip.ids.hint.is_there, "one key for it is enough"
    table.tap_on(page.sheet.ids.side)
    settle(table, page)
    assert page.board.model.shown.cells
    assert page.hint == page.shell.words.catalogue.text("hint.look.star")
    assert page.strip.aim.stars == 3
    assert page.deeds.finger.arrow is None
    table.tap_on(page.sheet.ids.side)
    settle(table, page)
    assert page.strip.aim.stars == 2
    assert page.deeds.finger.arrow is not None
    page.deeds.push_in()
    settle(table, page)
    assert page.table.board(page.deeds.finger).trail, "the rest of the turn is shown as well"
    assert page.strip.aim.stars == 2


def test_a_walk_without_stars_to_lose_has_one_bulb_still(table: Table) -> None:
    page = played(table, REACH[1], 1)
    while page.table.costs_star:
        page.hints.cost()
    page.refresh()
    assert page.model.has_bulb
    assert [page.strip.ids.hint.is_there, page.sheet.ids.bulb.is_there] == [True, False]
    side, undo = page.sheet.ids.side, page.sheet.ids.undo
    assert side.to_window(*side.pos)[0] + side.width + dp(8) <= undo.to_window(*undo.pos)[0]


def test_whoever_asks_on_where_all_of_a_hint_is_shown_is_told_so(table: Table) -> None:
    page = opened(table, REACH[1])
    for _ in range(4):
        table.tap_on(page.sheet.ids.side)
        settle(table, page)
    assert page.hints.guide.step is Step.DONE
    table.tap_on(page.strip.ids.hint)
    assert page.notices.now == phrase("hint.all")


def test_the_next_puzzle_is_there_with_one_touch(table: Table) -> None:
    page = opened(table, REACH[1])
    for text in puzzle(REACH[1]).line:
        page.play(decode(text))
        settle(table, page)
    made(table)
    before = page.table.match
    table.tap_on(end_of(page).ids.strong)
    assert page_of(table) is page
    assert page.table.match is not before
    assert page.panel == "turn"
    assert page.table.aim.used == 0


def test_with_less_than_three_stars_the_same_can_be_tried_again(table: Table) -> None:
    page = opened(table, REACH[0])
    push = next(iter(page.table.match.game.legal_moves(page.table.match.state)))
    page.play(push)
    page.play(page.table.staying(page.deeds.finger))
    for _ in range(4):
        page.play(finished(page.table.thought_hint()).moves[0])
        settle(table, page)
        if page.panel == "end":
            break
    assert end_of(page).outcome.won < 3
    table.tap_on(end_of(page).ids.other)
    asked = alone(page.table.match)
    assert asked is not None
    assert (asked.code.kind, asked.code.seed, page.table.match.moves) == (REACH[0], 5, ())


def test_a_solved_daily_puzzle_stands_on_the_first_page_with_its_day(table: Table) -> None:
    page = opened(table, DAILY, seed_of(TODAY))
    for text in puzzle(DAILY, seed_of(TODAY)).line:
        page.play(decode(text))
        settle(table, page)
    assert end_of(page).outcome.streak
    home(table)
    card = today_cards(table)[0]
    assert card.card.state.value == "solved"
    table.tap_on(card)
    assert page_of(table).panel == "end"


def test_the_shared_text_gives_nothing_away(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[str] = []
    monkeypatch.setattr("app.ui.solo.share_form.share", lambda _, text, __: sent.append(text))
    page = opened(table, REACH[1])
    for text in puzzle(REACH[1]).line:
        page.play(decode(text))
        settle(table, page)
    table.tap_on(page.send_key)
    table.frames(3)
    sheet: Any = table.app.shell.navigator.sheet
    table.tap_on(sheet.content.ids.send)
    [told] = sent
    assert "\u2605\u2605\u2605 2" in told
    assert str(page.table.aim.words) not in told
    for way in end_of(page).outcome.ways:
        assert str(way.first) not in told


@pytest.mark.parametrize("is_left_handed", [False, True], ids=["right", "left"])
def test_on_a_small_phone_a_thumb_reaches_the_keys_of_a_puzzle_and_of_its_end(
    table: Table, is_left_handed: bool
) -> None:
    table.resize(360, 640)
    table.app.shell.settings.change(left_handed=is_left_handed)
    page = opened(table, REACH[1])
    low = 0.4 * table.app.root.height
    sheet = page.sheet.ids
    side = sheet.small_side if page.sheet.is_slim else sheet.side
    assert all(key.to_window(*key.center)[1] < low for key in (sheet.main, side, sheet.undo))
    page.play(decode(puzzle(REACH[1]).line[0]))
    settle(table, page)
    table.tap_on(sheet.undo)
    settle(table, page)
    assert not page.table.match.moves
    for text in puzzle(REACH[1]).line:
        page.play(decode(text))
        settle(table, page)
    keys = end_of(page).ids
    assert all(key.to_window(*key.center)[1] < low for key in (keys.strong, keys.why))
    made(table)
    before = page.table.match
    table.tap_on(keys.strong)
    assert page.table.match is not before
    table.app.shell.settings.change(left_handed=False)


@pytest.mark.parametrize("kind", [REACH[2], CLOCK])
def test_on_a_tablet_a_result_is_told_larger_and_stands_in_the_middle(
    table: Table, kind: Kind
) -> None:
    small = told_on(table, kind, 412, 916).ids.banner.hero
    large = told_on(table, kind, 1280, 800)
    assert large.ids.banner.hero > small
    words = [row.ids.words for row in large.ids.ways.children]
    assert min((each.children or [each])[-1].usual for each in words) >= sp(16)
    told, scroller = large.ids.told, large.ids.scroller
    assert told.height <= scroller.height
    assert abs(told.center_y - scroller.height / 2) < 2


def told_on(table: Table, kind: Kind, width: int, height: int) -> PuzzleEnd:
    table.resize(width, height)
    end = end_of(race_over(table, kind) if kind == CLOCK else played(table, kind))
    table.frames(3)
    return end


def test_a_turn_of_a_result_is_seen_once_more_on_its_own_board(table: Table) -> None:
    page = played(table, REACH[2])
    end, ended = end_of(page), page.board.model
    rows = end.ids.ways.children[::-1]
    assert rows[1].way.first.key == "solo.way.push"
    assert dict(rows[1].way.first.fields)["line"].key == "shift.line.n"
    assert [row.is_chosen for row in rows] == [False, False, True], "the board shows the last one"
    table.app.shell.settings.change(motion=Motion.NORMAL)
    table.tap_on(rows[1])
    assert page.board.model.pawns == page.table.board_after(2).pawns, "it begins where that began"
    assert page.motion.is_running
    settle(table, page)
    assert page.panel == "end"
    assert page.board.model.pawns == page.table.board_after(4).pawns
    assert [row.is_chosen for row in rows] == [False, True, False]
    page.refresh()
    assert page.board.model == page.table.board_after(4), "and it stays"
    table.tap_on(rows[2])
    settle(table, page)
    assert page.board.model == ended


def test_on_a_low_page_turns_are_pictures_and_the_chosen_one_is_told(table: Table) -> None:
    table.resize(360, 640)
    page = played(table, REACH[2])
    table.frames(3)
    end = end_of(page)
    assert page.board.width > 0.75 * page.width
    chips = end.ids.ways.children[::-1]
    assert len({chip.y for chip in chips}) == 1, "all in one row"
    table.tap_on(chips[0])
    settle(table, page)
    words = page.shell.words.catalogue
    assert [text.text for text in end.ids.spoken.children[::-1]] == [
        said(words, way_part) for way_part in (chips[0].way.seen, chips[0].way.then_marked)
    ]
    assert said(words, chips[0].way.first) in chips[0].name, "which line it was is said by ear"


def test_a_puzzle_is_begun_anew_from_its_menu(table: Table) -> None:
    page = opened(table, REACH[1])
    assert Deed.AGAIN not in [row.deed for row in menu_rows(page.table)]
    page.play(decode(puzzle(REACH[1]).line[0]))
    settle(table, page)
    asked = page.table.asked
    assert asked is not None
    page.menu.open()
    table.frames(3)
    press(table, "Start over", lambda: not page_of(table).table.match.moves)
    made(table)
    again = page_of(table).table.asked
    assert again is not None
    assert again.code == asked.code


def test_a_star_that_a_hint_took_is_seen_to_be_gone(table: Table) -> None:
    page = opened(table, REACH[1])
    assert page.strip.ids.stars.won == 3
    for _ in range(2):
        page.hints.next()
        settle(table, page)
    assert page.strip.ids.stars.won == 2


def test_the_banner_stands_above_the_board_on_a_phone_and_beside_it_in_its_paper(
    table: Table,
) -> None:
    table.resize(360, 640)
    page = played(table, REACH[1])
    table.frames(3)
    banner = end_of(page).banner
    low = banner.to_window(*banner.pos)[1]
    assert low >= page.board.to_window(0, page.board.top)[1] - 1
    assert page.ids.rim.children, "and the board shows what its lines are called"
    table.resize(640, 360)
    table.frames(4)
    assert banner.parent is end_of(page).ids.told.__self__


def test_why_a_puzzle_could_be_solved_in_so_few_turns_is_shown_turn_by_turn(table: Table) -> None:
    page = played(table, REACH[1])
    own = page.table.match
    table.tap_on(end_of(page).ids.why)
    settle(table, page)
    bar = page.back_through.bar
    assert page.is_looking_back
    assert page.table.match.moves == own.moves, "the own line, which made par"
    assert bar.step.told.key.startswith("hint.shift.")
    page.back_through.done()
    table.frames(3)
    assert page.table.match is own
    assert page.panel == "end"


@pytest.mark.parametrize("kind", [REACH[1], ONE_LAY, DEAL])
def test_the_time_of_a_solved_puzzle_stands_whatever_its_page_shows_then(
    table: Table, kind: Kind, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    monkeypatch.setattr(PuzzleClock, "now", staticmethod(lambda: now[0]))

    def pass_by() -> None:
        now[0] += 20
        table.wait(20)
        table.app.on_pause()
        table.app.on_resume()

    page = opened(table, kind)
    if page.start.waits:
        table.tap_on(page.start.panel.ids.start)
        settle(table, page)
    now[0] += 18
    for text in puzzle(kind).line:
        page.play(page.table.match.game.decode(text))
        settle(table, page)
    shown = page.end.outcome.facts
    assert (page.panel, page.table.asked.clock) == ("end", 18_000)
    pass_by()
    if page.end.outcome.has_why:
        page.end.dispatch("on_why")
        settle(table, page)
    pass_by()
    if page.is_looking_back:
        page.back_through.done()
    pass_by()
    home(table)
    table.app.shell.navigator.go(PAGES[kind.game], match=table.app.shell.shelf.newest(kind.game))
    settle(table, page)
    assert (page.panel, page.table.asked.clock) == ("end", 18_000)
    assert page.end.outcome.facts == shown
