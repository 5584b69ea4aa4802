"""tools/prove.sh: what it refuses, and what it would start; the proofs themselves take minutes.

The systems that it unpacks, pip and pytest are stand-ins.
"""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.apk.staging import ROOT

STAND_INS = {
    "id": 'echo "${WHO:-0}"',
    "dpkg": "exit 0",
    "apt-get": "echo http://mirror/ubuntu/; echo http://mirror/debian",
    "mmdebstrap": """
        echo "$@" >>"$TOP/unpacked"
        for word; do case $word in *root.new) mkdir -p "$word" ;; esac; done""",
    "tar": 'mkdir -p "$4/kivy/lang" && : >"$4/kivy/lang/parser.py"',
    "patch": 'read -r name; echo "$@" "$name" >>"$TOP/patched"',
    "unshare": 'echo "$@" >>"$TOP/inside"',
    "qemu-aarch64-static": "exit 0",
}
BASICS = "sh cat chmod dirname echo grep ln mkdir mv printf rm sed tr".split()
PYTHON = """#!/bin/sh
case "$*" in
    *pip*) echo "$@" >>"$TOP/installed" ;;
    *) echo "$PHONE_PYTHON $@" >>"$TOP/tested" ;;
esac
"""


PATCH = "pythonforandroid/recipes/kivy/no-ast-str.patch"


class Machine:
    def __init__(self, top: Path) -> None:
        self.top, self.game = top, top / "game"
        for name in ("tools", "requirements"):
            shutil.copytree(ROOT / name, self.game / name)
        for name, text in STAND_INS.items():
            self.write(f"bin/{name}", f"#!/bin/sh\n{text}\n")
        for name in BASICS:
            (top / "bin" / name).symlink_to(str(shutil.which(name)))
        self.write("game/tools/setup.sh", "#!/bin/sh\n")
        self.write("game/.venv/apk/bin/python", PYTHON)
        self.write(f"game/.venv/apk/lib/python3.11/site-packages/{PATCH}", "no-ast-str.patch\n")

    def write(self, name: str, text: str) -> None:
        path = self.top / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        path.chmod(0o755)

    def prove(self, what: str, **variables: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.game / "tools/prove.sh", what],
            env={"PATH": str(self.top / "bin"), "TOP": str(self.top), **variables},
            capture_output=True,
            text=True,
        )

    def lines(self, name: str) -> list[str]:
        path = self.top / name
        return path.read_text().splitlines() if path.exists() else []


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_another_proof_is_refused(machine: Machine) -> None:
    done = machine.prove("ios")
    assert (done.returncode, done.stderr) == (1, "tools/prove.sh proves 314 or arm64, not ios.\n")


def test_who_is_not_root_is_told_the_line_that_helps(machine: Machine) -> None:
    done = machine.prove("314", WHO="1000")
    assert done.returncode == 1
    assert "sudo make prove-314\n" in done.stderr
    assert machine.lines("unpacked") == []


@pytest.mark.parametrize(("what", "suite"), [("314", "forky"), ("arm64", "trixie")])
def test_a_system_is_unpacked_once_and_the_staged_app_played_on_it_each_time(
    machine: Machine, what: str, suite: str
) -> None:
    for _ in range(2):
        done = machine.prove(what)
        assert done.returncode == 0, done.stderr
    place = machine.game / f".venv/prove-{what}"
    [unpacked] = machine.lines("unpacked")
    assert unpacked.endswith(f" {suite} {place}/root.new http://mirror/debian")
    tested = f"{place}/python -m pytest tests/apk/test_staged_app.py"
    assert machine.lines("tested") == [tested] * 2


def test_the_phone_s_own_wheels_are_taken_and_hashes_asked_for(machine: Machine) -> None:
    machine.prove("arm64")
    kivy, others = machine.lines("installed")
    assert "manylinux2014_aarch64" in kivy
    assert (machine.game / ".venv/prove-arm64/kivy.lock").read_text().startswith("kivy==")
    assert "android_24_arm64_v8a" in others
    assert others.endswith("-r requirements/android.lock")
    assert all("--require-hashes" in line for line in (kivy, others))


def test_on_the_phone_s_python_kivy_is_built_from_its_source(machine: Machine) -> None:
    done = machine.prove("314")
    assert done.returncode == 0, done.stderr
    place = machine.game / ".venv/prove-314"
    environment, download, build = machine.lines("inside")
    assert environment.endswith(f"python3.14 -m venv {place}/env")
    assert "--no-binary kivy" in download
    assert download.endswith("kivy==2.3.1")
    assert build.endswith(f"--target {place}/site {place}/kivy")
    assert machine.lines("patched") == [f"-s -p1 -d {place}/kivy no-ast-str.patch"]
