"""Saves: what goes in comes out, one folder has one writer, newer saves are left alone."""

import errno
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.core.forms import parsed_object
from app.session.envelope import LARGEST_BODY
from app.session.saves import Loaded, Note, SaveFailed, Saves, Trouble
from tests.ground.tree import ROOT
from tests.session.saves_files import (
    LAST,
    NEWER,
    OLD,
    OLDER,
    OTHER,
    PREVIOUS,
    SLOT,
    TEMPORARY,
    files_in,
    outcome_of_load,
    outcome_of_store,
    sealed,
    write_files,
)
from tests.session.saves_system import Failing, Windows, running_on

Act = Callable[[Saves], object]


@pytest.fixture
def saves(tmp_path: Path) -> Iterator[Saves]:
    saves = Saves(tmp_path)
    yield saves
    saves.close()


@pytest.mark.parametrize(
    "body",
    [b"", b"\n", b"\r\n\x1a\0", OLD, sealed(OLD), bytes(range(256)) * 4096],
    ids=["empty", "line end", "control", "record", "sealed", "largest"],
)
def test_a_load_gives_what_was_stored(body: bytes, saves: Saves) -> None:
    saves.store(SLOT, body)
    assert saves.load(SLOT) == Loaded(body, Note.SOUND)


def test_a_store_keeps_the_save_before(saves: Saves, tmp_path: Path) -> None:
    for body in (OTHER, OLDER, OLD):
        saves.store(SLOT, body)
    assert files_in(tmp_path) == {LAST: sealed(OLD), PREVIOUS: sealed(OLDER)}


def test_slots_do_not_know_each_other(saves: Saves) -> None:
    saves.store("a", OLD)
    saves.store("a-2", OTHER)
    saves.remove("a")
    assert saves.load("a") is None
    assert saves.load("a-2") == Loaded(OTHER, Note.SOUND)


def test_an_empty_slot_gives_nothing(saves: Saves) -> None:
    assert saves.load(SLOT) is None
    saves.remove(SLOT)
    assert saves.load(SLOT) is None


def test_a_removed_slot_is_empty(saves: Saves, tmp_path: Path) -> None:
    saves.store(SLOT, OLDER)
    saves.store(SLOT, OLD)
    saves.remove(SLOT)
    assert saves.load(SLOT) is None
    assert files_in(tmp_path) == {}


def test_slots_are_listed_the_last_stored_first(saves: Saves, tmp_path: Path) -> None:
    for slot, stored in (("b", 2), ("c", 3), ("a", 1)):
        saves.store(slot, OLD)
        os.utime(tmp_path / f"{slot}.save", (stored, stored))
    write_files(tmp_path, {"d.prev": sealed(OLD), "e.bad": b"", "f.tmp": b"", "G.save": b""})
    os.utime(tmp_path / "d.prev", (0, 0))
    write_files(tmp_path, {"b.prev": sealed(OLD)})  # written last only by its clock
    assert saves.slots() == ("c", "b", "a", "d")


def test_one_bad_entry_hides_no_slot(saves: Saves, tmp_path: Path) -> None:
    saves.store("b", OLD)
    (tmp_path / "a.save").symlink_to(tmp_path / "nowhere")
    (tmp_path / "c.save").symlink_to(tmp_path / "c.save")
    assert saves.slots() == ("b", "a", "c")


BAD_SLOTS = [
    "", ".", "..", "a/b", "../a", "A", "a.save", "a_b", "a b", "a\n", "é", "\N{RIGHT-TO-LEFT MARK}",
    "a" * 33, "a\0", "٣",
]  # fmt: skip
ACTS: list[Act] = [
    lambda saves: saves.store(SLOT, OTHER),
    lambda saves: saves.load(SLOT),
    lambda saves: saves.remove(SLOT),
]


@pytest.mark.parametrize("slot", BAD_SLOTS, ids=ascii)
def test_a_name_from_outside_becomes_no_path(slot: str, saves: Saves, tmp_path: Path) -> None:
    for act in (saves.load, saves.remove, lambda slot: saves.store(slot, OLD)):
        with pytest.raises(SaveFailed) as failure:
            act(slot)
        assert failure.value.code is Trouble.BAD_SLOT
    assert files_in(tmp_path) == {}


@pytest.mark.parametrize("slot", ["a", "0", "-", "shift-2", "a" * 32])
def test_a_plain_name_is_a_slot(slot: str, saves: Saves) -> None:
    saves.store(slot, OLD)
    assert saves.slots() == (slot,)


def test_a_body_too_large_is_refused(saves: Saves, tmp_path: Path) -> None:
    saves.store(SLOT, OLD)
    assert outcome_of_store(saves, bytes(LARGEST_BODY + 1)) is Trouble.TOO_LARGE
    assert files_in(tmp_path) == {LAST: sealed(OLD)}


@pytest.mark.parametrize("act", ACTS, ids=["store", "load", "remove"])
@pytest.mark.parametrize(
    "files",
    [
        {LAST: NEWER},
        {LAST: NEWER, PREVIOUS: sealed(OLD)},
        {LAST: NEWER, PREVIOUS: NEWER},
        {PREVIOUS: NEWER},
    ],
    ids=["last", "last, older before", "both", "before"],
)
def test_a_newer_version_is_refused_and_left_alone(
    files: dict[str, bytes], act: Act, saves: Saves, tmp_path: Path
) -> None:
    write_files(tmp_path, files)
    for _ in range(3):
        with pytest.raises(SaveFailed) as failure:
            act(saves)
        assert failure.value.code is Trouble.NEWER_VERSION
        assert files_in(tmp_path) == files


def test_a_newer_save_before_does_not_hide_the_last(saves: Saves, tmp_path: Path) -> None:
    files = {LAST: sealed(OLD), PREVIOUS: NEWER}
    write_files(tmp_path, files)
    assert saves.load(SLOT) == Loaded(OLD, Note.SOUND)
    assert outcome_of_store(saves, OTHER) is Trouble.NEWER_VERSION
    assert files_in(tmp_path) == files


@pytest.mark.parametrize("version", [b"0", b"01", b"2", b"9", b"-1", b"1000000", b"9" * 40, b""])
def test_another_version_without_its_checksum_is_damage(
    version: bytes, saves: Saves, tmp_path: Path
) -> None:
    data = sealed(OLD).replace(b" 1 ", b" %s " % version, 1)
    write_files(tmp_path, {LAST: data})
    assert outcome_of_load(saves) is Trouble.DAMAGED


def test_stale_temporary_files_are_removed_at_the_start(tmp_path: Path) -> None:
    write_files(tmp_path, {LAST: sealed(OLD), TEMPORARY: sealed(OTHER), "go.tmp": b"wander"})
    Saves(tmp_path).close()
    assert files_in(tmp_path) == {LAST: sealed(OLD)}


def test_one_folder_has_one_writer(saves: Saves, tmp_path: Path) -> None:
    with pytest.raises(SaveFailed) as failure:
        Saves(tmp_path)
    assert failure.value.code is Trouble.IN_USE
    saves.store(SLOT, OLD)
    saves.close()
    other = Saves(tmp_path)
    assert other.load(SLOT) == Loaded(OLD, Note.SOUND)
    assert outcome_of_store(saves, OTHER) is Trouble.IN_USE
    with pytest.raises(SaveFailed, match="in_use"):
        saves.remove(SLOT)
    other.close()
    assert outcome_of_store(saves, OTHER) is None


SECOND_PROCESS = """
import sys, pathlib
from app.session.saves import SaveFailed, Saves
try:
    Saves(pathlib.Path(sys.argv[1]))
except SaveFailed as failure:
    print(failure.code)
"""


def test_a_second_process_is_refused_and_touches_nothing(saves: Saves, tmp_path: Path) -> None:
    saves.store(SLOT, OLD)
    write_files(tmp_path, {TEMPORARY: b"being written"})
    other = subprocess.run(
        [sys.executable, "-c", SECOND_PROCESS, tmp_path], cwd=ROOT, capture_output=True, text=True
    )
    assert other.stdout == "in_use\n"
    assert files_in(tmp_path) == {LAST: sealed(OLD), TEMPORARY: b"being written"}


def test_without_file_locks_it_works_unguarded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def without_locks(*_: object) -> None:
        raise OSError(errno.ENOLCK, "no locks available")

    monkeypatch.setattr("app.session.saves.fcntl.flock", without_locks)
    first, second = Saves(tmp_path), Saves(tmp_path)
    first.store(SLOT, OLD)
    assert second.load(SLOT) == Loaded(OLD, Note.SOUND)
    first.close()
    second.close()


def test_on_windows_it_works_unguarded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.session.saves.fcntl", None)
    with running_on(Windows()):
        saves = Saves(tmp_path / "new" / "saves")
        for body in (OLDER, OLD):
            saves.store(SLOT, body)
        assert saves.load(SLOT) == Loaded(OLD, Note.SOUND)
        saves.remove(SLOT)
        assert saves.load(SLOT) is None
        saves.close()


def test_no_file_stays_open(tmp_path: Path) -> None:
    system = Failing()
    with running_on(system):
        saves = Saves(tmp_path)
        saves.store(SLOT, OLD)
        write_files(tmp_path, {LAST: b"damaged"})
        assert outcome_of_load(saves) is Trouble.DAMAGED
        with pytest.raises(SaveFailed, match="in_use"):
            Saves(tmp_path)
        shutil.rmtree(tmp_path)
        saves.store(SLOT, OLD)
        saves.close()
        saves.close()
    assert system.names.count("open") == system.names.count("close") > 3


def test_what_is_stored_at_its_largest_is_read_again_as_text(saves: Saves) -> None:
    """One bound for the envelope and for whoever reads the body (issue 15)."""
    frame = b'{"a": ""}'
    body = frame.replace(b'""', b'"%s"' % (b"x" * (LARGEST_BODY - len(frame))))
    assert len(body) == LARGEST_BODY
    saves.store("full", body)
    loaded = saves.load_as("full", lambda body: parsed_object(body, "bad"))
    assert loaded is not None
    assert len(loaded.body["a"]) == LARGEST_BODY - len(frame)
