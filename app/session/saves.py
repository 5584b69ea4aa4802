"""Saves: slots on disk that outlive kills, full disks, power cuts and rot.

Owns the files of each slot; envelope.py says what is sound. What a body says is for whoever reads
it, when to store is for match.py. The files of one slot, all in one folder:

    <slot>.save             the last save
    <slot>.prev             the one before
    <slot>.tmp              a save being written, worthless until it is renamed
    <slot>.bad .bad2 ...    damaged files, set aside and not touched again but to be cleared away

What stands at one of these names or at that of the lock and is no file (a folder, a link, a
socket) is set aside in the same way.

Every call to the system goes through the module's `os`: tests put another in its place that
writes down each call or fails. One caller at a time; a second process is refused.
"""

import errno
import os
import re
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from enum import StrEnum
from itertools import count
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from app.core.errors import BadRequest, WanderwallError
from app.session.envelope import LARGEST_BODY, LARGEST_FILE, VERSION, Flaw, sealed, unsealed

try:
    import fcntl
except ImportError:  # Windows: a second process goes unnoticed there
    fcntl = None  # type: ignore[assignment]

T = TypeVar("T")

SLOT = re.compile(r"[a-z0-9-]{1,32}")
READS = 3
"""A disk that fails to read is asked so many times before its file counts as damaged."""
BINARY: int = getattr(os, "O_BINARY", 0)  # or Windows turns line ends


class Trouble(StrEnum):
    """Why a slot could not be read or written."""

    NO_SPACE = "no_space"
    READ_ONLY = "read_only"
    DENIED = "denied"
    IO_ERROR = "io_error"
    IN_USE = "in_use"
    NEWER_VERSION = "newer_version"
    DAMAGED = "damaged"
    TOO_LARGE = "too_large"
    BAD_SLOT = "bad_slot"


TROUBLES = {
    errno.ENOSPC: Trouble.NO_SPACE,
    errno.EDQUOT: Trouble.NO_SPACE,
    errno.EROFS: Trouble.READ_ONLY,
    errno.EACCES: Trouble.DENIED,
    errno.EPERM: Trouble.DENIED,
}


class SaveFailed(WanderwallError):
    """A slot could not be read or written; its code is a Trouble."""


class Note(StrEnum):
    """How a load went: nothing amiss, or a damaged file was passed over."""

    SOUND = "sound"
    RECOVERED = "recovered"


@dataclass(frozen=True, slots=True)
class Loaded(Generic[T]):
    body: T
    note: Note


class Stamp(NamedTuple):
    """When a save was stored and how long its file is: while that stays, so does what it says."""

    time: int
    size: int


UNKNOWN = Stamp(0, 0)


@contextmanager
def _named_failures() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        trouble = TROUBLES.get(error.errno or 0, Trouble.IO_ERROR)
        raise SaveFailed(trouble, str(error)) from error


class Saves:
    """The slots of one folder, which is made and locked at once if the disk allows it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._lock: int | None = None
        with suppress(OSError):  # a full or read-only disk can still be read; `store` tries again
            self._claim()

    def close(self) -> None:
        """Lets another process have the folder."""
        if self._lock is not None:
            lock, self._lock = self._lock, None
            os.close(lock)

    @_named_failures()
    def store(self, slot: str, body: bytes) -> None:
        """Makes this the last save of the slot: when this returns, it is on the disk.

        After SaveFailed a load gives what it gave before, or this body if only the very last
        step failed.
        """
        last, previous = self._generations(slot)
        if len(body) > LARGEST_BODY:
            raise SaveFailed(Trouble.TOO_LARGE, slot)
        self._claim()
        replaced = _read_known(last, previous)
        fresh = last.with_suffix(".tmp")
        try:
            _write(fresh, sealed(VERSION, body))
            if replaced is Flaw.DAMAGED:  # it must not push out a sound one
                _set_aside(last)
            elif replaced is not None:
                os.replace(last, previous)
            os.replace(fresh, last)
            _sync(self._folder)
        except OSError:
            with suppress(OSError):
                os.unlink(fresh)
            raise

    def load(self, slot: str) -> Loaded[bytes] | None:
        return self.load_as(slot, bytes)

    @_named_failures()
    def load_as(self, slot: str, read: Callable[[bytes], T]) -> Loaded[T] | None:
        """What `read` makes of the last sound save, or None without any; damage is set aside.

        A body that it refuses (BadRequest) is damage, too: no store may rename it over a save
        that can be read. A store cut short between its two renames leaves only the save before:
        no damage.
        """
        note = Note.SOUND
        for path in self._generations(slot):
            found = _read_if_the_disk_can(path, read)
            if found is Flaw.NEWER:
                raise SaveFailed(Trouble.NEWER_VERSION, slot)
            if isinstance(found, Flaw):
                note = Note.RECOVERED
                with suppress(OSError):
                    _set_aside(path)
            elif found is not None:
                return Loaded(found, note)
        if note is Note.RECOVERED:
            raise SaveFailed(Trouble.DAMAGED, slot)
        return None

    def slots(self) -> tuple[str, ...]:
        """The slots that hold a save, the last stored first."""
        return tuple(self.stamps())

    @_named_failures()
    def stamps(self) -> dict[str, Stamp]:
        """Of the slots that hold a save, the last stored first; no file is read for it."""
        stored: dict[str, Stamp] = {}
        for name in self._names():
            slot, _, kind = name.rpartition(".")
            if kind in ("save", "prev") and SLOT.fullmatch(slot):
                stored[slot] = _stamp(self._folder / name)
        return dict(sorted(stored.items(), key=lambda found: found[1].time, reverse=True))

    @_named_failures()
    def traces(self) -> set[str]:
        """The slots that have any file, and be it one set aside."""
        return {name.partition(".")[0] for name in self._names()}

    def _names(self) -> list[str]:
        return sorted(os.listdir(self._folder)) if os.path.isdir(self._folder) else []

    @_named_failures()
    def remove(self, slot: str) -> None:
        """Empties the slot; the last save goes last, lest a power cut bring back the one before."""
        last, previous = self._generations(slot)
        self._claim()
        _read_known(last, previous)
        for path in (previous, last):
            with suppress(FileNotFoundError):
                os.unlink(path)
            _sync(self._folder)

    @_named_failures()
    def clear_away(self, slot: str) -> None:
        """What was set aside of it: for what shall be gone altogether."""
        for name in self._names():
            path = self._folder / name
            if name.startswith(f"{slot}.bad") and _is_file(path):
                os.unlink(path)
                _sync(self._folder)

    def _generations(self, slot: str) -> tuple[Path, Path]:
        if not SLOT.fullmatch(slot):
            raise SaveFailed(Trouble.BAD_SLOT, ascii(slot)[:80])
        return self._folder / f"{slot}.save", self._folder / f"{slot}.prev"

    def _claim(self) -> None:
        """The folder made, locked and swept, unless it is ours already and still there."""
        if self._lock is not None and os.path.isdir(self._folder):
            return
        self.close()
        _make_folder(self._folder)
        self._lock = _locked(self._folder / "lock")
        for name in os.listdir(self._folder):
            if name.endswith(".tmp"):
                with suppress(OSError):  # it stands in the way of its own slot at most
                    _clear(self._folder / name)


def _stamp(path: Path) -> Stamp:
    """Unknown where that cannot be said: a load tells what is wrong, and no other slot suffers."""
    try:
        found = os.stat(path)
    except OSError:
        return UNKNOWN
    return Stamp(found.st_mtime_ns, found.st_size)


def _read(path: Path, tries: int = READS) -> bytes | Flaw | None:
    """The body at this path, what is wrong with it, or None where there is nothing."""
    try:
        return _read_once(path)
    except OSError as error:
        if error.errno != errno.EIO or tries == 1:
            raise
        return _read(path, tries - 1)


def _read_once(path: Path) -> bytes | Flaw | None:
    try:
        found = os.stat(path)
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(found.st_mode) or found.st_size > LARGEST_FILE:
        return Flaw.DAMAGED
    data = b""
    with _opened(path, os.O_RDONLY | BINARY) as file:
        while more := os.read(file, found.st_size - len(data)):
            data += more
    return unsealed(data)


def _read_if_the_disk_can(path: Path, read: Callable[[bytes], T]) -> T | Flaw | None:
    """What `read` makes of the body; what neither it nor the disk can give counts as damaged."""
    try:
        body = _read(path)
        return read(body) if isinstance(body, bytes) else body
    except BadRequest:
        return Flaw.DAMAGED
    except OSError as error:
        if error.errno != errno.EIO:
            raise
        return Flaw.DAMAGED


def _read_known(last: Path, previous: Path) -> bytes | Flaw | None:
    """The last save as `_read` gives it, where neither is of a newer version: hands off those."""
    found = _read(last)
    if Flaw.NEWER in (found, _read(previous)):
        raise SaveFailed(Trouble.NEWER_VERSION, last.stem)
    return found


def _write(path: Path, data: bytes) -> None:
    """A file of its own: through a link at this name another would be written over."""
    if os.path.lexists(path):
        _clear(path)
    with _opened(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | BINARY) as file:
        while data:
            data = data[os.write(file, data) :]
        os.fsync(file)


def _clear(path: Path) -> None:
    """Makes the name free: a file is ours and worthless, what is none is somebody's."""
    if _is_file(path):
        os.unlink(path)
    else:
        _set_aside(path)


def _is_file(path: Path) -> bool:
    return stat.S_ISREG(os.lstat(path).st_mode)


def _set_aside(path: Path) -> None:
    """Moves the file to the first free name: no damaged file replaces another."""
    names = (path.with_suffix(f".bad{number}") for number in count(2))
    free = path.with_suffix(".bad")
    while os.path.lexists(free):
        free = next(names)
    os.replace(path, free)


def _make_folder(folder: Path) -> None:
    """A new folder is only on the disk once the one above is synced."""
    if not os.path.isdir(folder):
        _make_folder(folder.parent)
        os.mkdir(folder)
        _sync(folder.parent)


def _sync(folder: Path) -> None:
    if os.name != "nt":  # Windows opens no folders
        with _opened(folder, os.O_RDONLY) as file:
            os.fsync(file)


@contextmanager
def _opened(path: Path, flags: int) -> Iterator[int]:
    file = os.open(path, flags, 0o600)
    try:
        yield file
    finally:
        os.close(file)


def _locked(path: Path) -> int:
    """The lock file, open: ours until it is closed or the process dies."""
    if os.path.lexists(path) and not _is_file(path):
        _set_aside(path)
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(file)
        raise SaveFailed(Trouble.IN_USE, str(path)) from None
    except OSError:  # a file system without locks: better unguarded than unsaved
        pass
    return file
