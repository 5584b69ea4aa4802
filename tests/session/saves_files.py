"""Save files made by hand, after the words of saves.py and not by its code."""

import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from app.session.record import Record, Start, record_text
from app.session.saves import Loaded, SaveFailed, Saves, Trouble
from tests.session.saves_system import short_lived_folder

SLOT = "shift"
LAST, PREVIOUS, TEMPORARY, BAD = (f"{SLOT}.{kind}" for kind in ("save", "prev", "tmp", "bad"))

Body = bytes | None


def record_body(seed: int, *moves: str) -> bytes:
    options = {"cards": 6, "colors": ["red", "blue"], "dark_pilot": True, "ending": "any_exit"}
    return record_text(Record(Start("shift", 1, 2, seed, options), moves)).encode()


OLDER = record_body(7, "w2:NES", "d5", "n1:NE")
OLD = record_body(
    7,
    *("w2:NES", "d5", "n1:NE", "*g2", "e3:NS", "a1", "s2:ESW", "b6", "n3:NW", "c3", "w1:EW", "a4"),
    *("n2:SW", "*f3", "e1:NEW", "g7", "s1:NE", "b2", "e2:ES", "c5", "w3:NSW", "e6", "n1:NS", "d1"),
)
OTHER = record_body(1 << 63, "s1:NW", "a1", "n1:ES", "*c4", "w1:NEW", "g7", "e2:NS", "g6")


def sealed(body: bytes, version: int = 1) -> bytes:
    counted = f"{version} {len(body)}".encode()
    checksum = f"{zlib.crc32(counted + body):08x}".encode()
    return b"wanderwall-save " + counted + b" " + checksum + b"\n" + body


NEWER = sealed(b"what no present version knows", version=2)


@contextmanager
def saves_on(files: Mapping[str, bytes]) -> Iterator[tuple[Saves, Path]]:
    """Saves of a folder with these files."""
    with short_lived_folder() as folder:
        write_files(folder, files)
        saves = Saves(folder)
        yield saves, folder
        saves.close()


def write_files(folder: Path, files: Mapping[str, bytes]) -> None:
    folder.mkdir(exist_ok=True)
    for name, data in files.items():
        (folder / name).write_bytes(data)


def files_in(folder: Path) -> dict[str, bytes]:
    """All but the lock."""
    names = (path for path in sorted(folder.iterdir()) if path.name != "lock")
    return {path.name: path.read_bytes() for path in names}


def outcome_of_load(saves: Saves) -> Loaded[bytes] | Trouble | None:
    try:
        return saves.load(SLOT)
    except SaveFailed as failure:
        return Trouble(failure.code)


def outcome_of_store(saves: Saves, body: bytes) -> Trouble | None:
    try:
        saves.store(SLOT, body)
    except SaveFailed as failure:
        return Trouble(failure.code)
    return None
