"""Killed after any step of a puzzle the app comes back to it; what was solved counts once."""

import shutil
from datetime import date
from pathlib import Path

import pytest

from app.games.shift.notation import decode
from app.services.settings import Motion
from app.solo.days import seed_of
from app.solo.kinds import DAILY_OF
from app.ui.solo.opening import Opening
from app.ui.solo.puzzle_clock import PuzzleClock
from tests.ui.shift.shift_fingers import settle
from tests.ui.solo.scenes import opened, puzzle
from tests.ui.table import SteadyTable, Table

TODAY = date(2026, 11, 19)
DAILY, SEED = DAILY_OF["shift"], seed_of(TODAY)


def app_in(folder: Path) -> Table:
    table = Table(folder)
    table.app.shell.desk.today = lambda: TODAY
    table.app.shell.settings.change(motion=Motion.STILL)
    return table


def test_after_each_step_it_comes_back_there_and_counts_once(tmp_path: Path) -> None:
    """What a kill leaves is the disk as it was at that moment."""
    line = [*map(decode, puzzle(DAILY, SEED).line)]
    table = app_in(tmp_path / "played")
    page = opened(table, DAILY, SEED)
    for _ in range(2):
        page.hints.next()
        settle(table, page)
    for number, move in enumerate(line):
        page.play(move)
        shutil.copytree(tmp_path / "played", tmp_path / str(number))
        settle(table, page)
    table.close()
    for number in range(len(line)):
        table = app_in(tmp_path / str(number))
        table.app.shell.navigator.home()
        table.frames(2)
        [card, *_] = table.app.shell.navigator.page.ids.today.ids.cards.children[::-1]
        table.tap_on(card)
        page = table.app.shell.navigator.page
        assert len(page.table.match.moves) == number + 1
        assert page.table.asked.hints == 1
        is_over = number + 1 == len(line)
        assert (page.panel == "end") is is_over
        tallies = table.app.shell.desk.records.tallies
        assert [tally.solved for tally in tallies.values()] == [1] * is_over
        table.close()


def test_thinking_is_not_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A minute without a move, and killed: ten seconds of it may be lost."""
    now = [100.0]
    monkeypatch.setattr(PuzzleClock, "now", staticmethod(lambda: now[0]))
    table = SteadyTable(tmp_path / "played", lambda: 5)
    table.app.shell.desk.today = lambda: TODAY
    table.app.shell.settings.change(motion=Motion.STILL)
    opened(table, DAILY, SEED)
    for _ in range(12):
        now[0] += 5
        table.wait(5)
    shutil.copytree(tmp_path / "played", tmp_path / "killed")
    table.close()
    back = app_in(tmp_path / "killed")
    Opening(back.app.shell, DAILY, SEED).open()
    asked = back.app.shell.navigator.page.table.asked
    assert 50_000 <= asked.clock <= 60_000
    back.close()
