"""A match in words on the screen: what is shown is what is sent, and it is all that is needed."""

from typing import Any

import pytest

from app.presenters.match.menu import Deed, menu_rows
from app.presenters.match.transcript import line_of, opening, places, transcript, turns
from app.services.settings import Motion
from app.ui.kit.words import said
from app.ui.match.told_heading import ToldHeading
from app.ui.match.told_row import ToldRow
from tests.ui import scenes
from tests.ui.go import go_fingers
from tests.ui.table import Table


def told_sheet(table: Table, page: Any) -> Any:
    page.menu.do(Deed.TELL)
    table.frames(10)
    return table.app.shell.navigator.sheet


def shown(sheet: Any) -> list[str]:
    return [row.name for row in reversed(sheet.content.ids.rows.children)]


@pytest.mark.parametrize("game", scenes.playable())
def test_all_of_a_match_is_told_and_sent(
    table: Table, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """tests/presenters/match/test_transcript.py plays matches again from these very lines."""
    table.app.shell.settings.change(motion=Motion.STILL, language="en")
    sent: list[str] = []

    def send(text: str) -> bool:
        sent.append(text)
        return True

    monkeypatch.setattr(table.app.shell.device, "share", send)
    scenes.begun_with(table, scenes.draft_of(game), scenes.ENOUGH)
    scenes.entered(table, game)
    page: Any = table.app.shell.navigator.page
    sheet = told_sheet(table, page)
    words = table.app.shell.words.catalogue
    told, names = page.table.match, page.table.names
    assert shown(sheet) == [said(words, line_of(turn, names)) for turn in turns(told)]
    assert sheet.content.counted == " ".join(said(words, place) for place in places(told))
    table.tap_on(send_key(sheet))
    assert sent == ["\n".join(said(words, line) for line in transcript(told, names))]
    sheet.content.unfold()
    pieces = reversed(sheet.content.ids.opening.children)
    lain = [line for piece in pieces for line in piece.text.split("\n")]
    assert lain == [said(words, line) for line in opening(told, names)]


def send_key(sheet: Any) -> Any:
    return next(one for one in sheet.ids.head.children if one.name == "Send it")


def test_a_long_match_comes_as_it_is_read(table: Table) -> None:
    """No page waits for a hundred rows, and none is left out."""
    scenes.play_to_end(scenes.begun(table, scenes.draft_of("connect")))
    scenes.entered(table, "connect")
    page: Any = table.app.shell.navigator.page
    sheet = told_sheet(table, page)
    scroller, all_of_it = sheet.ids.scroller, len(list(turns(page.table.match)))
    assert len(shown(sheet)) < all_of_it / 2
    for _ in range(all_of_it):
        scroller.scroll_y = 0
        table.frames(2)
    assert len(shown(sheet)) == all_of_it
    assert {type(row) for row in sheet.content.ids.rows.children} == {ToldRow, ToldHeading}


def test_what_was_tapped_is_heard(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    said_aloud: list[object] = []
    monkeypatch.setattr(table.app.shell.aloud, "say", lambda *told: said_aloud.extend(told))
    scenes.begun(table, scenes.draft_of("shift"))
    scenes.entered(table, "shift")
    page: Any = table.app.shell.navigator.page
    page.play(next(iter(page.table.match.game.legal_moves(page.table.match.state))))
    scenes.settled(table)
    said_aloud.clear()
    sheet = told_sheet(table, page)
    first = next(one for one in sheet.walk() if isinstance(one, ToldRow))
    table.tap_on(first)
    assert said_aloud == [first.row.line]


def test_a_match_with_hidden_boards_is_told_once_it_is_over(table: Table) -> None:
    page = go_fingers.begun(table, 3, relay=True)
    assert Deed.TELL not in [row.deed for row in menu_rows(page.table)]


def test_a_match_that_has_not_begun_has_nothing_to_tell(table: Table) -> None:
    scenes.begun(table, scenes.draft_of("connect"))
    scenes.entered(table, "connect")
    page: Any = table.app.shell.navigator.page
    assert Deed.TELL not in [row.deed for row in menu_rows(page.table)]
