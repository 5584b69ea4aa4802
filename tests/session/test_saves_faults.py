"""Failing disks: each call fails in turn, in each way, and nothing that was saved is lost."""

import errno
import os
import shutil
import socket
import stat
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
from tests.session.saves_system import (
    Failing,
    Fault,
    System,
    Trickle,
    running_on,
    short_lived_folder,
)

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


def is_asked_again(calls: list[str], position: int, error: int) -> bool:
    """Reading is repeated when the disk fails: what was passing does no harm then."""
    name, around = calls[position], calls[max(0, position - 1) : position + 2]
    is_read = name in ("stat", "read") or (name in ("open", "close") and "read" in around)
    return is_read and error == errno.EIO


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
                outcome = outcome_of_store(saves, NEW)
            is_stored = is_asked_again(calls, position, error) and not is_lasting
            assert outcome is (None if is_stored else TROUBLES[error])
            assert is_lasting or TEMPORARY not in files_in(folder)
            has_new = is_stored or position + is_late > renamed
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
    files = {LAST: sealed(OLD)}
    position = calls_of(outcome_of_load, files).index("read")
    with saves_on(files) as (saves, folder):
        with running_on(Failing(Fault(position, errno.EIO, stays="read"))):
            assert outcome_of_load(saves) is Trouble.DAMAGED
        assert files_in(folder) == {BAD: sealed(OLD)}


def test_a_disk_that_fails_and_then_reads_has_lost_nothing() -> None:
    files = BEFORE["sound"]
    calls = calls_of(outcome_of_load, files)
    for position in range(len(calls)):
        with saves_on(files) as (saves, folder):
            with running_on(Failing(Fault(position, errno.EIO))):
                assert outcome_of_load(saves) == Loaded(OLD, Note.SOUND)
            assert files_in(folder) == files


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
    calls = calls_of(lambda saves: saves.remove(SLOT), files)
    for position in range(len(calls)):
        fault = Fault(position, error)
        with saves_on(files) as (saves, folder):
            with running_on(Failing(fault)):
                outcome = outcome_of_remove(saves)
            is_removed = is_asked_again(calls, position, error)
            assert outcome is (None if is_removed else TROUBLES[error])
            assert outcome_of_load(saves) in (Loaded(OLD, Note.SOUND), None)
            saves.remove(SLOT)
            assert files_in(folder) == {}


def outcome_of_remove(saves: Saves) -> Trouble | None:
    try:
        saves.remove(SLOT)
    except SaveFailed as failure:
        return Trouble(failure.code)
    return None


@each_error
def test_a_list_of_slots_that_fails_is_named(error: int) -> None:
    files = BEFORE["sound"]
    with saves_on(files) as (saves, _):
        assert calls_of(Saves.slots, files)[0] == "listdir"
        with running_on(Failing(Fault(0, error))), pytest.raises(SaveFailed) as failure:
            saves.slots()
        assert failure.value.code is TROUBLES[error]


@each_error
def test_a_slot_of_which_the_time_is_not_known_is_listed_last(error: int, tmp_path: Path) -> None:
    files = {"a.save": sealed(OLD), "b.save": sealed(OLD)}
    with saves_on(files) as (saves, _):
        assert calls_of(Saves.slots, files)[1:] == ["stat", "stat"]
        with running_on(Failing(Fault(1, error))):
            assert saves.slots() == ("b", "a")
        with running_on(Failing(Fault(2, error))):
            assert saves.slots() == ("a", "b")


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


def put_folder(path: Path) -> None:
    write_files(path, {"inside": b"kept"})


def put_socket(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as one:
        one.bind(str(path))


def put_link(path: Path) -> None:
    path.symlink_to(path.with_name("elsewhere"))


def put_link_to_a_file(path: Path) -> None:
    path.with_name("another").write_bytes(b"another's")
    path.symlink_to(path.with_name("another"))


STRANGE = {
    "folder": put_folder,
    "socket": put_socket,
    "pipe": os.mkfifo,
    "link to nothing": put_link,
    "link to a file": put_link_to_a_file,
}
each_strange = pytest.mark.parametrize("put", STRANGE.values(), ids=STRANGE)


@each_strange
@pytest.mark.parametrize("name", [TEMPORARY, "lock", "go.tmp"])
@pytest.mark.parametrize("is_there_first", [True, False])
def test_what_is_no_file_at_one_of_our_names_is_set_aside(
    put: Callable[[Path], object], name: str, is_there_first: bool
) -> None:
    with short_lived_folder() as folder:
        saves = Saves(folder)
        if is_there_first or name == "lock":
            saves.close()
            (folder / "lock").unlink()
            put(folder / name)
            saves = Saves(folder)
        else:
            put(folder / name)
        assert outcome_of_store(saves, OLD) is None
        assert outcome_of_load(saves) == Loaded(OLD, Note.SOUND)
        assert (folder / LAST).lstat().st_size == len(sealed(OLD))
        is_in_use = name == "go.tmp" and not is_there_first
        aside = folder / (name if is_in_use else f"{name.partition('.')[0]}.bad")
        assert not stat.S_ISREG(aside.lstat().st_mode)
        assert not (folder / "elsewhere").exists()
        another = folder / "another"
        assert not another.exists() or another.read_bytes() == b"another's"
        saves.close()


class Unmovable(System):
    """Nothing is renamed but what was written here."""

    def called(self, name: str, real: Callable[..., object], args: tuple[Path, ...]) -> object:
        if name == "replace" and args[0].name == "go.tmp":
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return real(*args)


def test_what_cannot_be_set_aside_stops_no_other_slot(tmp_path: Path) -> None:
    put_folder(tmp_path / "go.tmp")
    with running_on(Unmovable()):
        saves = Saves(tmp_path)
        assert outcome_of_store(saves, OLD) is None
        with pytest.raises(SaveFailed, match=Trouble.DENIED):
            saves.store("go", OLD)
    saves.close()
