"""Codes that name a puzzle that is not there: refused by name before anything opens or is kept."""

from datetime import timedelta
from typing import Any

import pytest

from app.core.errors import BadRequest
from app.core.thinking import Thinking
from app.presenters.solo.hub import trouble_words
from app.services.settings import Motion
from app.session.alone import KEY, alone
from app.session.racing import Race
from app.session.stock import SLOT
from app.solo.codes import Code, code_text
from app.solo.days import seed_of
from app.solo.kinds import CLOCK, DAILY, DEAL, REACH, VOYAGE
from app.solo.puzzle import Puzzle
from app.ui.kit.words import said
from app.ui.solo.desk import Wish
from app.ui.solo.opening import Opening
from app.ui.solo.sent import open_sent
from tests.ui.solo.scenes import SEED, opened, ready
from tests.ui.solo.test_puzzles import written
from tests.ui.table import Table

NONE_SUCH = [
    (Code(VOYAGE, 240), "newer_code"),
    (Code(VOYAGE, 10**6), "newer_code"),
    (Code(DAILY[0], 2**40), "bad_code"),
    (Code(DAILY[2], 2**63), "bad_code"),
    (Code(CLOCK, SEED, 25), "bad_code"),
    (Code(CLOCK, SEED, 2**32 - 1, "Mia"), "bad_code"),
    (Code(DEAL, SEED, 10_000), "bad_code"),
]
refused = pytest.mark.parametrize(("code", "trouble"), NONE_SUCH, ids=lambda each: str(each)[:40])


@pytest.fixture
def shell(table: Table) -> Any:
    shell = table.app.shell
    shell.settings.change(motion=Motion.STILL, language="en")
    return shell


def told(shell: Any) -> Any:
    return shell.navigator.sheet and shell.navigator.sheet.content.text


def in_words(shell: Any, trouble: str) -> str:
    found: str = said(shell.words.catalogue, trouble_words(trouble))
    return found


def kept(shell: Any) -> set[str]:
    """What is stored, but for the puzzles that are made ahead meanwhile."""
    return set(shell.shelf.stored()) - {SLOT}


@refused
def test_typed(table: Table, shell: Any, code: Code, trouble: str) -> None:
    shell.navigator.go("puzzles")
    page = shell.navigator.page
    slots = kept(shell)
    line = written(table, page, code_text(code))
    line.dispatch("on_play")
    table.frames(20)
    assert line.trouble == trouble
    assert shell.navigator.page is page
    assert kept(shell) == slots


@refused
def test_sent(table: Table, shell: Any, code: Code, trouble: str) -> None:
    shell.device.sent_text = lambda: f"look {code_text(code)} ok"
    open_sent(shell)
    table.frames(20)
    assert told(shell) == in_words(shell, trouble)
    assert shell.navigator.page_name == "home"


def test_a_day_to_come_waits_for_its_day(table: Table, shell: Any) -> None:
    today = shell.desk.today()
    for day, trouble in ((today + timedelta(1), "early_code"), (today, None)):
        shell.navigator.close_sheet()
        code = Code(DAILY[1], seed_of(day))
        shell.device.sent_text = lambda code=code: code_text(code)
        open_sent(shell)
        if trouble:
            assert told(shell) == in_words(shell, trouble)
        else:
            assert told(shell) != in_words(shell, "early_code")


def test_a_ghost_has_no_more_targets_than_there_are(table: Table, shell: Any) -> None:
    """A match kept by an app that took any result."""
    match = ready(table, CLOCK).table.match
    match.table[KEY]["code"] = code_text(Code(CLOCK, SEED, 2**32 - 1))
    asked = alone(match)
    assert asked is not None
    ghost = Race(asked).ghost(shell.desk.records)
    assert ghost is not None
    assert len(ghost.moments) == 24


@pytest.mark.parametrize("error", [BadRequest("newer_code"), ValueError("no such board")])
def test_a_thought_that_fails_ends_neither_the_app_nor_the_others(
    table: Table, shell: Any, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    thought = Wish.thought

    def failing(wish: Wish) -> Thinking[Puzzle]:
        if wish.seed == 666:
            yield
            raise error
        return (yield from thought(wish))

    monkeypatch.setattr(Wish, "thought", failing)
    others: list[Puzzle] = []
    shell.desk.wish(REACH[0], 7, others.append)
    Opening(shell, REACH[0], 666).open()
    for _ in range(200):
        table.frames()
    trouble = error.code if isinstance(error, BadRequest) else "not_made"
    assert told(shell) == in_words(shell, trouble)
    assert [each.seed for each in others] == [7]
    assert opened(table, REACH[0]) is shell.navigator.page
