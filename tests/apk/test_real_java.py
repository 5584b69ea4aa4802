"""The adapters over a real JVM: every call finds its overload, and listening ends no process.

Needs a JDK; without one the tests are skipped and say so.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.apk.staging import ROOT

HERE = ROOT / "tests/apk/jvm"
ROUNDS = 200
"""plyer's own listener ended the process in each of four runs."""

LONGEST = 120

pytestmark = pytest.mark.skipif(not shutil.which("javac"), reason="no javac: no round over Java")


@pytest.fixture(scope="module")
def classes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Android as the stubs know it, compiled."""
    folder = tmp_path_factory.mktemp("java")
    units = re.split(r"^(?=package )", (HERE / "phone.java").read_text(), flags=re.MULTILINE)[1:]
    sources = []
    for unit in units:
        [package] = re.findall(r"^package (\S+);", unit)
        name = re.findall(r"^public (?:\w+ )*(?:class|interface) (\w+)", unit, re.MULTILINE)[0]
        source = folder / "src" / package.replace(".", "/") / f"{name}.java"
        source.parent.mkdir(parents=True, exist_ok=True)
        source.write_text(unit)
        sources.append(str(source))
    words = ["javac", "-nowarn", "-d", str(folder / "classes"), *sources]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return folder / "classes"


def run(classes: Path, api: int, rounds: int, *, is_kept: bool) -> subprocess.CompletedProcess[str]:
    words = [str(classes), str(api), str(rounds), "kept" if is_kept else "freed"]
    return subprocess.run(
        [sys.executable, str(HERE / "round.py"), *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=LONGEST,
    )


def told(classes: Path, api: int, rounds: int) -> dict[str, Any]:
    done = run(classes, api, rounds, is_kept=True)
    assert done.returncode == 0, f"{done.returncode} {done.stdout[-2000:]} {done.stderr[-4000:]}"
    answers: dict[str, Any] = json.loads(done.stdout)
    return answers


BY_API = {
    24: ([1, 2, 3, 4], ["pattern [[0, 30, 90, 30], -1]"], []),
    29: ([1, 2, 3, 4], ["effect [[0, 30, 90, 30]-1]"], []),
    36: ([3, 50, 9, 40], ["effect [[0, 30, 90, 30]-1]"], ["bars [24, 24]"]),
}


@pytest.mark.parametrize("api", BY_API)
def test_every_call_finds_its_overload(classes: Path, api: int) -> None:
    answers = told(classes, api, rounds=2)
    insets, buzz, bars = BY_API[api]
    assert answers["insets"] == insets
    assert answers["rest"] == [True, "pt", True, True]
    assert answers["sizes"] == [2.5, 1.3]
    assert answers["sent"] == ["at the start", "", True, True, "later"]
    assert sorted(answers["told"]) == sorted(
        [
            *("flags on [128]", "flags off [128]", *bars, *buzz, "tick [4]"),
            *("type [text/plain]", "extra [TEXT, a roll]", "choose [SEND, null]"),
            *("started [CHOOSER]", "language [nl]", "say [words, 0]", "sent []"),
        ]
    )


def test_listening_and_resting_while_events_come_ends_no_process(classes: Path) -> None:
    answers = told(classes, 36, ROUNDS)
    assert answers["felt"] > ROUNDS * 0.9
    assert answers["after"] == 0


def test_a_listener_that_is_freed_while_java_calls_it_ends_the_process(classes: Path) -> None:
    """As plyer's did: the round above would see it."""
    done = run(classes, 36, ROUNDS, is_kept=False)
    assert done.returncode != 0
    assert "SIGSEGV" in done.stdout
