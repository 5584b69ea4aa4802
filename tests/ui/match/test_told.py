"""A match in words on the screen: what is shown is what is sent, and it is all that is needed."""

from typing import Any

import pytest

from app.presenters.match.menu import Deed, menu_rows
from app.presenters.match.transcript import happened, places, transcript
from app.services.settings import Motion
from app.ui.kit.words import said
from app.ui.match.told_piece import ToldPiece
from tests.ui import scenes
from tests.ui.go import go_fingers
from tests.ui.table import Table


def told_sheet(table: Table, page: Any) -> Any:
    page.menu.do(Deed.TELL)
    table.frames(4)
    return table.app.shell.navigator.sheet


def shown(sheet: Any) -> list[str]:
    found = [one for one in sheet.walk() if isinstance(one, ToldPiece)]
    return [line for piece in found for line in piece.text.split("\n")]


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
    match = scenes.begun_with(table, scenes.draft_of(game), scenes.ENOUGH)
    scenes.entered(table, game)
    page: Any = table.app.shell.navigator.page
    sheet = told_sheet(table, page)
    words = table.app.shell.words.catalogue
    lines = [said(words, line) for line in transcript(page.table.match, page.table.names)]
    moves = [said(words, line) for line in happened(page.table.match, page.table.names)]
    assert shown(sheet) == [said(words, places(page.table.match)), *moves]
    assert len(moves) >= len(match.moves)
    sheet.content.unfold()
    assert sorted(shown(sheet)) == sorted(lines)
    table.tap_on(sheet.content.ids.send)
    assert sent == ["\n".join(lines)]


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
    first = next(one for one in sheet.walk() if isinstance(one, ToldPiece))
    table.tap_on(first)
    assert len(said_aloud) == len(first.text.split("\n"))


def test_a_match_with_hidden_boards_is_told_once_it_is_over(table: Table) -> None:
    page = go_fingers.begun(table, 3, relay=True)
    assert Deed.TELL not in [row.deed for row in menu_rows(page.table)]


def test_a_match_that_has_not_begun_has_nothing_to_tell(table: Table) -> None:
    scenes.begun(table, scenes.draft_of("connect"))
    scenes.entered(table, "connect")
    page: Any = table.app.shell.navigator.page
    assert Deed.TELL not in [row.deed for row in menu_rows(page.table)]
