"""Failing disks: each call fails in turn, in each way, and nothing that was saved is lost."""

import errno
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.session.saves import Loaded, Note, SaveFailed, Saves, Trouble
from tests.session.saves_files import (
    BAD,
    LAST,
    OLD,
    OLDER,
    OTHER,
    PREVIOUS,
    SLOT,
    TEMPORARY,
    files_in,
    outcome_of_load,
    outcome_of_store,
    saves_on,
    sealed,
    write_files,
)
from tests.session.saves_system import Failing, Fault, System, Trickle, running_on

NEW = OTHER
TROUBLES = {
    errno.ENOSPC: Trouble.NO_SPACE,
    errno.EDQUOT: Trouble.NO_SPACE,
    errno.EROFS: Trouble.READ_ONLY,
    errno.EACCES: Trouble.DENIED,
    errno.EPERM: Trouble.DENIED,
    errno.EIO: Trouble.IO_ERROR,
    errno.EINTR: Trouble.IO_ERROR,
    errno.EMFILE: Trouble.IO_ERROR,
}
BEFORE = {
    "sound": {LAST: sealed(OLD), PREVIOUS: sealed(OLDER)},
    "alone": {LAST: sealed(OLD)},
    "damaged": {LAST: sealed(NEW)[:-1], PREVIOUS: sealed(OLD)},
    "cut": {PREVIOUS: sealed(OLD), TEMPORARY: sealed(NEW)},
}
each_state = pytest.mark.parametrize("files", BEFORE.values(), ids=BEFORE)
each_error = pytest.mark.parametrize("error", TROUBLES, ids=errno.errorcode.__getitem__)
once_or_lasting = pytest.mark.parametrize("is_lasting", [False, True], ids=["once", "lasting"])
early_or_late = pytest.mark.parametrize("is_late", [False, True], ids=["early", "late"])


@pytest.fixture(autouse=True)
def _without_syncs() -> Iterator[None]:
    with running_on(System()):
        yield


def calls_of(act: Callable[[Saves], object], files: dict[str, bytes]) -> list[str]:
    """The names of the calls where none fails."""
    system = Failing()
    with saves_on(files) as (saves, _), running_on(system):
        act(saves)
    return system.names


@each_state
@each_error
@once_or_lasting
@early_or_late
def test_a_store_that_fails_leaves_the_old_save(
    files: dict[str, bytes], error: int, is_lasting: bool, is_late: bool
) -> None:
    calls = calls_of(lambda saves: saves.store(SLOT, NEW), files)
    renamed = len(calls) - 1 - calls[::-1].index("replace")
    for position in range(len(calls)):
        fault = Fault(position, error, is_lasting, is_late)
        with saves_on(files) as (saves, folder):
            with running_on(Failing(fault)):
                assert outcome_of_store(saves, NEW) is TROUBLES[error]
            assert is_lasting or TEMPORARY not in files_in(folder)
            has_new = position + is_late > renamed
            loaded = saves.load(SLOT)
            assert loaded is not None
            assert loaded.body == (NEW if has_new else OLD)
            assert outcome_of_store(saves, NEW) is None
            assert outcome_of_load(saves) == Loaded(NEW, Note.SOUND)
            assert TEMPORARY not in files_in(folder)


@each_state
@each_error
@once_or_lasting
def test_a_load_that_fails_loses_no_file(
    files: dict[str, bytes], error: int, is_lasting: bool
) -> None:
    for position in range(len(calls_of(outcome_of_load, files))):
        with saves_on(files) as (saves, folder):
            kept = sorted(files_in(folder).values())
            with running_on(Failing(Fault(position, error, is_lasting))):
                outcome = outcome_of_load(saves)
            assert isinstance(outcome, Loaded) or outcome in {TROUBLES[error], Trouble.DAMAGED}
            assert outcome is not Trouble.DAMAGED or error == errno.EIO
            assert sorted(files_in(folder).values()) == kept


def test_a_save_that_the_disk_cannot_read_counts_as_damaged() -> None:
    files = BEFORE["sound"]
    position = calls_of(outcome_of_load, files).index("read")
    with saves_on(files) as (saves, folder):
        with running_on(Failing(Fault(position, errno.EIO))):
            assert outcome_of_load(saves) == Loaded(OLDER, Note.RECOVERED)
        assert files_in(folder) == {BAD: sealed(OLD), PREVIOUS: sealed(OLDER)}


def test_a_damaged_save_that_cannot_be_set_aside_is_passed_over() -> None:
    files = BEFORE["damaged"]
    position = calls_of(outcome_of_load, files).index("replace")
    with saves_on(files) as (saves, folder):
        with running_on(Failing(Fault(position, errno.EROFS))):
            assert outcome_of_load(saves) == Loaded(OLD, Note.RECOVERED)
        assert files_in(folder) == files


@each_state
@each_error
def test_a_start_that_fails_is_made_good_by_the_next_store(
    files: dict[str, bytes], error: int
) -> None:
    starting = Failing()
    with running_on(starting), saves_on(files):
        pass
    for position in range(len(starting.names)):
        with saves_on(files) as (saves, folder):
            saves.close()
            with running_on(Failing(Fault(position, error, is_lasting=True))):
                started = Saves(folder)
            loaded = started.load(SLOT)
            assert loaded is not None
            assert loaded.body == OLD
            assert outcome_of_store(started, NEW) is None
            assert outcome_of_load(started) == Loaded(NEW, Note.SOUND)
            started.close()


@each_error
def test_a_folder_that_cannot_be_made_is_named_and_made_later(error: int, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "saves"
    with running_on(Failing(Fault(0, error, is_lasting=True))):
        saves = Saves(folder)
        assert outcome_of_load(saves) is None
        assert saves.slots() == ()
        assert outcome_of_store(saves, NEW) is TROUBLES[error]
    assert outcome_of_store(saves, NEW) is None
    assert outcome_of_load(saves) == Loaded(NEW, Note.SOUND)
    saves.close()


@each_error
def test_a_removal_that_fails_can_be_repeated(error: int) -> None:
    files = BEFORE["sound"]
    for position in range(len(calls_of(lambda saves: saves.remove(SLOT), files))):
        fault = Fault(position, error)
        with saves_on(files) as (saves, folder):
            with running_on(Failing(fault)), pytest.raises(SaveFailed) as failure:
                saves.remove(SLOT)
            assert failure.value.code is TROUBLES[error]
            assert outcome_of_load(saves) in (Loaded(OLD, Note.SOUND), None)
            saves.remove(SLOT)
            assert files_in(folder) == {}


@each_error
def test_a_list_of_slots_that_fails_is_named(error: int) -> None:
    files = BEFORE["sound"]
    with saves_on(files) as (saves, _):
        for position in range(len(calls_of(Saves.slots, files))):
            fault = Fault(position, error)
            with running_on(Failing(fault)), pytest.raises(SaveFailed) as failure:
                saves.slots()
            assert failure.value.code is TROUBLES[error]


def test_short_reads_and_writes_make_no_difference(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    with running_on(Trickle()):
        saves.store(SLOT, OLD)
        assert outcome_of_load(saves) == Loaded(OLD, Note.SOUND)
    assert files_in(tmp_path) == {LAST: sealed(OLD)}
    saves.close()


def test_a_temporary_file_that_stayed_is_written_over(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    write_files(tmp_path, {TEMPORARY: bytes(10_000)})
    saves.store(SLOT, OLD)
    assert files_in(tmp_path) == {LAST: sealed(OLD)}
    saves.close()


def test_a_folder_that_vanished_is_made_again(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    saves = Saves(folder)
    saves.store(SLOT, OLD)
    shutil.rmtree(folder)
    assert outcome_of_load(saves) is None
    assert saves.slots() == ()
    saves.store(SLOT, NEW)
    assert files_in(folder) == {LAST: sealed(NEW)}
    with pytest.raises(SaveFailed, match="in_use"):
        Saves(folder)
    saves.close()


def test_a_file_where_the_folder_should_be_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "saves").write_bytes(b"a file")
    saves = Saves(tmp_path / "saves")
    assert outcome_of_store(saves, NEW) is Trouble.IO_ERROR
    assert outcome_of_load(saves) is Trouble.IO_ERROR
    assert saves.slots() == ()
    assert (tmp_path / "saves").read_bytes() == b"a file"


@pytest.mark.parametrize("is_loaded_first", [False, True])
def test_a_folder_in_place_of_a_save_is_set_aside(is_loaded_first: bool, tmp_path: Path) -> None:
    write_files(tmp_path, {PREVIOUS: sealed(OLDER)})
    write_files(tmp_path / LAST, {"inside": b"kept"})
    saves = Saves(tmp_path)
    if is_loaded_first:
        assert outcome_of_load(saves) == Loaded(OLDER, Note.RECOVERED)
    saves.store(SLOT, NEW)
    assert outcome_of_load(saves) == Loaded(NEW, Note.SOUND)
    assert files_in(tmp_path / BAD) == {"inside": b"kept"}
    saves.close()


def test_a_folder_in_place_of_the_temporary_file_stops_only_stores(tmp_path: Path) -> None:
    write_files(tmp_path, BEFORE["sound"])
    (tmp_path / TEMPORARY).mkdir()
    saves = Saves(tmp_path)
    assert outcome_of_store(saves, NEW) is Trouble.IO_ERROR
    assert outcome_of_load(saves) == Loaded(OLD, Note.SOUND)
    saves.close()
