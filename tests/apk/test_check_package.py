"""tools/check_package.py on packages made by hand: one that is right, and each thing wrong."""

import struct
import tarfile
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools import check_package
from tools.check_package import ARM64, alignments, faults, main

VIBRATE = "android.permission.VIBRATE"
LIBRARY = "lib/arm64-v8a/libmain.so"


def elf(*segments: tuple[int, int], machine: int = ARM64) -> bytes:
    """A library that is nothing but its table of segments: kind and alignment of each."""
    head = b"\x7fELF\x02\x01\x01" + bytes(9) + struct.pack("<HHI", 3, machine, 1)
    head += struct.pack("<QQQIHHHHHH", 0, 64, 0, 0, 64, 56, len(segments), 0, 0, 0)
    return head + b"".join(
        struct.pack("<IIQQQQQQ", kind, 0, 0, 0, 0, 0, 0, align) for kind, align in segments
    )


ALIGNED = elf((6, 8), (1, 0x4000), (1, 0x10000), (2, 8))


def bundle(**libraries: bytes) -> bytes:
    """As python-for-android packs Python's own parts."""
    packed = BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as tar:
        for name, library in {"stdlib.zip": b"PK", **libraries}.items():
            info = tarfile.TarInfo(name)
            info.size = len(library)
            tar.addfile(info, BytesIO(library))
    return packed.getvalue()


def package(
    folder: Path,
    *names: str,
    library: bytes = ALIGNED,
    bundled: bytes = ALIGNED,
    encoding: str = "utf-16-le",
) -> Path:
    path = folder / "made.apk"
    with ZipFile(path, "w") as archive:
        manifest = b"\x03\0\x08\0".join(name.encode(encoding) for name in names)
        archive.writestr("AndroidManifest.xml", manifest)
        archive.writestr(LIBRARY, library)
        archive.writestr("lib/arm64-v8a/libpybundle.so", bundle(**{"modules/_ssl.so": bundled}))
    return path


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-8"])
def test_a_right_package_has_no_faults(tmp_path: Path, encoding: str) -> None:
    assert faults(package(tmp_path, VIBRATE, encoding=encoding)) == []


def test_a_permission_too_many_is_found(tmp_path: Path) -> None:
    made = package(tmp_path, VIBRATE, "android.permission.INTERNET")
    assert faults(made) == ["android.permission.INTERNET: not wanted"]


def test_a_missing_permission_is_found(tmp_path: Path) -> None:
    assert faults(package(tmp_path)) == [f"{VIBRATE}: missing"]


def test_a_library_for_pages_of_4_kb_is_found(tmp_path: Path) -> None:
    made = package(tmp_path, VIBRATE, library=elf((1, 0x4000), (1, 0x1000)))
    assert faults(made) == [f"{LIBRARY}: not aligned to pages of 16 KB"]


def test_a_library_of_python_for_pages_of_4_kb_is_found(tmp_path: Path) -> None:
    made = package(tmp_path, VIBRATE, bundled=elf((1, 0x1000)))
    assert faults(made) == ["libpybundle.so/modules/_ssl.so: not aligned to pages of 16 KB"]


@pytest.mark.parametrize(
    "library", [elf((1, 0x4000), machine=62), b"no library at all, but so named"]
)
def test_a_library_for_another_processor_is_found(tmp_path: Path, library: bytes) -> None:
    assert faults(package(tmp_path, VIBRATE, library=library)) == [f"{LIBRARY}: not for arm64"]
    bundled = package(tmp_path, VIBRATE, bundled=library)
    assert faults(bundled) == ["libpybundle.so/modules/_ssl.so: not for arm64"]


def test_only_segments_that_are_loaded_count() -> None:
    assert alignments(ALIGNED) == [0x4000, 0x10000]


def test_a_large_package_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check_package, "LARGEST", 100)
    assert faults(package(tmp_path, VIBRATE)) == ["larger than 0 MB"]


def test_the_manifest_of_a_bundle_is_read(tmp_path: Path) -> None:
    path = tmp_path / "made.aab"
    with ZipFile(path, "w") as archive:
        archive.writestr("base/manifest/AndroidManifest.xml", f"\x0a\x1c{VIBRATE}\x12")
    assert faults(path) == []


def test_the_size_is_printed_and_faults_end_in_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(package(tmp_path, VIBRATE))]) == 0
    assert main([str(package(tmp_path))]) == 1
    said = capsys.readouterr()
    assert said.out.endswith("made.apk: 0.0 MB\n")
    assert said.err.endswith(f"{VIBRATE}: missing\n")
