"""tools/apk.sh: what it says of a machine that cannot build, and what it starts on one that can.

Compilers, Java, buildozer and the rest are stand-ins, so nothing is built here.
"""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.apk.staging import ROOT

BASICS = "sh awk cat df dirname echo head ls mkdir sed touch".split()
NEEDED = "autoconf automake autopoint cmake git keytool libtoolize make patch pkg-config".split()
STAND_INS = {
    **dict.fromkeys([*NEEDED, "unzip", "zip"], "exit 0"),
    "uname": 'cat "$TOP/system"',
    "javac": 'echo "javac $(cat "$TOP/java")"',
    "cc": 'read -r line; test ! -e "$TOP/lacking" || test "$line" != "$(cat "$TOP/lacking")"',
    "buildozer": """
        echo "$@" "constraint=$PIP_CONSTRAINT" >"$TOP/built"
        mkdir bin
        touch bin/w.apk bin/w.aab""",
    "python": 'echo "$@" >"$TOP/checked"',
}


class Machine:
    """A copy of the script on a machine that is nothing but files in a folder."""

    def __init__(self, top: Path) -> None:
        self.top = top
        (top / "game/tools").mkdir(parents=True)
        shutil.copy(ROOT / "tools/apk.sh", top / "game/tools")
        for name, text in STAND_INS.items():
            self.write(f"bin/{name}", f"#!/bin/sh\n{text}\n")
        for name in BASICS:
            (top / "bin" / name).symlink_to(str(shutil.which(name)))
        self.write("game/tools/setup.sh", "#!/bin/sh\nexit 0\n")
        self.write("game/.venv/apk/bin/activate", "")
        self.write("game/.venv/apk/bin/python", '#!/bin/sh\nexec python "$@"\n')
        (top / "game/.venv/buildozer").mkdir()
        self.write("system", "Linux x86_64")
        self.write("java", "17.0.12")

    def write(self, name: str, text: str) -> None:
        path = self.top / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        path.chmod(0o755)

    def text(self, name: str) -> str:
        path = self.top / name
        return path.read_text().strip() if path.exists() else ""

    def build(self, kind: str, **variables: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.top / "game/tools/apk.sh", kind],
            env={"PATH": str(self.top / "bin"), "TOP": str(self.top), **variables},
            capture_output=True,
            text=True,
        )

    def refusal(self, kind: str = "apk") -> str:
        """What it said when it would not build; nothing was started."""
        done = self.build(kind)
        assert done.returncode == 1
        assert self.text("built") == ""
        return done.stderr


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


@pytest.mark.parametrize(
    ("kind", "key", "started"),
    [
        ("apk", {}, "android debug"),
        ("apk", {"P4A_RELEASE_KEYSTORE": "key"}, "--profile apk android release"),
        ("aab", {}, "android release"),
        ("aab", {"P4A_RELEASE_KEYSTORE": "key"}, "android release"),
    ],
)
def test_each_kind_is_built_and_checked(
    machine: Machine, kind: str, key: dict[str, str], started: str
) -> None:
    done = machine.build(kind, **key)
    assert done.returncode == 0, done.stderr
    words, constraint = machine.text("built").split(" constraint=")
    assert words == started
    assert constraint == str(machine.top / "game/android/pip_constraints.txt")
    assert machine.text("checked") == f"-m tools.check_package bin/w.{kind}"


@pytest.mark.parametrize("tool", [*NEEDED, "javac"])
def test_a_missing_tool_is_named_with_the_line_that_helps(machine: Machine, tool: str) -> None:
    (machine.top / "bin" / tool).unlink()
    said = machine.refusal()
    assert f"This machine lacks: {tool}\n" in said
    assert "  sudo apt-get install -y --no-install-recommends autoconf " in said


def test_a_missing_header_is_named(machine: Machine) -> None:
    machine.write("lacking", "#include <zlib.h>")
    assert "This machine lacks: zlib.h\n" in machine.refusal()


def test_an_old_java_is_told(machine: Machine) -> None:
    machine.write("java", "11.0.2")
    assert "Java 17 is needed, and javac is 11." in machine.refusal()


def test_another_system_is_told_of_the_workflow(machine: Machine) -> None:
    machine.write("system", "Darwin arm64")
    said = machine.refusal()
    assert "this is Darwin arm64" in said
    assert ".github/workflows/android.yml" in said


def test_a_full_disk_is_told_before_the_first_build(machine: Machine) -> None:
    (machine.top / "game/.venv/buildozer").rmdir()
    df = machine.top / "bin/df"
    df.unlink()
    machine.write("bin/df", "#!/bin/sh\necho head\necho / 0 0 1048576 0 /\n")
    assert "takes 12 GB, and 1 GB are free here" in machine.refusal()


def test_another_kind_is_refused(machine: Machine) -> None:
    assert "not ipa" in machine.refusal("ipa")


def test_the_workflow_installs_what_the_script_asks_for() -> None:
    script = (ROOT / "tools/apk.sh").read_text()
    packages = script.split("packages='")[1].split("'")[0].split()
    workflow = (ROOT / ".github/workflows/android.yml").read_text().split()
    there = {"git", "openjdk-17-jdk-headless"}  # by the runner, by setup-java
    assert [name for name in packages if name not in {*workflow, *there}] == []
