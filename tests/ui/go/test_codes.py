"""Go before and after a round: rolls by their codes, and what was reached so far."""

import pytest

from app.games.go.setup import treasures
from app.presenters.go.codes import roll_code
from app.presenters.go.page_model import Deed
from app.services.settings import Motion
from app.solo.codes import Code, code_text
from app.solo.kinds import REACH
from app.solo.rounds import Rounds
from app.ui.shell.new_game_page import NewGamePage
from app.ui.shell.records_page import RecordsPage
from app.ui.shell.stats_card import StatsCard
from app.ui.solo.code_line import CodeLine
from app.ui.solo.go_puzzle_page import GoPuzzlePage
from app.ui.solo.sent import open_sent
from tests.ui.go.go_fingers import asked_for_a_solution, begun, settle
from tests.ui.go.scenes import with_rounds
from tests.ui.table import Table


def offered(table: Table) -> NewGamePage:
    table.app.shell.settings.change(motion=Motion.STILL)
    table.app.shell.navigator.go("new_game", game="go")
    table.frames(4)
    page = table.app.shell.navigator.page
    assert isinstance(page, NewGamePage)
    return page


def entered_code(table: Table, page: NewGamePage, text: str) -> CodeLine:
    """Typed, and the key below tapped."""
    page.ids.code.dispatch("on_release")
    table.frames(3)
    sheet = table.app.shell.navigator.sheet
    assert sheet is not None
    form = sheet.content
    assert isinstance(form, CodeLine)
    form.ids.field.insert_text(text)
    table.frames(2)
    table.tap_on(form.ids.play)
    return form


ROLL = treasures([2, 3, 5, 1])
CODE = roll_code(ROLL)


def made(table: Table) -> GoPuzzlePage:
    """The puzzle that was wanted, once it lies there."""
    for _ in range(60):
        page = table.app.shell.navigator.page
        if isinstance(page, GoPuzzlePage) and not table.app.shell.desk.is_busy:
            break
        table.frames()
    settle(table, page)
    assert isinstance(page, GoPuzzlePage)
    return page


@pytest.mark.parametrize("text", [CODE, CODE.lower().replace("-", " "), f"Go {CODE}!", "2351"])
def test_a_code_opens_its_roll(table: Table, text: str) -> None:
    """Also the four digits of old."""
    entered_code(table, offered(table), text)
    game = made(table)
    assert game.table.roll == ROLL
    assert table.app.shell.navigator.sheet is None


def test_a_code_of_another_game_is_taken_as_well(table: Table) -> None:
    entered_code(table, offered(table), code_text(Code(REACH[0], 5)))
    while table.app.shell.navigator.page_name != "shift_puzzle":
        table.frames()


def test_what_is_shared_opens_the_same_roll_wherever_it_comes(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sent by another app, and typed among puzzles."""
    sent: list[str] = []

    def send(text: str) -> bool:
        sent.append(text)
        return True

    shell = table.app.shell
    page = begun(table, mode="practice")
    roll = page.table.roll
    monkeypatch.setattr(shell.device, "share", send)
    table.tap_on(page.ids.share)
    monkeypatch.setattr(shell.device, "sent_text", sent.pop)
    shell.navigator.home()
    open_sent(shell)
    assert made(table).table.roll == roll
    shell.navigator.home()
    shell.navigator.go("puzzles")
    table.frames(3)
    shell.navigator.page.ids.code.dispatch("on_release")
    sheet = shell.navigator.sheet
    assert sheet is not None
    line = sheet.content
    line.ids.field.text = roll_code(roll)
    table.frames(3)
    table.tap_on(line.ids.play)
    assert made(table).table.roll == roll


@pytest.mark.parametrize("text", ["2378", "23511", CODE[:-1] + "2", "Wanderwall Go 2351"])
def test_a_bad_code_is_named_and_changes_nothing(table: Table, text: str) -> None:
    page = offered(table)
    draft = page.draft
    form = entered_code(table, page, text)
    assert form.trouble == "bad_code"
    assert table.app.shell.navigator.page is page
    assert table.app.shell.navigator.sheet is not None
    assert table.app.shell.shelf.running() == ()
    assert page.draft == draft
    form.ids.field.insert_text("9")
    assert form.trouble == ""


def test_without_a_code_there_is_nothing_to_tap(table: Table) -> None:
    page = offered(table)
    form = entered_code(table, page, "")
    assert form.ids.play.disabled
    assert table.app.shell.navigator.page is page


def test_other_games_have_neither_codes_nor_results(table: Table) -> None:
    page = offered(table)
    assert page.ids.code.is_there
    assert page.ids.results.is_there
    page.entered(game="shift")
    assert not page.ids.code.is_there
    assert not page.ids.results.is_there


def cards_of(page: RecordsPage) -> list[StatsCard]:
    return [card for card in page.walk() if isinstance(card, StatsCard)]


def test_records_before_the_first_round_and_after_some(table: Table) -> None:
    page = offered(table)
    table.tap_on(page.ids.results)
    records = table.app.shell.navigator.page
    assert isinstance(records, RecordsPage)
    assert cards_of(records) == []
    with_rounds(table, timed=Rounds((2, 0, 5), 5, 30_000, 3, 7))
    records.entered()
    table.frames(3)
    [card] = cards_of(records)
    assert card.ids.chart.height > 100
    said = [label.text for label in card.ids.chart.children[::-1]]
    assert said == ["3", "6", "", "newest", "5"]
    assert len(card.ids.numbers.children) == 4
    with_rounds(table, timed=Rounds((2,), 2), short=Rounds((4,), 4), puzzle=Rounds(rounds=1))
    records.entered()
    assert len(cards_of(records)) == 3
    table.app.shell.navigator.back()
    assert table.app.shell.navigator.page is page


def test_all_numbers_of_a_row_are_as_high_as_the_highest(table: Table) -> None:
    with_rounds(table, timed=Rounds((1, 2), 2, 41_000, 2, 3))
    table.app.shell.settings.change(language="de", motion=Motion.STILL)
    table.app.shell.navigator.go("records")
    table.frames(4)
    page = table.app.shell.navigator.page
    assert isinstance(page, RecordsPage)
    [card] = cards_of(page)
    row = card.ids.numbers
    [height] = {number.height for number in row.children}
    assert height == max(number.natural_height for number in row.children)


def test_from_the_end_of_a_round_to_the_records_and_back(table: Table) -> None:
    page = begun(table)
    page.solo.end()
    settle(table, page)
    table.tap_on(page.ids.aid)
    assert isinstance(table.app.shell.navigator.page, RecordsPage)
    assert table.app.shell.people.own.rounds["timed"].rounds == 1
    table.app.shell.navigator.back()
    settle(table, page)
    assert table.app.shell.navigator.page is page
    assert page.panel == "end"
    assert table.app.shell.people.own.rounds["timed"].rounds == 1


def test_a_puzzle_that_is_given_up_shows_a_way_and_another_is_as_hard(table: Table) -> None:
    page = begun(table, mode="puzzle")
    title = page.model.title
    asked_for_a_solution(table, page)
    assert page.panel == "end"
    assert page.board.model.laid == page.solo.shown_solution != ()
    for _ in range(3):
        page.again()
        settle(table, page)
        assert page.panel == "turn"
        assert page.model.title == title


@pytest.mark.parametrize("size", [(412, 915), (360, 640), (915, 412), (1280, 800)])
def test_a_roll_can_be_shared_at_its_end_on_every_screen(
    table: Table, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    shared: list[str] = []

    def send(text: str) -> bool:
        shared.append(text)
        return True

    table.resize(*size)
    page = begun(table, mode="puzzle")
    page.solo.end()
    settle(table, page)
    monkeypatch.setattr(table.app.shell.device, "share", send)
    table.tap_on(page._panels["end"].ids.share)
    [text] = shared
    assert roll_code(page.table.roll) in text


def test_where_nothing_sends_it_the_roll_is_copied_and_shown(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []

    def is_copied(text: str) -> bool:
        copied.append(text)
        return True

    monkeypatch.setattr("app.ui.kit.share.is_copied", is_copied)
    page = begun(table, mode="puzzle")
    page.press(Deed.SHARE)
    table.frames(3)
    sheet = table.app.shell.navigator.sheet
    assert sheet is not None
    [text] = copied
    assert roll_code(page.table.roll) in text
    assert text in sheet.content.text
