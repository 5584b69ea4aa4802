"""What people are told of saves that fail: one sentence, where they are, in both languages."""

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from app.bootstrap import SAVES
from app.presenters.phrase import Phrase, phrase
from app.session import saves
from app.session.envelope import sealed
from app.session.record import Start
from app.ui.kit.words import said
from tests.ui.scenes import open_curtain
from tests.ui.shell.shell_walk import press, texts
from tests.ui.table import Table

START = Start("shift", 1, 2, 7, {"edition": "crew", "first": 0})
NEWER = 2


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def spoiled(folder: Path, name: str, body: bytes) -> None:
    (folder / SAVES / name).write_bytes(body)


def left(folder: Path, language: str) -> None:
    """Another run of the app, over by now: a match with some moves."""
    table = Table(folder)
    table.app.shell.settings.change(motion="still", language=language)
    match = table.app.shell.shelf.begin(START, {"people": 2}, 2)
    for _ in range(3):
        match.play(next(iter(match.game.legal_moves(match.state))))
    table.close()


def sentence(table: Table, words: Phrase) -> str:
    return said(table.app.words.catalogue, words)


def is_told(table: Table, words: Phrase) -> bool:
    return sentence(table, words) in texts(table)


def entered(table: Table) -> None:
    table.app.shell.navigator.go("shift")
    table.frames(3)
    open_curtain(table)


def test_a_recovered_save_says_so_before_its_owner(tmp_path: Path, language: str) -> None:
    left(tmp_path, language)
    spoiled(tmp_path, "shift-1.save", b"rot")
    table = Table(tmp_path)
    navigator, play_on = table.app.shell.navigator, table.app.words.catalogue.text("home.play_on")
    press(table, play_on, lambda: navigator.page_name == "shift")
    open_curtain(table)
    first = is_told(table, phrase("match.recovered"))
    table.app.shell.navigator.home()
    table.frames(2)
    entered(table)
    again = is_told(table, phrase("match.recovered"))
    table.close()
    assert (first, again) == (True, False)


def test_a_lost_save_is_told_at_home_until_it_is_put_away(tmp_path: Path, language: str) -> None:
    left(tmp_path, language)
    for name in ("shift-1.save", "shift-1.prev"):
        spoiled(tmp_path, name, b"rot")
    table = Table(tmp_path)
    lost = phrase("home.trouble.damaged", game=phrase("game.shift"))
    told = [is_told(table, lost)]
    press(table, table.app.words.catalogue.text("close"), lambda: not is_told(table, lost))
    table.app.shell.navigator.go("settings")
    table.app.shell.navigator.back()
    table.frames(3)
    told.append(is_told(table, lost))
    table.close()
    assert told == [True, False]
    assert sorted(path.name for path in (tmp_path / SAVES).glob("shift-1.bad*"))


def test_a_newer_save_is_told_and_left_alone(tmp_path: Path, language: str) -> None:
    left(tmp_path, language)
    newer = sealed(NEWER, b"what only a later version can read")
    spoiled(tmp_path, "shift-1.save", newer)
    table = Table(tmp_path)
    at_home = is_told(table, phrase("home.trouble.newer", game=phrase("game.shift")))
    match = table.app.shell.shelf.begin(START, {"people": 2}, 2)
    table.close()
    assert at_home
    assert match.keeping_error is None
    assert (tmp_path / SAVES / "shift-1.save").read_bytes() == newer


class FullDisk:
    """The system, with no room for another byte."""

    def __getattr__(self, name: str) -> Any:
        return getattr(os, name)

    def write(self, *_: object) -> int:
        raise OSError(errno.ENOSPC, "no space left")


def test_a_full_disk_is_told_and_the_game_goes_on(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    left(tmp_path, language)
    table = Table(tmp_path)
    entered(table)
    page = table.app.shell.navigator.page
    before = is_told(table, phrase("match.not_kept.full"))
    monkeypatch.setattr(saves, "os", FullDisk())
    match = page.table.match
    page.play(next(iter(match.game.legal_moves(match.state))))
    table.frames(3)
    open_curtain(table)
    after = is_told(table, phrase("match.not_kept.full"))
    count = len(match.moves)
    table.close()
    assert (before, after, count) == (False, True, 4)
