"""Lock files: every package pinned and hashed, and no older than what was asked for."""

import re

import pytest

from tests.ground.tree import ROOT

NAMES = [path.stem for path in (ROOT / "requirements").glob("*.in")]
PINNED = re.compile(r"[a-z0-9-]+==[0-9][0-9.]*( ; [^\\]+)?( --hash=sha256:[0-9a-f]{64})+")


def requirements(name: str) -> list[str]:
    """One string for each package, hashes and all."""
    text = (ROOT / "requirements" / name).read_text()
    lines = re.sub(r" \\\n +", " ", text).splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def is_pinned(line: str) -> bool:
    return PINNED.fullmatch(line) is not None


@pytest.mark.parametrize("name", NAMES)
def test_each_package_is_pinned_and_hashed(name: str) -> None:
    locked = requirements(f"{name}.lock")
    assert locked
    assert [line for line in locked if not is_pinned(line)] == []


@pytest.mark.parametrize("name", NAMES)
def test_the_lock_file_holds_what_was_asked_for(name: str) -> None:
    locked = [line.split(" ")[0] for line in requirements(f"{name}.lock")]
    for asked in requirements(f"{name}.in"):
        plain = re.sub(r"\[.*\]", "", asked)
        assert any(line == plain or line.startswith(plain + "==") for line in locked), asked


@pytest.mark.parametrize(
    "line",
    [
        "pytest",
        "pytest==9.2.0",
        "pytest>=9 --hash=sha256:" + "0" * 64,
        "pytest==9.2.0 --hash=sha256:" + "0" * 63,
        "pytest @ https://host/pytest.whl --hash=sha256:" + "0" * 64,
        "--find-links /wheels",
    ],
)
def test_a_loose_requirement_is_found(line: str) -> None:
    assert not is_pinned(line)
