"""Codes that another app sends: from wherever the app is to the board, or what is wrong is said."""

from typing import Any

import pytest

from app.services.settings import Motion
from app.session.alone import alone
from app.solo.codes import Code, code_text
from app.solo.kinds import EXIT, REACH
from app.ui.solo.sent import open_sent
from tests.ui.solo.scenes import played, puzzle
from tests.ui.table import Table

CODE = Code(REACH[1], 5)


@pytest.fixture
def shell(table: Table) -> Any:
    shell = table.app.shell
    shell.settings.change(motion=Motion.STILL, language="en")
    shell.desk.stock.put(puzzle(REACH[1]))
    return shell


def send(table: Table, text: str) -> None:
    """As the system does: the app is told, and asks at the next frame."""
    told: list[Any] = []
    device: Any = table.app.shell.device
    device.watch_sent, device.sent_text = told.append, lambda: text
    table.app.on_start()
    table.app.shell.navigator.home()
    told[0]()
    table.frames(4)


def asked(shell: Any) -> Code:
    found = alone(shell.navigator.page.table.match)
    assert found is not None
    return found.code


def said(shell: Any) -> str:
    assert shell.navigator.sheet is not None
    return str(shell.navigator.sheet.content.text)


def test_the_puzzle_of_a_code_in_a_text_is_opened(table: Table, shell: Any) -> None:
    send(table, f"Solved it! 3 * of 5\n{code_text(CODE)}\nhttps://example.org/AAAA-BBBB")
    assert asked(shell) == CODE
    shell.navigator.back()
    assert shell.navigator.page_name == "home"


def test_a_result_in_it_is_to_be_beaten(table: Table, shell: Any) -> None:
    rival = Code(REACH[1], 5, 2, "Mia")
    send(table, code_text(rival))
    assert asked(shell) == rival


def test_one_under_way_goes_on(table: Table, shell: Any) -> None:
    before = played(table, REACH[1], 1).table.match
    send(table, code_text(CODE))
    assert shell.navigator.page.table.match is before


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Look at this!", "There is no code of a puzzle in what was sent."),
        ("E32E-H14H", "This is not a code, or a letter of it is wrong."),
        (code_text(Code(EXIT, 5)).replace("-", ""), "There is no code of a puzzle"),
    ],
)
def test_what_is_wrong_with_a_text_is_said(table: Table, shell: Any, text: str, words: str) -> None:
    send(table, text)
    assert said(shell).startswith(words)
    assert shell.navigator.page_name == "home"


def test_nothing_sent_changes_nothing(table: Table, shell: Any) -> None:
    open_sent(shell)
    assert shell.navigator.sheet is None
    assert shell.navigator.page_name == "home"
