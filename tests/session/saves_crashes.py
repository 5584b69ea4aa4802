"""Every disk state that a power cut may leave, from the calls that were really made.

After the method of ALICE (OSDI 2014). What a file system promises here is little: the data of a
file is safe only once that file is synced, and else lost, half there, zeroed or whole; a new,
renamed or removed name is safe only once its folder is synced, and until then any of these
changes may have reached the disk, in any order, and the others not.
"""

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import permutations, product
from pathlib import Path

from tests.session.saves_system import Call, short_lived_folder

FOLDER = -1

Names = dict[Path, int]
Tree = dict[Path, bytes | None]
"""What is on a disk: the content of each file, None for a folder."""


@dataclass(frozen=True, slots=True)
class Change:
    """A file loses one name, gets another, or both at once; not yet synced."""

    file: int
    lost: Path | None = None
    got: Path | None = None

    def is_in(self, folder: Path) -> bool:
        return folder in {path.parent for path in (self.lost, self.got) if path}

    def apply(self, names: Names) -> None:
        if self.lost and names.get(self.lost) == self.file:
            del names[self.lost]
        if self.got:
            names[self.got] = self.file


class Disk:
    """What is safe on the disk, and what is still on its way there."""

    def __init__(self, tree: Tree) -> None:
        self.safe: Names = {}
        self.contents: dict[int, bytes] = {}
        self.unsynced: set[int] = set()
        self.changes: list[Change] = []
        for path, content in tree.items():
            self.safe[path] = FOLDER if content is None else self._new_file(content)

    def _new_file(self, content: bytes) -> int:
        self.contents[len(self.contents)] = content
        return len(self.contents) - 1

    def running(self) -> Names:
        """The names as a running process sees them."""
        return self._after(self.changes)

    def tree(self) -> Tree:
        """All as a running process sees it."""
        return self._tree(self.running(), {})

    def follow(self, call: Call) -> None:
        if call.name == "open" and call.args[0] & os.O_CREAT:
            self._make(call.path, bool(call.args[0] & os.O_TRUNC))
        elif call.name == "write":
            self._append(call.path, call.args[0][: call.result])
        elif call.name == "fsync":
            self._sync(call.path)
        elif call.name == "mkdir":
            self.changes.append(Change(FOLDER, got=call.path))
        elif call.name == "replace":
            self.changes.append(Change(self.running()[call.path], call.path, *call.args))
        elif call.name == "unlink":
            self.changes.append(Change(self.running()[call.path], call.path))

    def _make(self, path: Path, is_emptied: bool) -> None:
        if path not in self.running():
            self.changes.append(Change(self._new_file(b""), got=path))
        elif is_emptied:
            self.contents[self.running()[path]] = b""
            self.unsynced.add(self.running()[path])

    def _append(self, path: Path, data: bytes) -> None:
        self.contents[self.running()[path]] += data
        self.unsynced.add(self.running()[path])

    def _sync(self, path: Path) -> None:
        file = self.running().get(path, FOLDER)
        self.unsynced.discard(file)
        if file == FOLDER:
            for change in self.changes:
                if change.is_in(path):
                    change.apply(self.safe)
            self.changes = [change for change in self.changes if not change.is_in(path)]

    def crashed(self) -> Iterator[Tree]:
        """Each state the disk may be found in, should the power fail now."""
        for size in range(len(self.changes) + 1):
            for order in permutations(self.changes, size):
                names = self._after(order)
                doubtful = [file for file in names.values() if file in self.unsynced]
                for contents in product(*(remains(self.contents[file]) for file in doubtful)):
                    yield self._tree(names, dict(zip(doubtful, contents, strict=True)))

    def _after(self, changes: Iterable[Change]) -> Names:
        names = dict(self.safe)
        for change in changes:
            change.apply(names)
        return names

    def _tree(self, names: Names, contents: dict[int, bytes]) -> Tree:
        """Names in folders that are lost are lost with them."""
        tree: Tree = {}
        for path, file in sorted(names.items()):
            above = [folder for folder in path.parents if folder != Path()]
            if all(names.get(folder) == FOLDER for folder in above):
                tree[path] = None if file == FOLDER else contents.get(file, self.contents[file])
        return tree


def remains(data: bytes) -> set[bytes]:
    return {b"", data[: len(data) // 2], bytes(len(data)), data}


def crash_states(before: Tree, calls: Sequence[Call]) -> Iterator[tuple[int, Tree]]:
    """Each state after the first so many calls, once."""
    disk = Disk(before)
    for done in range(len(calls) + 1):
        if done:
            disk.follow(calls[done - 1])
        seen = {frozenset(tree.items()): tree for tree in disk.crashed()}
        yield from ((done, tree) for tree in seen.values())


@contextmanager
def put(tree: Tree) -> Iterator[Path]:
    """A real folder in this state."""
    with short_lived_folder() as root:
        for path, content in sorted(tree.items()):
            if content is None:
                (root / path).mkdir()
            else:
                (root / path).write_bytes(content)
        yield root


def found(root: Path) -> Tree:
    paths = sorted(root.rglob("*"))
    return {path.relative_to(root): None if path.is_dir() else path.read_bytes() for path in paths}
