"""Stand-ins for the module `os` inside saves.py: one writes down each call, one fails."""

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from app.session import saves

CALLS = {
    "open", "read", "write", "fsync", "close", "replace", "unlink", "mkdir", "stat", "lstat",
    "listdir",
}  # fmt: skip
CHANGING = CALLS - {"read", "stat", "lstat", "listdir"}


@dataclass(frozen=True, slots=True)
class Call:
    """A call that was made; paths are seen from the root, open files named by theirs."""

    name: str
    path: Path
    args: tuple[Any, ...]
    result: Any


class System:
    """Hands every call on to the real module, but for syncs: no test cuts the power."""

    def __getattr__(self, name: str) -> Any:
        real = getattr(os, name)
        if name not in CALLS:
            return real
        if name == "fsync":
            real = not_synced
        return lambda *args: self.called(name, real, args)

    def called(self, name: str, real: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        return real(*args)


def not_synced(file: int) -> None:
    os.fstat(file)


class Recorder(System):
    """Writes each call down once it has succeeded."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.calls: list[Call] = []
        self.opened: dict[int, Path] = {}

    def called(self, name: str, real: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        result = real(*args)
        path = self.opened[args[0]] if isinstance(args[0], int) else args[0]
        if name == "open":
            self.opened[result] = path
        others = (self._seen(arg) for arg in args[1:])
        self.calls.append(Call(name, self._seen(path), tuple(others), result))
        return result

    def _seen(self, value: Any) -> Any:
        return value.relative_to(self.root) if isinstance(value, Path) else value


@dataclass(frozen=True, slots=True)
class Fault:
    """The call at this position fails; if lasting, so does each later one that changes the disk.

    A late one fails after it has done its work; one that stays hits each later call of its name.
    """

    position: int
    error: int
    is_lasting: bool = False
    is_late: bool = False
    stays: str = ""

    def hits(self, position: int, name: str) -> bool:
        is_lasting = name in CHANGING if self.is_lasting else name == self.stays
        is_later = is_lasting and position > self.position
        return is_later or position == self.position


class Failing(System):
    """Has one fault, or none, and writes down the names of all calls."""

    def __init__(self, fault: Fault | None = None) -> None:
        self.fault = fault
        self.names: list[str] = []

    def called(self, name: str, real: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        position = len(self.names)
        self.names.append(name)
        if self.fault is None or not self.fault.hits(position, name):
            return real(*args)
        if name == "write":  # a full disk takes a part
            real(args[0], args[1][: len(args[1]) // 2])
        elif name == "close" or (self.fault.is_late and name in CHANGING - {"open"}):
            real(*args)
        raise OSError(self.fault.error, os.strerror(self.fault.error))


class Trickle(System):
    """Reads and writes no more than a byte a call."""

    def called(self, name: str, real: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        if name == "write":
            return real(args[0], args[1][:1])
        if name == "read":
            return real(args[0], min(args[1], 1))
        return real(*args)


class Windows(System):
    """Opens no folders."""

    name = "nt"

    def called(self, name: str, real: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        if name == "open" and os.path.isdir(args[0]):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return real(*args)


MEMORY = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


@contextmanager
def short_lived_folder() -> Iterator[Path]:
    """In memory if possible: tests make thousands, in 7 s there and in 93 s on a busy disk."""
    with TemporaryDirectory(dir=MEMORY) as folder:
        yield Path(folder)


@contextmanager
def running_on(system: System) -> Iterator[None]:
    """Saves that reach the disk only through this system."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(saves, "os", system)
        yield
