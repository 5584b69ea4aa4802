"""Looks into a finished APK or AAB: its size, its permissions, its libraries.

Needs neither SDK nor NDK: libraries are ELF files, and strings of a compiled manifest are plain.
Python's own libraries are in a tar that is called one, for Android unpacks nothing else.
`python -m tools.check_package FILE...` prints the size and what is wrong; 1 if anything is.
"""

import re
import struct
import sys
import tarfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

LARGEST = 45 * 2**20
PAGE = 0x4000
"""Android 15 may have pages of 16 KB: a library loads if its segments lie on such borders."""
PERMISSIONS = {"android.permission.VIBRATE"}
PERMISSION = re.compile(r"android\.permission\.[A-Z_]+")
BUNDLE = "libpybundle.so"
MANIFESTS = ("AndroidManifest.xml", "base/manifest/AndroidManifest.xml")
ARM64 = 183
LOAD = 1


def faults(package: Path) -> list[str]:
    with ZipFile(package) as archive:
        return [
            *_faults_of_size(package),
            *_faults_of_permissions(archive),
            *_faults_of_libraries(archive),
        ]


def _faults_of_size(package: Path) -> Iterator[str]:
    if package.stat().st_size > LARGEST:
        yield f"larger than {LARGEST / 2**20:.0f} MB"


def _faults_of_permissions(archive: ZipFile) -> Iterator[str]:
    found = {name for manifest in _manifests(archive) for name in permissions(manifest)}
    for name in sorted(found ^ PERMISSIONS):
        yield f"{name}: {'not wanted' if name in found else 'missing'}"


def _manifests(archive: ZipFile) -> Iterator[bytes]:
    yield from (archive.read(name) for name in archive.namelist() if name in MANIFESTS)


def permissions(manifest: bytes) -> set[str]:
    """Names of permissions in a compiled manifest: UTF-16 in an APK (or UTF-8), UTF-8 in an AAB."""
    texts = (manifest.decode("latin-1"), manifest.replace(b"\0", b"").decode("latin-1"))
    return {name for text in texts for name in PERMISSION.findall(text)}


def _faults_of_libraries(archive: ZipFile) -> Iterator[str]:
    for name, library in _libraries(archive):
        if machine(library) != ARM64:
            yield f"{name}: not for arm64"
        elif any(alignment % PAGE for alignment in alignments(library)):
            yield f"{name}: not aligned to pages of 16 KB"


def _libraries(archive: ZipFile) -> Iterator[tuple[str, bytes]]:
    for name in archive.namelist():
        if name.endswith(f"/{BUNDLE}"):
            yield from _bundled(archive.read(name))
        elif name.endswith(".so"):
            yield name, archive.read(name)


def _bundled(bundle: bytes) -> Iterator[tuple[str, bytes]]:
    with tarfile.open(fileobj=BytesIO(bundle)) as tar:
        for member in tar:
            content = tar.extractfile(member) if member.name.endswith(".so") else None
            if content is not None:
                yield f"{BUNDLE}/{member.name}", content.read()


def machine(library: bytes) -> int:
    """For which processor an ELF file is; 0 for what is none."""
    return int(struct.unpack_from("<H", library, 18)[0]) if library.startswith(b"\x7fELF") else 0


def alignments(library: bytes) -> list[int]:
    """Of the segments that are loaded, of a 64-bit little-endian ELF file."""
    (table,) = struct.unpack_from("<Q", library, 32)
    size, count = struct.unpack_from("<HH", library, 54)
    rows = (table + size * i for i in range(count))
    return [
        struct.unpack_from("<Q", library, row + 48)[0]
        for row in rows
        if struct.unpack_from("<I", library, row)[0] == LOAD
    ]


def main(names: list[str]) -> int:
    found = [(name, fault) for name in names for fault in faults(Path(name))]
    for name in names:
        print(f"{name}: {Path(name).stat().st_size / 2**20:.1f} MB")
    for name, fault in found:
        print(f"{name}: {fault}", file=sys.stderr)
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
